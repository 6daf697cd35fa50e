// A new e-mail address: the token of the mail that came there confirms it.
import { api } from '../api.js';
import { clear, h, icon } from '../dom.js';
import { t, use } from '../i18n.js';
import { session } from '../session.js';
import { busy, field, readyToSend, showErrors } from '../ui.js';

export const title = 'account.address.title';

export async function mount(root) {
  await use('account');
  const given = new URLSearchParams(location.hash.slice(1)).get('token');
  if (given) {
    // It works once and is a secret until then: it does not stay in the address or the history.
    history.replaceState(null, '', location.pathname);
  }
  const errors = h('div');
  const card = h('div', { class: 'card' });
  // By a button: programs that look through mail open links, and must not confirm what nobody has read.
  const form = h(
    'form',
    { novalidate: true, onsubmit: submit },
    h('h1', t('account.address.title')),
    h('p', { class: 'soft' }, t('account.address.text')),
    !given && field({ name: 'token', label: t('account.register.token'), hint: t('account.register.tokenHint'), autocomplete: 'off', spellcheck: 'false', required: true }),
    errors,
    h('button', { type: 'submit', class: 'button button-primary button-wide' }, t('account.address.confirm')),
  );
  clear(card, form);
  root.append(h('div', { class: 'narrow' }, card));
  (form.elements.namedItem('token') ?? form.querySelector('button')).focus();

  async function submit(event) {
    if (!readyToSend(form, errors, event)) {
      return;
    }
    try {
      await busy(form, api.post('/api/v1/auth/confirm-address', { token: given ?? form.token.value.trim() }, { anonymous: true }));
    } catch (failed) {
      if (failed.errors?.some((error) => error.field === 'token')) {
        clear(errors, h('div', { class: 'note note-bad', role: 'alert' }, icon('warn'), h('div', h('p', t('account.address.dead')), h('p', toAccount()))));
      } else {
        showErrors(form, failed, errors, { retry: failed.kind === 'offline' ? submit : undefined });
      }
      return;
    }
    if (session.signedIn) {
      await session.reload().catch(() => {});
    }
    const heading = h('h1', { tabindex: '-1' }, t('account.address.title'));
    clear(card, icon('check'), heading, h('p', { role: 'status' }, t('account.address.done')), h('p', { class: 'center small card-foot' }, toAccount()));
    heading.focus();
  }
}

function toAccount() {
  return h('a', { href: '/account' }, t('account.address.again'));
}
