import { h } from '../dom.js';
import { t } from '../i18n.js';

export const title = 'shell.title';

export async function mount(root) {
  root.append(h('h1', t('shell.title')));
}
