import { h, icon } from '../dom.js';
import { t } from '../i18n.js';

/** For an address at which there is no page: what it was, and the way back. */
export function notFound(path) {
  return h(
    'div',
    { class: 'view view-not-found' },
    h('h1', t('shell.notFound.title')),
    h('div', { class: 'note note-warn' }, icon('info'), h('p', t('shell.notFound.text', { path }))),
    h('p', h('a', { class: 'button button-primary', href: '/' }, t('shell.notFound.back'))),
  );
}
