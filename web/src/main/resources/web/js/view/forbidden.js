import { h, icon } from '../dom.js';
import { ways } from '../guest.js';
import { t } from '../i18n.js';

/** For a page that only superusers see. */
export function forbidden() {
  return h('div', { class: 'view' }, h('h1', t('shell.forbidden.title')), h('div', { class: 'note note-warn' }, icon('info'), h('p', t('shell.forbidden.text'))));
}

/** For a page that guests do not see. */
export function needsAccount() {
  return h('div', { class: 'view' }, h('h1', t('shell.guest.title')), h('div', { class: 'note' }, icon('info'), h('div', h('p', t('shell.guest.text')), h('p', { class: 'row' }, ways()))));
}
