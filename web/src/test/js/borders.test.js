import { bands, fragile, isAffordable, label, minutes } from '/web/js/chart/borders.js';
import { use } from '/web/js/i18n.js';
import { equal, near, test } from './harness.js';

await use('chart', 'terms');

const DAY = { start: '1990-05-17T00:00:00+05:30', end: '1990-05-18T00:00:00+05:30' };
const change = (at, seconds, to) => ({ at: `1990-05-17T${at}+05:30`, seconds, to });
const ANSWER = {
  readings: [
    { name: 'ascendant_rasi', value: 'cancer', earlier: change('09:00:00', 5400, 'gemini'), later: change('12:00:00', 5400, 'leo') },
    { name: 'ascendant_nakshatra', value: 'pushya', earlier: null, later: change('11:00:00', 1800, 'ashlesha') },
    { name: 'ascendant_pada', value: '3', earlier: change('10:24:00', 360, '2'), later: change('10:36:00', 360, '4') },
    { name: 'ascendant_d9', value: 'libra', earlier: change('10:24:00', 360, 'virgo'), later: change('10:36:00', 360, 'scorpio') },
    { name: 'ascendant_d60', value: 'aries', earlier: change('10:28:55', 65.9, 'pisces'), later: change('10:33:00', 180, 'taurus') },
    { name: 'dasha_3', value: 'mars', earlier: null, later: change('10:30:30', 30.2, 'rahu') },
  ],
  fragile: ['ascendant_d60', 'dasha_3'],
};

test('the day is shaded where the reading stays as it is, each stretch once', () => {
  const found = bands(ANSWER, DAY);
  equal(found.map(({ name }) => name), ['ascendant_rasi', 'ascendant_nakshatra', 'ascendant_pada']);
  equal([found[0].from, found[0].to, found[1].from], [37.5, 50, 0]);
  near(found[2].to, (100 * 636) / 1440, 1e-9);
});

test('a stretch ends with the day', () => {
  const over = { readings: [{ name: 'ascendant_rasi', value: 'cancer', earlier: { at: '1990-05-16T23:00:00+05:30', seconds: 1, to: '' }, later: null }] };
  equal(bands(over, DAY).map(({ from, to }) => [from, to]), [[0, 100]]);
});

test('what stands on less than two minutes is told, the nearest first', () => {
  equal(fragile(ANSWER).map(({ name, value, changes }) => [name, value, changes]), [
    ['dasha_3', 'Mars', [{ isLater: true, time: '0:30', to: 'Rahu' }]],
    ['ascendant_d60', 'Aries', [{ isLater: false, time: '1:05', to: 'Pisces' }]],
  ]);
  equal(fragile({ readings: ANSWER.readings, fragile: [] }), []);
});

test('parts of a reading have names', () => {
  equal([label('ascendant_rasi'), label('moon_pada'), label('ascendant_d9'), label('dasha_1')], ['Ascendant · Rasi', 'Moon · Pada', 'Ascendant · Navamsa (D9)', 'Mahadasha']);
  equal([minutes(0.4), minutes(59.99), minutes(119.9)], ['0:00', '0:59', '1:59']);
});

test('charts come first: it is not asked for when less than half of the limit would be left', () => {
  const left = (limit, remaining) => isAffordable({ limit, remaining, window: 60, reset: 30, at: 0 });
  equal([isAffordable(null), left(null, null), left(60, 55), left(60, 40), left(60, 39), left(10, 10)], [true, true, true, true, false, false]);
});
