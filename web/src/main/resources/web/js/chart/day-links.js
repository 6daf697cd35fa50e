// From a moment that a view tells to the almanac of its day and to the sky around it, at the same place and by the same conventions.
import { t } from '../i18n.js';
import { icon } from '../kit/blocks.js';
import { html } from '../kit/lit.js';
import { parse, write } from '../moment.js';

/** The almanac has days of four digits of a year. */
const DAY = /^\d{4}-/;

/** The addresses, { almanac, sky }, of a moment on the clock of the place; null where there is no almanac. */
export function addresses(state, at) {
  const { date } = parse(at);
  const address = (path, more) => `${path}?${new URLSearchParams([...write(state), ...Object.entries(more)])}`;
  return DAY.test(date) ? { almanac: address('/panchanga', { date }), sky: address('/sky', { sky: at.replace(/\.\d+/, ''), zoom: 'month' }) } : null;
}

/** A moment as it is shown, with both links behind it; `sky` is an address of its own for the second. */
export function dayLinks(state, at, text, { sky } = {}) {
  const to = addresses(state, at);
  const link = (href, name, iconName) => html`<a class="day-link" href=${href} aria-label="${t(name)}: ${text}" title=${t(name)}>${icon(iconName)}</a>`;
  return html`<span class="day-links"><span>${text}</span>${to ? html`${link(to.almanac, 'chart.almanacOf', 'calendar')}${link(sky ?? to.sky, 'chart.skyOn', 'orbit')}` : ''}</span>`;
}
