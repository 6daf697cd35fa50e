import { clear, h } from '../dom.js';
import { registration, tryButton } from '../guest.js';
import { t } from '../i18n.js';
import { pageOf } from '../pages.js';
import { session } from '../session.js';
import { busy, failure, field, readyToSend, showErrors } from '../ui.js';

export const title = 'shell.signIn';

export async function mount(root, { params, navigate }) {
  const next = destination(params.get('next'));
  if (session.signedIn) {
    navigate(next, { replace: true });
    return;
  }
  const errors = h('div');
  const form = h(
    'form',
    { class: 'card sign-in-card', novalidate: true, onsubmit: submit },
    h('h1', t('shell.signIn')),
    behind(params.get('next')),
    params.get('reason') === 'expired' && h('p', { class: 'note note-warn' }, t('shell.expired')),
    params.get('reason') === 'password' && h('p', { class: 'note note-good' }, t('shell.passwordChanged')),
    field({ name: 'username', label: t('shell.usernameOrEmail'), autocomplete: 'username', autocapitalize: 'none', spellcheck: 'false', required: true }),
    field({ name: 'password', label: t('shell.password'), type: 'password', autocomplete: 'current-password', required: true }),
    field({ name: 'stay', label: t('shell.stay'), type: 'checkbox', hint: t('shell.stayHint') }),
    errors,
    h('button', { type: 'submit', class: 'button button-primary button-wide' }, t('shell.signIn')),
    h('p', { class: 'center small' }, h('a', { href: '/recover' }, t('shell.forgotten'))),
    registration() !== 'closed' && h('p', { class: 'center small' }, h('a', { href: '/register' }, t('shell.register'))),
    tryButton({ classes: ['button-wide'], go: () => navigate(next, { replace: true }), failed: (failed) => clear(errors, failure(failed)) }),
  );

  async function submit(event) {
    if (!readyToSend(form, errors, event)) {
      return;
    }
    try {
      await busy(form, session.signIn(form.username.value.trim(), form.password.value, form.stay.checked));
      // The router hears of the sign-in, mounts this view again and goes on to where the person wanted to be.
    } catch (failed) {
      if (failed.kind === 'unauthorized') {
        form.password.value = '';
        clear(errors, h('div', { class: 'note note-bad', role: 'alert' }, h('p', t('shell.wrongPassword'))));
        form.password.focus();
      } else if (failed.kind === 'limited') {
        // The name or the password may be wrong: whoever waited decides whether to try again.
        clear(errors, failure(failed));
      } else {
        showErrors(form, failed, errors, { retry: submit });
      }
    }
  }

  root.append(h('div', { class: 'narrow' }, form));
  form.username.focus();
}

/** What is behind a link that somebody followed here: the page and, where the link says it, whose. */
function behind(next) {
  const url = new URL(destination(next), location.origin);
  const row = pageOf(url.pathname);
  if (!next || !row?.labelKey) {
    return null;
  }
  const what = [t(row.labelKey), url.searchParams.get('name')].filter(Boolean).join(' · ');
  return h('p', { class: 'note behind' }, t('shell.behind', { what }));
}

/** Only a path of this page: an address from outside must not become a way to somewhere else. */
function destination(next) {
  if (!next || !next.startsWith('/') || next.startsWith('//') || next.startsWith('/\\')) {
    return '/chart';
  }
  const url = new URL(next, location.origin);
  return url.origin === location.origin ? url.pathname + url.search : '/chart';
}
