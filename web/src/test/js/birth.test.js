import { factsAt, holds } from '/web/js/almanac/birth.js';
import { use } from '/web/js/i18n.js';
import { equal, test } from './harness.js';

await use('panchanga', 'terms');

/** The day from sunrise to sunrise that ends on 1 January 1950 at Madurai, as the service tells it, with what matters here. */
const DAY = {
  date: '1949-12-31',
  day: { kind: 'vedic', start: '1949-12-31T06:33:30+05:30', end: '1950-01-01T06:33:58+05:30' },
  vara: { number: 7, name: 'Shanivara', lord: 'saturn' },
  sunrise: '1949-12-31T06:33:30+05:30',
  tithi: [
    { number: 11, name: 'Ekadashi', paksha: 'shukla', start: '1949-12-30T08:00:00+05:30', end: '1949-12-31T07:00:00+05:30' },
    { number: 12, name: 'Dvadashi', paksha: 'shukla', start: '1949-12-31T07:00:00+05:30', end: '1950-01-01T06:00:00+05:30' },
    { number: 13, name: 'Trayodashi', paksha: 'shukla', start: '1950-01-01T06:00:00+05:30', end: '1950-01-02T05:00:00+05:30' },
  ],
  nakshatra: [
    {
      name: 'Krittika',
      start: '1949-12-31T05:00:00+05:30',
      end: '1950-01-01T07:00:00+05:30',
      padas: [
        { pada: 1, start: '1949-12-31T05:00:00+05:30', end: '1949-12-31T12:00:00+05:30' },
        { pada: 4, start: '1949-12-31T12:00:00+05:30', end: '1950-01-01T07:00:00+05:30' },
      ],
    },
  ],
  yoga: [{ name: 'Shubha', start: '1949-12-31T05:00:00+05:30', end: '1950-01-01T08:00:00+05:30' }],
  karana: [{ name: 'Kaulava', start: '1950-01-01T06:00:00+05:30', end: '1950-01-01T17:00:00+05:30' }],
  hora: [{ lord: 'venus', start: '1950-01-01T05:33:00+05:30', end: '1950-01-01T06:33:58+05:30' }],
};
const at = (text) => Date.parse(text);
const shown = (day, when) => Object.fromEntries(factsAt(day, at(when)).map(({ id, value }) => [id, value]));

test('a birth before sunrise is in the day of the sunrise before', () => {
  equal(shown(DAY, '1950-01-01T06:15:00+05:30'), {
    tithi: 'Shukla Trayodashi',
    nakshatra: 'Krittika\u00a04',
    yoga: 'Shubha',
    karana: 'Kaulava',
    vara: 'Shanivara (Saturday)',
    hora: 'Venus',
    // 23 h 41 min 30 s are 85,290 s, and a pala has 24 of them: 3553 palas and a part of one.
    ishta: '59 ghati 13 pala',
  });
});

test('the day begins with its sunrise and ends with the next', () => {
  equal([DAY.day.start, DAY.day.end].map((when) => holds(DAY, at(when))), [true, false]);
  equal(shown(DAY, DAY.day.start).ishta, '0 ghati 0 pala');
});

test('of another day, or of none, nothing is said', () => {
  for (const day of [DAY, null]) {
    const values = factsAt(day, at('1950-01-01T06:40:00+05:30')).map(({ value }) => value);
    equal([values.length, new Set(values)], [7, new Set(['–'])]);
  }
});

test('where the Sun does not rise there are no ghatis and no horas', () => {
  const polar = { ...DAY, day: { ...DAY.day, kind: 'civil' }, sunrise: null, hora: null };
  const { ishta, hora, vara } = shown(polar, '1949-12-31T12:00:00+05:30');
  equal([ishta, hora, vara], ['–', '–', 'Shanivara (Saturday)']);
});
