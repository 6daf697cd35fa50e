import { use } from '/web/js/i18n.js';
import { addDays, calendarSpan, clock, clockOn, DAY, dateOf, duration, HOUR, isoDate, longDate, MINUTE, moment, slug } from '/web/js/almanac/time.js';
import { equal, test, throws } from './harness.js';

await use('panchanga');

const wall = (iso) => moment(iso).wall;

test('a time is the instant and what the clock shows', () => {
  const { ms, wall: shown, offset } = moment('2026-11-15T06:21:46+05:30');
  equal([ms, shown, offset], [Date.UTC(2026, 10, 15, 0, 51, 46), Date.UTC(2026, 10, 15, 6, 21, 46), 19_800_000]);
  throws(() => moment('noon'), /Not a time: noon/);
});

test('days follow one another over months, years and long ago', () => {
  equal([addDays('2026-02-28', 1), addDays('2024-02-28', 1), addDays('2026-01-01', -1)], ['2026-03-01', '2024-02-29', '2025-12-31']);
  equal([addDays('0050-01-01', -1), isoDate(wall('0099-12-31'))], ['0049-12-31', '0099-12-31']);
});

test('the browser\'s zone never comes into it', () => {
  equal(clock('2026-11-15T06:21:46-05:00'), '06:21');
  equal(clock('2026-11-15T06:21:46-05:00', { seconds: true }), '06:21:46');
  equal(longDate('2026-11-15T23:59:59-11:00'), '15 November 2026');
});

test('another date stands beside the time', () => {
  equal(clockOn('2026-11-15T23:29:07+05:30', '2026-11-15'), '23:29');
  equal(clockOn('2026-11-16T02:01:40+05:30', '2026-11-15'), '02:01, 16 Nov');
  equal(dateOf('2026-11-16T02:01:40+05:30'), '2026-11-16');
});

test('a span of hours', () => {
  equal([duration(92 * MINUTE), duration(45 * MINUTE), duration(2 * HOUR), duration(0)], ['1 h 32 min', '45 min', '2 h', '0 min']);
});

test('a span by the calendar has its two largest units', () => {
  equal(calendarSpan(wall('2014-07-13T19:05:30Z'), wall('2030-07-13T19:05:30Z')), '16 y');
  equal(calendarSpan(wall('1990-05-17'), wall('1996-07-20')), '6 y 2 mo');
  equal(calendarSpan(wall('2026-01-01'), wall('2026-01-01') + 4 * DAY + 6 * HOUR), '4 d 6 h');
  equal(calendarSpan(wall('2026-01-01'), wall('2026-01-01')), '0 min');
});

test('a name of the service as a key', () => {
  equal(slug('Uttara Ashadha'), 'uttara_ashadha');
});
