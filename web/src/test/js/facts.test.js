import { dateOfNoon, holding, runningDay } from '/web/js/almanac/facts.js';
import { equal, test } from './harness.js';

const day = (date, start, end) => ({ date, day: { start, end } });
const sunday = day('2026-11-15', '2026-11-15T06:21:46+05:30', '2026-11-16T06:22:12+05:30');
const monday = day('2026-11-16', '2026-11-16T06:22:12+05:30', '2026-11-17T06:22:38+05:30');

test('a day runs from its sunrise until the next', () => {
  const at = (time) => runningDay([sunday, monday], Date.parse(time))?.date;
  equal(at('2026-11-15T06:21:45+05:30'), undefined);
  equal(at('2026-11-15T06:21:46+05:30'), '2026-11-15');
  equal(at('2026-11-16T00:30:00+05:30'), '2026-11-15');
  equal(at('2026-11-16T06:22:11+05:30'), '2026-11-15');
  equal(at('2026-11-16T06:22:12+05:30'), '2026-11-16');
  equal(at('2026-11-17T06:22:38+05:30'), undefined);
});

test('a day is asked for by the date of the noon in it', () => {
  equal(dateOfNoon(sunday), '2026-11-15');
  // Far in the north the Sun may rise before midnight, and where there is no sunrise the day begins with midnight.
  equal(dateOfNoon(day('2026-05-18', '2026-05-18T23:58:00+02:00', '2026-05-19T23:40:00+02:00')), '2026-05-19');
  equal(dateOfNoon(day('2026-06-21', '2026-06-21T00:00:00+02:00', '2026-06-22T00:00:00+02:00')), '2026-06-21');
  equal(dateOfNoon(day('2026-06-21', '2026-06-21T12:00:00+14:00', '2026-06-22T12:00:00+14:00')), '2026-06-21');
  equal(dateOfNoon(day('2026-06-21', '2026-06-21T12:00:01+14:00', '2026-06-22T12:00:01+14:00')), '2026-06-22');
});

test('what holds holds from its beginning until its end', () => {
  const items = [{ from: 0, to: 10 }, { from: 10, to: 20 }];
  equal([-1, 0, 9, 10, 20].map((at) => items.indexOf(holding(items, at))), [-1, 0, 0, 1, -1]);
});
