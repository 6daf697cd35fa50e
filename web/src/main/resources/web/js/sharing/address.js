// The address of a page, copied: with somebody of the reader's list in it, it opens for the reader alone.
import { t } from '../i18n.js';
import { copy } from '../ui.js';

/** Whether an address names somebody of the list, whom nobody else can open. */
export function isOwn(address) {
  const { searchParams } = new URL(address, 'http://page');
  return searchParams.has('person') || searchParams.has('groom_person');
}

/** What the button is called. */
export function copyLabel(address = location.href) {
  return t(isOwn(address) ? 'chart.copyOwn' : 'chart.copyLink');
}

export function copyAddress(address = location.href) {
  return copy(new URL(address, location.origin).href, t(isOwn(address) ? 'chart.ownCopied' : 'chart.linkCopied'));
}
