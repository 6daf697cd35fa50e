// How far the time of birth may be wrong: where on the slider of the day parts of the reading change, and which stand on little.
import { t } from '../i18n.js';
import { parse } from '../moment.js';
import * as names from './names.js';

/** What the slider is shaded by, the widest first. */
const SHADED = ['ascendant_rasi', 'ascendant_nakshatra', 'ascendant_pada', 'ascendant_d9'];

/**
 * The stretches of the day { start, end } in which parts of the reading stay as they are: { name, label, from, to } in percent of
 * the way, cut at the ends of the day. Of two that are the same one is enough.
 */
export function bands({ readings }, { start, end }) {
  const begin = parse(start).epoch;
  const length = parse(end).epoch - begin;
  const share = (change, otherwise) => (change ? Math.min(100, Math.max(0, (100 * (parse(change.at).epoch - begin)) / length)) : otherwise);
  const found = [];
  for (const name of SHADED) {
    const reading = readings.find((one) => one.name === name);
    const band = reading && { name, label: label(name), from: share(reading.earlier, 0), to: share(reading.later, 100) };
    if (band && !found.some(({ from, to }) => Math.abs(from - band.from) + Math.abs(to - band.to) < 1e-3)) {
      found.push(band);
    }
  }
  return found;
}

/** What changes within two minutes, the nearest first: { name, label, value, changes: [{ isLater, time, to }] }. */
export function fragile({ readings, fragile: within }) {
  const nearest = ({ earlier, later }) => Math.min(earlier?.seconds ?? Infinity, later?.seconds ?? Infinity);
  return readings
    .filter(({ name }) => within.includes(name))
    .sort((a, b) => nearest(a) - nearest(b))
    .map(({ name, value, earlier, later }) => ({
      name,
      label: label(name),
      value: valueName(name, value),
      changes: [
        { isLater: false, change: earlier },
        { isLater: true, change: later },
      ]
        .filter(({ change }) => change && change.seconds < 120)
        .map(({ isLater, change }) => ({ isLater, time: minutes(change.seconds), to: valueName(name, change.to) })),
    }));
}

/** 1:05, of 65.4 seconds; cut, so that nothing changes before it says so. */
export function minutes(seconds) {
  return `${Math.floor(seconds / 60)}:${String(Math.floor(seconds) % 60).padStart(2, '0')}`;
}

/** Ascendant · Rasi; Ascendant · Navamsa; Moon · Pada; Antardasha. */
export function label(name) {
  const [point, part] = name.split('_');
  if (point === 'dasha') {
    return t(`chart.dashaLevel.${part}`);
  }
  const parts = { rasi: 'chart.rasi', nakshatra: 'terms.caption.nakshatra', pada: 'terms.caption.pada' };
  const what = parts[part] ? t(parts[part]) : names.varga(Number(part.slice(1)));
  return `${names.graha(point)} · ${what}`;
}

function valueName(name, value) {
  if (name.startsWith('dasha_')) {
    return value.split(/[\s,/-]+/).map((lord) => names.graha(lord)).join(' – ');
  }
  if (name.endsWith('_pada')) {
    return value;
  }
  return name.endsWith('_nakshatra') ? names.nakshatra(value) : names.rasi(value);
}

/** As many charts as an answer counts for. */
const COST = 10;

/** Whether it may be asked for unasked: charts come first, and the second half of a minute's limit is theirs alone. */
export function isAffordable(limit) {
  return !limit || limit.limit === null || limit.remaining - COST >= limit.limit / 2;
}
