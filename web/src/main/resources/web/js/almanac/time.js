// Local times as the service writes them. They are shown as they stand, by the clock of the place: the browser's own zone
// and its own table of zones never come into it.
import { dateTime, t } from '../i18n.js';

const ISO = /^([+-]?\d{4,})-(\d\d)-(\d\d)(?:T(\d\d):(\d\d)(?::(\d\d)(?:\.(\d{1,3}))?)?)?(Z|([+-])(\d\d):(\d\d)(?::(\d\d))?)?$/;

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

const read = new Map();

/** { ms: the instant, wall: what the clock of the place shows, as if it were UTC, offset } of an ISO 8601 text. */
export function moment(iso) {
  let found = read.get(iso);
  if (!found) {
    found = parsed(iso);
    if (read.size > 20_000) {
      read.clear();
    }
    read.set(iso, found);
  }
  return found;
}

function parsed(iso) {
  const m = ISO.exec(iso);
  if (!m) {
    throw new RangeError(`Not a time: ${iso}`);
  }
  const wall = new Date(0);
  // Not Date.UTC, which takes the years 0 to 99 for those of the last century.
  wall.setUTCFullYear(Number(m[1]), Number(m[2]) - 1, Number(m[3]));
  wall.setUTCHours(Number(m[4] ?? 0), Number(m[5] ?? 0), Number(m[6] ?? 0), Number((m[7] ?? '0').padEnd(3, '0')));
  const offset = m[9] ? (m[9] === '-' ? -1 : 1) * ((Number(m[10]) * 60 + Number(m[11])) * 60 + Number(m[12] ?? 0)) * 1000 : 0;
  return { ms: wall.getTime() - offset, wall: wall.getTime(), offset };
}

export function ms(iso) {
  return moment(iso).ms;
}

/** The date of a text, 2026-11-15, as it stands in it. */
export function dateOf(iso) {
  return iso.slice(0, iso.indexOf('T') < 0 ? undefined : iso.indexOf('T'));
}

export function addDays(date, days) {
  return isoDate(moment(date).wall + days * DAY);
}

/** 2026-11-15 of a wall time. */
export function isoDate(wall) {
  const d = new Date(wall);
  const year = d.getUTCFullYear();
  const shown = year < 0 ? `-${String(-year).padStart(4, '0')}` : String(year).padStart(4, '0');
  return `${shown}-${String(d.getUTCMonth() + 1).padStart(2, '0')}-${String(d.getUTCDate()).padStart(2, '0')}`;
}

/** A wall time as a text that the functions below take. */
export function wallTime(wall) {
  return `${isoDate(wall)}T${new Date(wall).toISOString().split('T')[1].slice(0, 8)}`;
}

function shown(wall, options) {
  return dateTime(wall, { timeZone: 'UTC', ...options });
}

/** 14:32; the minute that has been reached, as almanacs print it. */
export function clock(iso, { seconds = false } = {}) {
  return shown(moment(iso).wall, { hour: '2-digit', minute: '2-digit', second: seconds ? '2-digit' : undefined, hourCycle: 'h23' });
}

export function clockOfWall(wall) {
  return shown(wall, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
}

/** 14:32, and the day and month with it unless it is that of `date`. */
export function clockOn(iso, date, options) {
  return dateOf(iso) === date ? clock(iso, options) : `${clock(iso, options)}, ${dayMonth(iso)}`;
}

export function dayMonth(iso) {
  return shown(moment(iso).wall, { day: 'numeric', month: 'short' });
}

export function longDate(iso) {
  return shown(moment(iso).wall, { day: 'numeric', month: 'long', year: 'numeric' });
}

export function mediumDate(iso) {
  return shown(moment(iso).wall, { day: 'numeric', month: 'short', year: 'numeric' });
}

export function monthYear(iso) {
  return shown(moment(iso).wall, { month: 'long', year: 'numeric' });
}

export function monthShort(wall) {
  return shown(wall, { month: 'short' });
}

/** The text of a mark on an axis of time: at is a wall time, unit what the marks stand apart by. */
export function axisText(at, unit) {
  const date = new Date(at);
  if (unit === 'year' || (unit === 'month' && date.getUTCMonth() === 0)) {
    return String(date.getUTCFullYear());
  }
  return { month: () => monthShort(at), day: () => `${date.getUTCDate()} ${monthShort(at)}` }[unit]?.() ?? clockOfWall(at);
}

export function yearOf(iso) {
  return String(new Date(moment(iso).wall).getUTCFullYear());
}

export function weekday(iso, width = 'long') {
  return shown(moment(iso).wall, { weekday: width });
}

const UNITS = ['y', 'mo', 'd', 'h', 'min'];

function unit(value, name) {
  return t(`panchanga.unit.${name}`, { n: value });
}

/** 1 h 32 min; 45 min. */
export function duration(span) {
  const minutes = Math.round(span / MINUTE);
  const parts = [];
  if (minutes >= 60) {
    parts.push(unit(Math.floor(minutes / 60), 'h'));
  }
  if (minutes % 60 || minutes < 60) {
    parts.push(unit(minutes % 60, 'min'));
  }
  return parts.join(' ');
}

/** The two largest units of a long span by the calendar: 6 y 2 mo; 3 mo 12 d; 4 d 6 h. */
export function calendarSpan(from, to) {
  const a = new Date(from);
  // Years of 365.25 days begin at another hour each time: a day less than a month or year is still that month or year.
  const b = new Date(to + (to - from > 60 * DAY ? DAY : 0));
  let months = (b.getUTCFullYear() - a.getUTCFullYear()) * 12 + b.getUTCMonth() - a.getUTCMonth();
  let anchor = plusMonths(a, months);
  if (anchor > b.getTime()) {
    months -= 1;
    anchor = plusMonths(a, months);
  }
  const rest = b.getTime() - anchor;
  const [days, hours] = to - from > 60 * DAY ? [Math.max(0, rest - DAY), 0] : [rest, rest % DAY];
  const values = [Math.floor(months / 12), months % 12, Math.floor(days / DAY), Math.floor(hours / HOUR), Math.round((hours % HOUR) / MINUTE)];
  const first = values.findIndex((v) => v > 0);
  if (first < 0) {
    return unit(0, 'min');
  }
  return values
    .slice(first, first + 2)
    .map((v, i) => (v ? unit(v, UNITS[first + i]) : ''))
    .filter(Boolean)
    .join(' ');
}

function plusMonths(date, months) {
  const moved = new Date(date);
  moved.setUTCDate(1);
  moved.setUTCMonth(moved.getUTCMonth() + months);
  const last = new Date(Date.UTC(2000, 0, 1));
  last.setUTCFullYear(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0);
  moved.setUTCDate(Math.min(date.getUTCDate(), last.getUTCDate()));
  return moved.getTime();
}

/** How a name of the service is written in a key: "Uttara Ashadha" is uttara_ashadha. */
export function slug(name) {
  return name.toLowerCase().replaceAll(' ', '_');
}
