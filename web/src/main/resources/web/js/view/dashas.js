export const title = 'shell.nav.dashas';
export async function mount(root) { root.append('dashas'); }
