// A month of the almanac as a calendar sheet.
import { h, icon } from '../dom.js';
import { t } from '../i18n.js';
import { samvatsara, yearsOf } from './eras.js';
import { moonGlyph, phaseAt } from './moon.js';
import { dayMark, isFull, lunarMonth, name, nakshatra, solarMonth, tithi } from './names.js';
import { addDays, clock, clockOn, dayMonth, longDate, moment, monthYear, ms, weekday } from './time.js';

export const KINDS = ['civil', 'amanta', 'purnimanta', 'solar'];

/** Lunar and solar months have at most 32 days; asked from this far before a day, all of its month is in the answer. */
const REACH = 32;

/** What to ask the range for, so that the answer holds the whole month that a date is in. */
export function window(kind, date) {
  if (kind === 'civil') {
    const first = `${date.slice(0, -2)}01`;
    const d = new Date(moment(first).wall);
    d.setUTCMonth(d.getUTCMonth() + 1);
    return { start_date: first, days: Math.round((d.getTime() - moment(first).wall) / 86_400_000) };
  }
  return { start_date: addDays(date, -REACH), days: 2 * REACH + 1 };
}

/** The days of the month that a date is in, from those of its window. */
export function daysOfMonth(kind, date, days) {
  if (kind === 'civil' || days.length === 0) {
    return days;
  }
  // A date that the place left out has no day; the one before stands for it.
  let here = days.findIndex((day) => day.date >= date);
  here = here < 0 ? days.length - 1 : here;
  const key = (day) => monthKey(kind, day);
  let first = here;
  let last = here;
  while (first > 0 && key(days[first - 1]) === key(days[here])) {
    first -= 1;
  }
  while (last < days.length - 1 && key(days[last + 1]) === key(days[here])) {
    last += 1;
  }
  return days.slice(first, last + 1);
}

function monthKey(kind, day) {
  switch (kind) {
    case 'amanta':
      return day.lunar_month.start;
    case 'purnimanta':
      // The bright half of a month and the dark half before it; an intercalary month stands between the two halves of
      // the month that bears its name, so the new moon that parts them tells them apart as well.
      return `${day.lunar_month.purnimanta} ${day.lunar_month.adhika}`;
    default:
      return day.solar_month.rasi;
  }
}

/** href(date): the address of the day view; today: the date at the place; lunar: which lunar month is named. */
export function monthView(kind, days, conventions, { href, today, south, where, lunar = 'amanta' }) {
  const calendar = conventions.almanac.solar_calendar;
  return h(
    'article',
    { class: 'pan-month', 'aria-labelledby': 'pan-heading' },
    h(
      'header',
      { class: 'pan-month-head' },
      h('h2', { id: 'pan-heading' }, heading(kind, days, calendar)),
      h('p', { class: 'pan-month-sub' }, subheading(kind, days, calendar, lunar)),
      h('p', { class: 'pan-month-where' }, icon('target'), where),
    ),
    grid(kind, days, { href, today, south, calendar, twice: vriddhiDates(days) }),
    h('ul', { class: 'pan-month-legend', 'aria-label': t('panchanga.legend') },
      ['ekadashi', 'purnima', 'amavasya', 'sankranti'].map((mark) => h('li', {}, chip(mark)))),
    h('p', { class: 'pan-month-note' }, t('panchanga.month_note')),
  );
}

function heading(kind, days, calendar) {
  const middle = days[Math.floor(days.length / 2)];
  switch (kind) {
    case 'civil':
      return monthYear(middle.date);
    case 'solar':
      return solarMonth(middle.solar_month, calendar);
    default:
      return lunarMonth(middle.lunar_month, kind);
  }
}

export function subheading(kind, days, calendar, lunar) {
  const first = days[0];
  const last = days.at(-1);
  const parts = [];
  if (kind === 'civil') {
    parts.push(distinct(days.map((d) => lunarMonth(d.lunar_month, lunar))).join(' – '), distinct(days.map((d) => solarMonth(d.solar_month, calendar))).join(' – '));
  } else {
    parts.push(`${dayMonth(first.date)} – ${longDate(last.date)}`);
  }
  parts.push(t('panchanga.year_named', { year: distinct(days.map((d) => name('samvatsara', samvatsara(d.years, lunar)))).join(' – ') }));
  parts.push(yearsOf(days, calendar));
  return parts.join(' · ');
}

function distinct(values) {
  return [...new Set(values)];
}

