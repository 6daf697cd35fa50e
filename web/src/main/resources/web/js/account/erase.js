// The end of an account, by its owner.
import { api } from '../api.js';
import { h, icon } from '../dom.js';
import { t } from '../i18n.js';
import { session } from '../session.js';
import { dialog, field, toast } from '../ui.js';
import { section } from './card.js';

const ERASURE = '/api/v1/users/me/erasure';

export function eraseCard() {
  return section('erase', 'trash', h('p', { class: 'soft' }, t('account.erase.text')), h('p', h('button', { type: 'button', class: 'button button-danger', onclick: erase }, icon('trash'), t('account.erase'))));
}

async function erase() {
  const { username } = session.user;
  const done = await dialog({
    title: t('account.erase.title', { username }),
    body: [
      h('div', { class: 'note note-warn' }, icon('warn'), h('p', t('account.erase.sure'))),
      // For password managers, which want to know whose password it is.
      h('input', { type: 'text', name: 'username', autocomplete: 'username', value: username, hidden: true, 'aria-hidden': 'true', tabindex: '-1' }),
      field({ name: 'current_password', label: t('account.presentPassword'), type: 'password', autocomplete: 'current-password', required: true }),
    ],
    submit: t('account.erase'),
    danger: true,
    onsubmit: async (form) => {
      await api.post(ERASURE, { current_password: form.current_password.value });
    },
  });
  if (done) {
    session.ended('signed-out');
    toast(t('account.erase.done'));
  }
}
