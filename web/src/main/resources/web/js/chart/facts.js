// What a chart is read by besides the picture: the key facts and the table of the grahas.
import { h } from '../dom.js';
import { dateTime, number, t } from '../i18n.js';
import { ayanamsaDms, dms, parse, timeOf } from '../moment.js';
import { table } from '../ui.js';
import * as names from './names.js';

/** Thursday, 17 May 1990, of a date on the clock. */
export function longDate(at) {
  return dateTime(new Date(parse(at).wall), { timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
}

/** UTC+05:30, with what people called it where they had a name. */
export function clockName({ offset, abbreviation }) {
  const numbers = `UTC${offset.replace('-', '−')}`;
  return abbreviation ? `${abbreviation} (${numbers})` : numbers;
}

export function facts({ local_time: clock, ascendant, planets, sunrise_sunset: sun, conventions }) {
  const moon = planets.find((p) => p.name === 'moon');
  const star = (p) => `${names.nakshatra(p.nakshatra)} ${p.pada}`;
  const rows = [
    ['chart', t('terms.lagna'), `${names.rasi(ascendant.rasi_occupied)} ${dms(ascendant.advanced_by)}`, star(ascendant)],
    ['moon', t('chart.moonIn'), star(moon), `${names.rasi(moon.rasi_occupied)} ${dms(moon.advanced_by)}`],
    ['sun', t('chart.sunrise'), sunTime(sun.sunrise, sun), null],
    ['sunset', t('chart.sunset'), sunTime(sun.sunset, sun), null],
    ['target', t('terms.caption.ayanamsa'), ayanamsaDms(conventions), names.ayanamsa(conventions.ayanamsa)],
    ['clock', t('chart.clock'), clockName(clock), conventions.timezone],
    ['globe', t('chart.utc'), timeOf(clock.utc), clock.utc.slice(0, clock.utc.indexOf('T'))],
    ['layers', t('chart.conventions'), t(`chart.node.${conventions.node_type}`), t(`chart.reference.${conventions.position_reference}`)],
  ];
  return h(
    'dl',
    { class: 'facts' },
    rows.map(([sign, label, value, more]) =>
      h('div', { class: ['fact', `fact-${sign}`] }, h('dt', label), h('dd', { class: 'figures' }, h('strong', value), more && h('span', more))),
    ),
  );
}

function sunTime(at, { reason }) {
  return at ? timeOf(at) : t(`chart.${reason}`);
}

/** The ascendant and the nine grahas; in a divisional chart also where each stands there. */
export function positions({ ascendant, planets, varga }) {
  const divided = varga.varga > 1 ? [varga.ascendant, ...varga.planets] : null;
  const rows = [ascendant, ...planets].map((p, i) => ({ ...p, divided: divided?.[i] }));
  const columns = [
    { label: t('chart.graha'), part: 'graha', rowHeader: true, render: (p) => h('span', { class: 'graha' }, names.graha(p.name)) },
    { label: t('chart.rasi'), part: 'rasi', render: (p) => names.rasi(p.rasi_occupied) },
    { label: t('chart.degrees'), part: 'degrees', numeric: true, render: (p) => dms(p.advanced_by) },
    { label: t('terms.caption.nakshatra'), part: 'nakshatra', render: (p) => names.nakshatra(p.nakshatra) },
    { label: t('terms.caption.pada'), part: 'pada', numeric: true, render: (p) => number(p.pada) },
    { label: t('chart.house'), part: 'house', numeric: true, render: (p) => number(Number(p.posited_at)) },
    {
      label: t('chart.speed'),
      part: 'speed',
      numeric: true,
      class: 'speed',
      render: (p) => [
        p.is_retrograde && !p.is_ascendant && h('span', { class: 'badge badge-accent', title: t('terms.caption.retrograde') }, h('abbr', { title: t('terms.caption.retrograde') }, t('terms.caption.retrograde_mark'))),
        h('span', p.is_ascendant ? '–' : speed(p.speed)),
      ],
    },
  ];
  if (divided) {
    columns.splice(
      6,
      0,
      { label: `D${varga.varga}`, part: 'varga', class: 'divided', render: (p) => names.rasi(p.divided.rasi_occupied) },
      { label: t('chart.houseIn', { varga: `D${varga.varga}` }), part: 'vargahouse', numeric: true, class: 'divided', render: (p) => number(Number(p.divided.posited_at)) },
    );
  }
  const shown = table({ columns, rows, caption: t('chart.table'), rowProps: (p) => ({ class: p.is_ascendant && 'is-ascendant', dataset: { graha: p.name } }) });
  shown.classList.add('positions');
  keepRoles(shown, columns);
  return shown;
}

/** On a phone each row is laid out as a small card; what it is to those who listen must not depend on that. */
function keepRoles(shown, columns) {
  const roles = { TABLE: 'table', THEAD: 'rowgroup', TBODY: 'rowgroup', TR: 'row', TD: 'cell' };
  for (const part of shown.querySelectorAll('table, thead, tbody, tr, th, td')) {
    part.setAttribute('role', roles[part.tagName] ?? (part.scope === 'col' ? 'columnheader' : 'rowheader'));
  }
  for (const row of shown.querySelectorAll('tbody tr')) {
    [...row.cells].forEach((cell, i) => Object.assign(cell.dataset, { label: columns[i].label, part: columns[i].part }));
  }
}

function speed(degreesPerDay) {
  return number(degreesPerDay, { minimumFractionDigits: 4, maximumFractionDigits: 4 }).replace('-', '−');
}

/** A sentence for those who listen: what the clock shows and what rises. */
export function spoken({ local_time: clock, ascendant }) {
  return t('chart.spoken', {
    time: timeOf(clock.dateandtime, false),
    date: longDate(clock.dateandtime),
    rasi: names.rasi(ascendant.rasi_occupied),
    degrees: dms(ascendant.advanced_by, false),
  });
}

