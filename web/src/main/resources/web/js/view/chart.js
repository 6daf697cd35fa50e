export const title = 'shell.nav.chart';
export async function mount(root) { root.append('chart'); }
