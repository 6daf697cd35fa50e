// Signing up: an address first; then, with the token of the mail that came there, username, name and password.
import { api } from '../api.js';
import { clear, h, icon } from '../dom.js';
import { registration } from '../guest.js';
import { language, t, use } from '../i18n.js';
import { session } from '../session.js';
import { busy, field, readyToSend, showErrors } from '../ui.js';

export const title = 'account.register.title';

export async function mount(root, { params, navigate }) {
  await use('account');
  const given = new URLSearchParams(location.hash.slice(1)).get('token');
  if (given) {
    // It works once and is a secret until then: it does not stay in the address or the history.
    history.replaceState(null, '', location.pathname);
  }
  if (session.signedIn && !given) {
    // Also whoever has just made the account: the router mounts this view anew when somebody signs in.
    navigate('/chart?new', { replace: true });
    return;
  }
  const card = h('div', { class: 'card' });
  root.append(h('div', { class: 'narrow' }, card));
  if (registration() === 'closed') {
    clear(card, h('h1', t('account.register.title')), h('p', t('account.register.closed')), back());
  } else if (given || params.has('token')) {
    confirm(card, given);
  } else {
    ask(card);
  }
}

function ask(card) {
  const errors = h('div');
  const form = h(
    'form',
    { novalidate: true, onsubmit: submit },
    h('h1', t('account.register.title')),
    h('p', { class: 'soft' }, t('account.register.text')),
    field({ name: 'email', label: t('account.email'), type: 'email', autocomplete: 'email', required: true }),
    errors,
    h('button', { type: 'submit', class: 'button button-primary button-wide' }, t('account.register.send')),
    back(),
  );
  clear(card, form);
  form.email.focus();

  async function submit(event) {
    if (!readyToSend(form, errors, event)) {
      return;
    }
    const email = form.email.value.trim();
    try {
      await busy(form, api.post(`/api/v1/auth/register?lang=${language()}`, { email }, { anonymous: true }));
      const heading = h('h1', { tabindex: '-1' }, t('account.register.sent'));
      // The same words whether or not the address is known: nobody learns here who has an account.
      clear(card, icon('mail'), heading, h('p', { role: 'status' }, t('account.register.sentText', { email })), h('p', { class: 'center small' }, h('a', { href: '/register?token' }, t('account.register.enter'))), back());
      heading.focus();
    } catch (failed) {
      showErrors(form, failed, errors, { retry: failed.kind === 'offline' ? submit : undefined });
    }
  }
}

/** given: the token of the link that was followed, or null: then it is pasted. */
function confirm(card, given) {
  const errors = h('div');
  const form = h(
    'form',
    { novalidate: true, onsubmit: submit },
    h('h1', t('account.register.title')),
    !given && field({ name: 'token', label: t('account.register.token'), hint: t('account.register.tokenHint'), autocomplete: 'off', spellcheck: 'false', required: true }),
    field({ name: 'username', label: t('account.username'), autocomplete: 'username', autocapitalize: 'none', spellcheck: 'false', required: true, maxlength: 32 }),
    field({ name: 'name', label: t('account.name'), autocomplete: 'name', required: true, maxlength: 100 }),
    field({ name: 'password', label: t('account.newPassword'), type: 'password', hint: t('account.passwordHint'), autocomplete: 'new-password', required: true }),
    errors,
    h('button', { type: 'submit', class: 'button button-primary button-wide' }, t('account.register.make')),
    back(),
  );
  clear(card, form);
  (form.elements.namedItem('token') ?? form.elements.namedItem('username')).focus();

  async function submit(event) {
    if (!readyToSend(form, errors, event)) {
      return;
    }
    const value = (name) => form.elements.namedItem(name).value;
    const body = { token: given ?? value('token').trim(), username: value('username').trim(), name: value('name').trim(), password: value('password') };
    try {
      await busy(form, api.post('/api/v1/auth/confirm', body, { anonymous: true }));
      const isIn = registration() === 'open' && !session.signedIn && (await busy(form, entered(body)));
      if (isIn) {
        return;
      }
      const heading = h('h1', { tabindex: '-1' }, t('account.register.title'));
      clear(card, icon('check'), heading, h('p', { role: 'status' }, t(registration() === 'approval' ? 'account.register.waits' : 'account.register.done')), back());
      heading.focus();
    } catch (failed) {
      if (failed.errors?.some((error) => error.field === 'token')) {
        clear(errors, h('div', { class: 'note note-bad', role: 'alert' }, icon('warn'), h('div', h('p', t('account.register.dead')), h('p', h('a', { href: '/register' }, t('account.register.again'))))));
      } else {
        showErrors(form, failed, errors, { retry: failed.kind === 'offline' ? submit : undefined });
      }
    }
  }
}

/**
 * Signs in with what was just chosen, as by the form for it and under the same limits; true if it was so. The account is made in any case, and
 * where it cannot be entered at once, that and the way to the form are said.
 */
async function entered({ username, password }) {
  try {
    await session.signIn(username, password);
    return true;
  } catch {
    return false;
  }
}

function back() {
  return h('p', { class: 'center small card-foot' }, h('a', { href: '/sign-in' }, t('account.recover.back')));
}
