// What links are made of: nothing here makes an element.

const DAY_MS = 86_400_000;
export const MAX_TITLE = 120;

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

/**
 * The address of a page with what its pictures take from their maker: the language, unless the page names one, and whether a card has
 * the letterhead.
 */
export function forPictures(address, code, hasLetterhead = false) {
  const { pathname, searchParams } = new URL(address, 'http://page');
  if (!searchParams.has('lang')) {
    searchParams.set('preview_lang', code);
  }
  if (hasLetterhead) {
    searchParams.set('preview_letterhead', 'true');
  }
  return `${pathname}?${searchParams}`;
}

/** Whom and what the address of a page is about: { names, date (1990-05-17, or null), place }. */
export function subject(address) {
  const { searchParams } = new URL(address, 'http://page');
  const said = (name) => searchParams.get(name) ?? '';
  // Of two people neither date nor place is that of the page. Dates of other calendars are left to the page.
  const day = searchParams.has('groom_known') || searchParams.has('groom_at') ? '' : said('date') || said('at');
  const date = /^(?:1[6-9]|2\d)\d\d-\d\d-\d\d/.exec(day)?.[0] ?? null;
  return { names: [said('name'), said('groom_name')].filter(Boolean), date, place: day ? said('place') : '' };
}

/** What a link may be called: whose it is and what, or where nobody is named what, of when and where. */
export function titled(kind, names, about) {
  const text = (names.length > 0 ? [names.join(' & '), kind] : [kind, ...about]).filter(Boolean).join(' · ');
  return [...text].slice(0, MAX_TITLE).join('');
}

/** Where a message for WhatsApp is begun; people choose to whom it goes, and send it. */
export function whatsApp(title, link) {
  return `https://wa.me/?text=${encodeURIComponent(`${title}\n${link}`)}`;
}

/** The token in the path of a shared page, or null. */
export function tokenIn(path) {
  return /^\/s\/([\w-]+)$/.exec(path)?.[1] ?? null;
}

/** Whether a link of the list opens something now (ms). */
export function isLive({ withdrawn_at: withdrawn, expires_at: expires }, now) {
  return !withdrawn && (!expires || Date.parse(`${expires}Z`) > now);
}