function grid(kind, days, context) {
  const blanks = new Date(moment(days[0].date).wall).getUTCDay();
  const cells = Array.from({ length: blanks }, () => null);
  let expected = days[0].date;
  for (const day of days) {
    // The clock of the place may have left a date out.
    for (; expected < day.date; expected = addDays(expected, 1)) {
      cells.push({ leftOut: expected });
    }
    cells.push(day);
    expected = addDays(expected, 1);
  }
  while (cells.length % 7) {
    cells.push(null);
  }
  const weeks = Array.from({ length: cells.length / 7 }, (_, i) => cells.slice(i * 7, i * 7 + 7));
  // 2 January 2000 was a Sunday.
  const names = Array.from({ length: 7 }, (_, i) => `2000-01-0${i + 2}`);
  return h(
    'table',
    { class: 'pan-grid' },
    h('caption', { class: 'visually-hidden' }, t('panchanga.view.month')),
    h('thead', {}, h('tr', {}, names.map((date) => h('th', { scope: 'col', abbr: weekday(date) }, weekday(date, 'short'))))),
    h('tbody', {}, weeks.map((week) => h('tr', {}, week.map((day) => cell(kind, day, context))))),
  );
}

function cell(kind, day, { href, today, south, calendar, twice }) {
  if (!day) {
    return h('td', { class: 'blank' });
  }
  if (day.leftOut) {
    return h('td', { class: 'blank' }, h('p', { class: 'pan-leftout' }, t('panchanga.no_such_date', { date: dayMonth(day.leftOut) })));
  }
  const first = day.tithi[0];
  const star = day.nakshatra[0];
  const marks = marksOf(day);
  const phase = phaseAt(first, ms(day.day.start), ms(first.start), ms(first.end));
  const until = (span) => t('panchanga.until', { time: clockOn(span.end, day.date) });
  const lost = kshayaOf(day).map((one) => t('panchanga.kshaya_tithi', { tithi: tithi(one) }));
  const special = twice.has(day.date) ? [...lost, t('panchanga.vriddhi_tithi', { tithi: tithi(first) })] : lost;
  const words = [longDate(day.date), `${tithi(first)} ${until(first)}`, `${nakshatra(star.name)} ${until(star)}`, ...special, ...marks.map((m) => dayMark(m))];
  return h(
    'td',
    { class: [day.date === today && 'today', day.paksha === 'Krishna' && 'dark-half'] },
    h(
      'a',
      { href: href(day.date), 'aria-current': day.date === today ? 'date' : null, dataset: { date: day.date } },
      h('span', { class: 'visually-hidden' }, words.join(', ')),
      h('span', { class: 'cell', 'aria-hidden': 'true' },
        h('span', { class: 'cell-head' },
          h('span', { class: 'cell-date' }, String(Number(day.date.slice(-2))), day.date.endsWith('-01') && kind !== 'civil' && h('small', {}, ` ${dayMonth(day.date).replace(/\d+\s?/, '')}`)),
          kind === 'solar' && h('span', { class: 'cell-own' }, String(day.solar_month.day)),
          moonGlyph(phase, { south })),
        h('span', { class: 'cell-tithi' }, h('span', { class: 'cell-number' }, String(isFull(first) ? 15 : first.number % 15)), h('span', { class: 'cell-name' }, tithi(first)), h('small', { class: 'cell-until' }, until(first))),
        special.length > 0 && h('span', { class: 'cell-special' }, special.join(', ')),
        h('span', { class: 'cell-star' }, nakshatra(star.name), h('small', { class: 'cell-until' }, until(star))),
        h('span', { class: 'cell-sun' }, day.sunrise ? `${clock(day.sunrise)} – ${day.sunset ? clockOn(day.sunset, day.date) : ''}` : ''),
        marks.length > 0 && h('span', { class: 'cell-marks' }, marks.map((mark) => chip(mark, mark === 'sankranti' ? solarMonth(day.solar_month, calendar) : null))),
      ),
    ),
  );
}

/** Tithis that begin and end within a day: no sunrise sees them. */
export function kshayaOf(day) {
  return day.tithi.slice(1, -1);
}

/** The dates whose sunrise sees the same tithi as the one before or after: it lasts a whole day and longer. */
export function vriddhiDates(days) {
  const dates = new Set();
  days.forEach((day, i) => {
    if (ms(day.tithi[0].end) > ms(day.day.end)) {
      dates.add(day.date);
      if (days[i + 1]) {
        dates.add(days[i + 1].date);
      }
    }
  });
  return dates;
}

/** What a day is known for: by the tithi at its beginning, or one that begins and ends within it and so has no other day. */
export function marksOf(day) {
  const numbers = new Set([day.tithi[0].number, ...day.tithi.slice(1, -1).map((one) => one.number)]);
  const marks = [];
  if (numbers.has(11) || numbers.has(26)) {
    marks.push('ekadashi');
  }
  if (numbers.has(15)) {
    marks.push('purnima');
  }
  if (numbers.has(30)) {
    marks.push('amavasya');
  }
  if (day.solar_month.day === 1) {
    marks.push('sankranti');
  }
  return marks;
}

function chip(mark, words = null) {
  return h('span', { class: ['day-mark', `day-mark-${mark}`] }, h('span', { class: 'day-mark-sign', 'aria-hidden': 'true' }, { ekadashi: '◆', purnima: '●', amavasya: '○', sankranti: '☀' }[mark]), h('span', { class: 'day-mark-words' }, words ?? dayMark(mark)));
}
