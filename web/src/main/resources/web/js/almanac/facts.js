// A day of the service turned into what the page draws: rows of segments, each with its words.
import { t } from '../i18n.js';
import { graha, grahaShort, labelOf, name, nakshatra, tithi } from './names.js';
import { clockOn, duration, HOUR, isoDate, moment, ms } from './time.js';

/** Rows in the order in which they are drawn. group: which rows a narrow page shows together. */
export function rowsOf(day) {
  return [
    row('tithi', 'limbs', day.tithi, (one) => ({ name: tithi(one), short: name('tithi', one.name), tithi: one })),
    nakshatraRow(day),
    row('yoga', 'limbs', day.yoga, (one) => ({ name: name('yoga', one.name) })),
    row('karana', 'limbs', day.karana, (one) => ({ name: name('karana', one.name), nature: one.name === 'Vishti' ? 'bad' : undefined })),
    ...lanes('favourable', 'times', favourable(day)),
    ...lanes('avoid', 'times', avoided(day)),
    row('choghadiya', 'hours', halves(day.choghadiya), (one) => ({
      name: name('choghadiya', one.name),
      nature: one.nature,
      facts: [[t('panchanga.lord'), graha(one.lord)]],
    })),
    row('gowri', 'hours', halves(day.gowri), (one) => ({ name: name('gowri', one.name), nature: one.nature })),
    row('hora', 'hours', day.hora ?? [], (one) => ({ name: graha(one.lord), short: grahaShort(one.lord), lord: one.lord })),
  ].map((r) => ({ ...r, items: r.items.map((item) => described(item, r, day)) }));
}

function row(key, group, timed, words) {
  return { key, label: labelOf('row', key), group, items: timed.map((one) => ({ ...span(one), ...words(one) })) };
}

function span(one) {
  return { start: one.start, end: one.end, from: ms(one.start), to: ms(one.end) };
}

function nakshatraRow(day) {
  const made = row('nakshatra', 'limbs', day.nakshatra, (one) => ({
    name: nakshatra(one.name),
    facts: [[t('panchanga.lord'), graha(one.lord)]],
    padas: one.padas.map((pada) => ({ number: pada.pada, ...span(pada) })),
  }));
  return made;
}

function halves(both) {
  return both ? [...both.day, ...both.night] : [];
}

function favourable(day) {
  return [
    ...one('brahma_muhurta', day.brahma_muhurta, 'good'),
    ...one('abhijit', day.abhijit, 'good'),
    ...many('amrita_kala', day.amrita_kala, 'good'),
  ];
}

function avoided(day) {
  return [
    ...one('rahu_kalam', day.rahu_kalam, 'bad'),
    ...one('yamaganda', day.yamaganda, 'bad'),
    ...one('gulika', day.gulika, 'bad'),
    ...many('durmuhurta', day.durmuhurta, 'bad'),
    ...many('varjya', day.varjya, 'bad'),
  ];
}

function one(key, timed, nature) {
  return timed ? [{ ...span(timed), name: t(`panchanga.time.${key}`), nature, kind: key }] : [];
}

function many(key, timed, nature) {
  return (timed ?? []).flatMap((each) => one(key, each, nature));
}

/** Names stand beside their bars; so much of the day is kept free for them. */
const NAME = 4.2 * HOUR;

/** Times that may overlap, laid out in as few rows as keep them apart; there is always at least one row. */
function lanes(key, group, items) {
  const rows = [[]];
  for (const item of [...items].sort((a, b) => a.from - b.from)) {
    const free = rows.find((lane) => lane.length === 0 || Math.max(lane.at(-1).to, lane.at(-1).from + NAME) <= item.from);
    if (free) {
      free.push(item);
    } else {
      rows.push([item]);
    }
  }
  return rows.map((lane, i) => ({ key, label: labelOf('row', key), group, items: lane, lane: i, lanesInAll: rows.length }));
}

/** The full words of a segment, for a screen reader and for the line of details. */
function described(item, r, day) {
  const nature = item.nature ? t(`panchanga.nature.${item.nature}`) : null;
  const from = clockOn(item.start, day.date);
  const until = clockOn(item.end, day.date);
  const kind = r.key === 'favourable' || r.key === 'avoid' ? null : r.label;
  return {
    ...item,
    row: r.label,
    when: t('panchanga.from_to', { from, to: until }),
    until: t('panchanga.until', { time: until }),
    natureWord: nature,
    lasts: duration(item.to - item.from),
    label: [kind ? `${kind}: ${item.name}` : item.name, nature, t('panchanga.from_to', { from, to: until })].filter(Boolean).join(', '),
  };
}

/** The one of a row that holds at an instant. */
export function holding(items, at) {
  return items.find((item) => item.from <= at && at < item.to) ?? null;
}

/** The date by which the service is asked for a day: the one whose noon is in it, not always the date of its sunrise. */
export function dateOfNoon(day) {
  return isoDate(moment(day.day.start).wall + 12 * HOUR - 1);
}

/** The day that contains an instant, or undefined. */
export function runningDay(days, at) {
  return days.find((day) => ms(day.day.start) <= at && at < ms(day.day.end));
}
