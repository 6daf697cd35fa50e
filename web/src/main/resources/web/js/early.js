// What every page needs besides its modules, asked for while those are still on their way: the words of the page in the
// reader's language, who is signed in and what they prefer. On a slow line each of them would be a wait of its own. It imports nothing, and it
// stays a file of its own beside the bundles.

/** The code of every language, in the order in which they are offered. */
export const LANGUAGES = ['en', 'ta', 'hi', 'te', 'kn', 'ml', 'sa', 'bn', 'gu', 'mr'];

/** Where the choice of a language, and the session of this tab, are kept. */
export const STORED_LANGUAGE = 'nirayana.language';
export const STORED_SESSION = 'nirayana.session';

export function isKnown(code) {
  return LANGUAGES.includes(code);
}

/** The language that was chosen last, or the first of the browser's own that the page speaks. */
export function firstLanguage() {
  try {
    const stored = localStorage.getItem(STORED_LANGUAGE);
    if (isKnown(stored)) {
      return stored;
    }
  } catch {
    // Storage may be forbidden; then the browser's own language decides.
  }
  return (navigator.languages ?? []).map((l) => l.toLowerCase().split('-')[0]).find(isKnown) ?? 'en';
}

/** The session that this tab keeps, { token, expiresAt, lifetime }, or null. */
export function storedSession() {
  try {
    return JSON.parse(sessionStorage.getItem(STORED_SESSION));
  } catch {
    return null;
  }
}

/** The address of the words of some features in a language: beside the modules, so that they are of one version with them. */
export function wordsAddress(features, code) {
  return new URL(`../i18n/${features.join('-')}/${code}.json`, import.meta.url).href;
}

const asked = new Map();

function ask(address, headers) {
  // Whatever goes wrong: whoever needs it asks again, and tells.
  const answer = fetch(address, { headers, credentials: 'same-origin' }).then((a) => (a.ok ? a.json() : null));
  asked.set(address, answer.catch(() => null));
}

/** What was asked for at this address beforehand, for one taker; null if it was not, or failed. */
export async function early(address) {
  const answer = asked.get(address);
  asked.delete(address);
  return (await answer) ?? null;
}

export const ACCOUNT = '/api/v1/auth/me';
export const PREFERENCES = '/api/v1/users/me/preferences';

const listed = JSON.parse(document.getElementById('pages')?.textContent ?? '[]');
const page = listed.find(({ path }) => path === location.pathname);
if (page) {
  ask(wordsAddress(['shell', ...page.words], firstLanguage()));
  const held = storedSession();
  if (held && held.expiresAt > Date.now()) {
    for (const address of [ACCOUNT, PREFERENCES]) {
      ask(address, { Accept: 'application/json', Authorization: `Bearer ${held.token}` });
    }
  }
}
