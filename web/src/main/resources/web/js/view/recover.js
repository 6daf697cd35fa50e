import { api } from '../api.js';
import { clear, h, icon } from '../dom.js';
import { language, t, use } from '../i18n.js';
import { busy, field, readyToSend, showErrors } from '../ui.js';

export const title = 'account.recover.title';

/** Asks for a mail that leads to a new password. */
export async function mount(root) {
  await use('account');
  if (document.querySelector('meta[name="sends-mail"]')?.content === 'false') {
    // No mail would come, so none is promised.
    root.append(h('div', { class: 'narrow' }, h('div', { class: 'card' }, h('h1', t('account.recover.title')), h('p', t('account.recover.off')), back())));
    return;
  }
  const errors = h('div');
  const form = h(
    'form',
    { novalidate: true, onsubmit: submit },
    h('h1', t('account.recover.title')),
    h('p', { class: 'soft' }, t('account.recover.text')),
    field({ name: 'email', label: t('account.email'), type: 'email', autocomplete: 'email', required: true }),
    errors,
    h('button', { type: 'submit', class: 'button button-primary button-wide' }, t('account.recover.send')),
    back(),
  );
  const card = h('div', { class: 'card' }, form);
  root.append(h('div', { class: 'narrow' }, card));
  form.email.focus();

  async function submit(event) {
    if (!readyToSend(form, errors, event)) {
      return;
    }
    const email = form.email.value.trim();
    try {
      await busy(form, api.post(`/api/v1/auth/password-recovery/${encodeURIComponent(email)}?lang=${language()}`, undefined, { anonymous: true }));
      const heading = h('h1', { tabindex: '-1' }, t('account.recover.sent'));
      // The same words whether or not the address is known: nobody learns here who has an account.
      clear(card, icon('mail'), heading, h('p', { role: 'status' }, t('account.recover.sentText', { email })), back());
      heading.focus();
    } catch (failed) {
      showErrors(form, failed, errors, { retry: failed.kind === 'offline' ? submit : undefined });
    }
  }
}

function back() {
  return h('p', { class: 'center small card-foot' }, h('a', { href: '/sign-in' }, t('account.recover.back')));
}
