// What the parts of the account page have in common.
import { h, icon } from '../dom.js';
import { dateTime, t } from '../i18n.js';

/** A card with its heading: `name` is its word in the area `account`. */
export function section(name, iconName, ...content) {
  return h('section', { class: ['card', `account-${name}`], 'aria-labelledby': `account-${name}` }, h('h2', { id: `account-${name}` }, icon(iconName), t(`account.${name}`)), content);
}

/** A time of the service, which is UTC without an offset, on the reader's clock. */
export function describeInstant(instant, format = { dateStyle: 'medium', timeStyle: 'short' }) {
  return dateTime(instantOf(instant), format);
}

export function instantOf(text) {
  return new Date(/(Z|[+-]\d\d:\d\d)$/.test(text) ? text : `${text}Z`);
}

/** The rows of a list, whether the service gives it by pages or whole. */
export function rowsOf(answer) {
  return answer.items ?? answer;
}
