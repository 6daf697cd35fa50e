export const title = 'shell.nav.panchanga';
export async function mount(root) { root.append('panchanga'); }
