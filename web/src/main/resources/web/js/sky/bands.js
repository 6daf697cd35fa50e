// Bands through time: who stays where from when to when, and how much of that a window shows. Times are ISO 8601 as the service
// writes them; null is a time that lies beyond what was asked for.
import { ms } from '../almanac/time.js';
import { RASIS } from '../strength/bindus.js';

const NODES = ['rahu', 'kethu'];
/** What a letter takes in pixels at the size of a label; syllables of Indian scripts are wider. A little too much does no harm. */
const LETTER = { latin: 8, indic: 15 };
const AROUND = 8;

/** The stays of a graha in signs, from its entries: { graha, rasi, start, end }. */
export function stays(events, graha) {
  const entries = events.filter(({ kind, planet }) => kind === 'rasi_ingress' && planet === graha);
  const found = entries.map(({ rasi, time }, i) => ({ graha, rasi, start: time, end: entries[i + 1]?.time ?? null }));
  return entries.length > 0 ? [{ graha, rasi: RASIS[entries[0].stay.left - 1], start: null, end: entries[0].time }, ...found] : [];
}

/** The same over the houses of a birth: with { fromMoon, fromLagna, isGood, bhinna, isTemporary }. */
export function houseStays(stretches, graha) {
  return stretches
    .filter(({ planet }) => planet === graha)
    .map((one) => ({
      graha,
      rasi: one.rasi,
      start: one.entry,
      end: one.exit,
      fromMoon: one.from_moon,
      fromLagna: one.from_ascendant,
      isGood: one.is_good_house,
      bhinna: one.bhinna ?? null,
      isTemporary: one.is_temporary,
    }));
}

/** When a graha goes backwards: { start, end }. Of the nodes nobody says so: that is their way. */
export function retrogrades(events, graha) {
  if (NODES.includes(graha)) {
    return [];
  }
  const found = [];
  for (const { kind, planet, change, time } of events) {
    if (kind !== 'station' || planet !== graha) {
      continue;
    }
    if (change === 'turns_retrograde') {
      found.push({ start: time, end: null });
    } else if (found.length === 0) {
      found.push({ start: null, end: time });
    } else {
      found.at(-1).end = time;
    }
  }
  return found;
}

/** Those that a window shows, with their place in it: a and b are the beginning and the length as parts of its width. */
export function placed(spans, { from, to, length }) {
  return spans.flatMap((span) => {
    const start = Math.max(from, span.start === null ? -Infinity : ms(span.start));
    const end = Math.min(to, span.end === null ? Infinity : ms(span.end));
    return end > start ? [{ ...span, a: (start - from) / length, b: (end - start) / length }] : [];
  });
}

/** The parts of spans that lie within another one. */
export function within(spans, { start, end }) {
  return spans.filter((one) => (one.end === null || start === null || ms(one.end) > ms(start)) && (one.start === null || end === null || ms(one.start) < ms(end)));
}

function graphemes(text) {
  return [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)].map(({ segment }) => segment);
}

/** A short form of a name: three letters, or two syllables of an Indian script. */
export function abbreviated(name) {
  return graphemes(name).slice(0, isLatin(name) ? 3 : 2).join('');
}

function isLatin(text) {
  return /^[\u0000-\u024f\s]*$/.test(text);
}

function widthOf(text) {
  return graphemes(text).length * (isLatin(text) ? LETTER.latin : LETTER.indic) + AROUND;
}

/** The first of some labels, the longest first, for which there is room; '' where there is room for none. */
export function fitting(labels, pixels) {
  return labels.find((label) => widthOf(label) <= pixels) ?? '';
}

/** Marks, each at a part `a` of the width, without those whose text would stand over that of the one before or beyond the end. */
export function readable(marks, pixels) {
  let free = -Infinity;
  return marks.map((mark) => {
    const width = widthOf(mark.text);
    const at = mark.a * pixels;
    const isShown = at >= free && at + width <= pixels;
    free = isShown ? at + width : free;
    return { ...mark, text: isShown ? mark.text : '' };
  });
}
