import { api } from '../api.js';
import { clear, h, icon } from '../dom.js';
import { t, use } from '../i18n.js';
import { router } from '../router.js';
import { session } from '../session.js';
import { busy, field, readyToSend, showErrors } from '../ui.js';

export const title = 'account.reset.title';

/** Sets a new password with the token of the recovery mail. */
export async function mount(root) {
  await use('account');
  const given = new URLSearchParams(location.hash.slice(1)).get('token');
  if (given) {
    // It works once and is a secret until then: it does not stay in the address or the history.
    history.replaceState(null, '', location.pathname);
  }
  const errors = h('div');
  const form = h(
    'form',
    { class: 'card', novalidate: true, onsubmit: submit },
    h('h1', t('account.reset.title')),
    !given && field({ name: 'token', label: t('account.reset.token'), hint: t('account.reset.tokenHint'), autocomplete: 'off', spellcheck: 'false', required: true }),
    field({ name: 'new_password', label: t('account.newPassword'), type: 'password', hint: t('account.passwordHint'), autocomplete: 'new-password', required: true }),
    errors,
    h('button', { type: 'submit', class: 'button button-primary button-wide' }, t('account.reset.save')),
  );
  root.append(h('div', { class: 'narrow' }, form));
  (form.elements.namedItem('token') ?? form.new_password).focus();

  async function submit(event) {
    if (!readyToSend(form, errors, event)) {
      return;
    }
    const body = { token: given ?? form.token.value.trim(), new_password: form.new_password.value };
    try {
      await busy(form, api.post('/api/v1/auth/reset-password', body, { anonymous: true }));
    } catch (failed) {
      if (failed.errors?.some((e) => e.field === 'token')) {
        clear(
          errors,
          h('div', { class: 'note note-bad', role: 'alert' }, icon('warn'), h('div', h('p', t('account.reset.dead')), h('p', h('a', { href: '/recover' }, t('account.reset.again'))))),
        );
      } else {
        showErrors(form, failed, errors, { retry: failed.kind === 'offline' ? submit : undefined });
      }
      return;
    }
    if (session.signedIn) {
      // If it was this account, its sessions are over, and asking finds that out.
      await session.reload().catch(() => {});
    }
    // By the router itself: the end of the session may have replaced this view.
    await router.navigate('/sign-in?reason=password', { replace: true });
  }
}
