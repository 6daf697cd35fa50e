// What was asked of the service, as a graph by day and as a list by endpoint, key or user.
import { clear, h, icon } from '../dom.js';
import { dateTime, number, t } from '../i18n.js';
import { requestInTurn } from '../kit/requests.js';
import { busy, failure, field, skeleton, table, uid } from '../ui.js';
import { section } from './card.js';
import { byDay, lastDays, ranked, total } from './sums.js';

const USAGE = '/api/v1/usage';
const SPANS = [7, 30, 90];
/** So many of a list are shown. */
const SHOWN = 12;

/** One's own, for the account page; `keys()` are those that are known there, for their names. */
export function usageCard({ signal, keys }) {
  const named = { key: (id) => (id ? (keys().find(({ key_id: one }) => String(one) === id)?.name ?? id) : t('account.usage.page')) };
  return section('usage', 'bars', h('p', { class: 'soft' }, t('account.usage.text')), usage({ path: USAGE, parts: ['endpoint', 'key'], named, signal }));
}

/** Of all users, for superusers. */
export function usageOfAll({ signal }) {
  return usage({ path: `${USAGE}/all`, parts: ['endpoint', 'user'], named: {}, signal });
}

function usage({ path, parts, named, signal }) {
  let days = SPANS[1];
  let part = parts[0];
  let answer = null;
  const place = h('div', { class: 'usage-shown', 'aria-live': 'polite' }, skeleton(6));
  const span = field({ name: 'days', label: t('account.usage.span'), options: SPANS.map((count) => [count, t('account.keys.days', { count: number(count) })]), value: days });
  const by = field({ name: 'by', label: t('account.usage.by'), options: parts.map((one) => [one, t(`account.usage.by.${one}`)]), value: part });
  span.control.addEventListener('change', () => {
    days = Number(span.control.value);
    load();
  });
  by.control.addEventListener('change', () => {
    part = by.control.value;
    draw();
  });
  async function load() {
    try {
      answer = await busy(place, requestInTurn({ path, query: { ...lastDays(days), by: ['day', ...parts].join() } }, signal));
      draw();
    } catch (failed) {
      clear(place, failure(failed, load));
    }
  }
  function draw() {
    if (answer) {
      const sums = byDay(answer.rows, answer.from, answer.to);
      const all = total(answer.rows);
      clear(place, graph(sums, all), all.requests > 0 && list(ranked(answer.rows, part), part, named));
    }
  }
  load();
  return h('div', { class: 'usage' }, h('div', { class: 'usage-choices' }, span, by), place);
}

function dayLabel(day, format = { day: 'numeric', month: 'short' }) {
  return dateTime(new Date(`${day}T00:00:00Z`), { timeZone: 'UTC', ...format });
}

function graph(days, all) {
  const most = Math.max(1, ...days.map(({ requests }) => requests));
  const name = uid('usage');
  const said = t('account.usage.said', { requests: number(all.requests), refused: number(all.refused) });
  return h(
    'figure',
    { class: 'usage-figure' },
    h('figcaption', { id: name }, said),
    h(
      'div',
      { class: 'usage-days', role: 'img', 'aria-labelledby': name },
      days.map(({ day, requests, refused }) =>
        h('span', { class: 'usage-day', title: `${dayLabel(day)}: ${t('account.usage.said', { requests: number(requests), refused: number(refused) })}` }, h('i', { style: { '--h': (requests / most).toFixed(4), '--r': (requests > 0 ? refused / requests : 0).toFixed(4) } })),
      ),
    ),
    h('p', { class: 'usage-axis soft small figures', 'aria-hidden': 'true' }, h('span', dayLabel(days[0].day)), h('span', t('account.usage.most', { count: number(most) })), h('span', dayLabel(days.at(-1).day))),
    all.requests > 0 &&
      h(
        'details',
        h('summary', icon('down'), t('account.usage.asTable')),
        table({
          caption: t('account.usage'),
          rows: days.filter(({ requests }) => requests > 0).reverse(),
          columns: [
            { label: t('account.usage.day'), rowHeader: true, render: ({ day }) => dayLabel(day, { dateStyle: 'medium' }) },
            { label: t('account.usage.requests'), numeric: true, render: ({ requests }) => number(requests) },
            { label: t('account.usage.refused'), numeric: true, render: ({ refused }) => number(refused) },
          ],
        }),
      ),
  );
}

function list(sums, part, named) {
  const word = named[part] ?? ((id) => id || '–');
  return [
    h(
      'ol',
      { class: 'usage-list' },
      sums.slice(0, SHOWN).map(({ id, requests, refused, share }) =>
        h('li', h('span', { class: 'usage-what' }, word(id)), h('span', { class: 'usage-bar', 'aria-hidden': 'true', style: { '--b': share.toFixed(4) } }), h('span', { class: 'figures' }, number(requests), refused > 0 && h('span', { class: 'soft small' }, ` (${t('account.usage.refusedOf', { count: number(refused) })})`))),
      ),
    ),
    sums.length > SHOWN && h('p', { class: 'soft small' }, t('account.usage.more', { count: number(sums.length - SHOWN) })),
  ];
}
