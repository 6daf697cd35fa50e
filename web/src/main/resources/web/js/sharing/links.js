// What links are made of: nothing here makes an element.

const DAY_MS = 86_400_000;

/** When a link ends that lives so many days from now on (ms), as the service reads it. */
export function expiry(days, now) {
  return new Date(now + days * DAY_MS).toISOString();
}

/** The address of a calendar in the scheme that opens a calendar program. */
export function webcal(address) {
  return address.replace(/^https?:/, 'webcal:');
}

/** The address of a calendar without its span: path and parameters that say something. */
export function feedAddress(path, query) {
  const span = ['from', 'to', 'start_date', 'days'];
  const kept = Object.entries(query).filter(([name, value]) => !span.includes(name) && value !== undefined && value !== null && value !== '');
  return `${path}?${new URLSearchParams(kept)}`;
}

/** The address of a page with the language in which its picture for chats is; one that names a language has it already. */
export function inLanguage(address, code) {
  const { pathname, searchParams } = new URL(address, 'http://page');
  if (!searchParams.has('lang')) {
    searchParams.set('preview_lang', code);
  }
  return `${pathname}?${searchParams}`;
}

/** The token in the path of a shared page, or null. */
export function tokenIn(path) {
  return /^\/s\/([\w-]+)$/.exec(path)?.[1] ?? null;
}

/** Whether a link of the list opens something now (ms). */
export function isLive({ withdrawn_at: withdrawn, expires_at: expires }, now) {
  return !withdrawn && (!expires || Date.parse(`${expires}Z`) > now);
}
