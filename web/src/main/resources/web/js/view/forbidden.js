import { h, icon } from '../dom.js';
import { t } from '../i18n.js';

/** For a page that only superusers see. */
export function forbidden() {
  return h('div', { class: 'view' }, h('h1', t('shell.forbidden.title')), h('div', { class: 'note note-warn' }, icon('info'), h('p', t('shell.forbidden.text'))));
}
