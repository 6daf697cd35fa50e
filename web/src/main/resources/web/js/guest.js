// Looking around without an account: how it begins, and what is said meanwhile.
import { h, icon } from './dom.js';
import { t } from './i18n.js';
import { session } from './session.js';

/** What the document says of the service, such as whether people can register. */
function said(name) {
  return document.querySelector(`meta[name="${name}"]`)?.content;
}

/** Whether the service lets visitors in. */
export function hasGuests() {
  return said('guests') === 'on';
}

/** Whether people can make accounts themselves: closed, open or approval. */
export function registration() {
  return said('registration') ?? 'closed';
}

/** Where somebody signs in who then comes back to the present address. */
export function signInUrl(reason) {
  const query = new URLSearchParams({ next: location.pathname + location.search });
  if (reason) {
    query.set('reason', reason);
  }
  return `/sign-in?${query}`;
}

/** The ways to an account: to sign in, and to make one where people can. */
export function ways() {
  return [h('a', { class: 'button', href: signInUrl() }, t('shell.signIn')), registration() !== 'closed' && h('a', { class: 'button', href: '/register' }, t('shell.register'))];
}

/**
 * The button by which a visit begins, or null where there are no guests or one is here already. Where the visit leads is `go()`;
 * `failed(error)` hears why it did not begin.
 */
export function tryButton({ go, failed, classes = [] }) {
  if (!hasGuests() || session.isGuest) {
    return null;
  }
  const begin = async () => {
    button.disabled = true;
    try {
      await session.visit();
    } catch (error) {
      button.disabled = false;
      return failed(error);
    }
    return go();
  };
  const button = h('button', { type: 'button', class: ['button', ...classes], onclick: begin }, t('shell.guest.try'));
  return button;
}

/** What a guest reads above every page; the way to sign in stands beside the name of the page already. */
export function guestNote() {
  return h('aside', { class: 'guest-note', 'aria-labelledby': 'guest-note' }, icon('info'), h('p', { id: 'guest-note' }, t('shell.guest.note')), registration() !== 'closed' && h('p', h('a', { href: '/register' }, t('shell.register'))));
}
