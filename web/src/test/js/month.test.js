import { daysOfMonth, kshayaOf, marksOf, subheading, vriddhiDates, window as asked } from '/web/js/almanac/month.js';
import { addDays } from '/web/js/almanac/time.js';
import { use } from '/web/js/i18n.js';
import { equal, test } from './harness.js';

await use('panchanga', 'terms');

test('a civil month is asked for from its first to its last day', () => {
  equal(asked('civil', '2026-11-15'), { start_date: '2026-11-01', days: 30 });
  equal(asked('civil', '2024-02-29'), { start_date: '2024-02-01', days: 29 });
  equal(asked('civil', '2026-12-31'), { start_date: '2026-12-01', days: 31 });
});

test('any other is found around its day', () => {
  equal(asked('amanta', '2026-11-15'), { start_date: '2026-10-14', days: 65 });
  const days = Array.from({ length: 65 }, (_, i) => ({
    date: addDays('2026-10-14', i),
    lunar_month: { start: i < 27 ? 'a' : i < 56 ? 'b' : 'c', purnimanta: 'Kartika', adhika: i >= 40 },
    solar_month: { rasi: i < 33 ? 'Libra' : 'Scorpio' },
  }));
  const ends = (kind, date) => {
    const found = daysOfMonth(kind, date, days);
    return [found[0].date, found.at(-1).date];
  };
  equal(ends('amanta', '2026-11-15'), ['2026-11-10', '2026-12-08']);
  equal(ends('solar', '2026-11-15'), ['2026-10-14', '2026-11-15']);
  equal(ends('purnimanta', '2026-11-15'), ['2026-10-14', '2026-11-22']);
});

test('a date that the place left out is in the month of the one after it', () => {
  const days = ['2011-12-29', '2011-12-31'].map((date) => ({ date, solar_month: { rasi: 'Sagittarius' } }));
  equal(daysOfMonth('solar', '2011-12-30', days).length, 2);
});

test('a day is known by the tithi at its beginning, and by one that has no other day', () => {
  const day = (numbers, solar = 5) => ({ tithi: numbers.map((number) => ({ number })), solar_month: { day: solar } });
  equal(marksOf(day([11, 12])), ['ekadashi']);
  equal(marksOf(day([10, 11])), []);
  equal(marksOf(day([10, 11, 12])), ['ekadashi']);
  equal(marksOf(day([15, 16], 1)), ['purnima', 'sankranti']);
  equal(marksOf(day([30, 1])), ['amavasya']);
});

test('a tithi that no sunrise sees is lost, and one that two see has two days', () => {
  const day = (date, end, ...tithis) => ({ date, day: { end }, tithi: tithis.map(([number, until]) => ({ number, end: until })) });
  const days = [
    day('2026-11-01', '2026-11-02T06:00:00+05:30', [7, '2026-11-01T09:00:00+05:30'], [8, '2026-11-02T08:00:00+05:30']),
    day('2026-11-02', '2026-11-03T06:00:00+05:30', [8, '2026-11-02T08:00:00+05:30'], [9, '2026-11-03T05:00:00+05:30'], [10, '2026-11-04T02:00:00+05:30']),
    day('2026-11-03', '2026-11-04T06:00:00+05:30', [10, '2026-11-04T06:30:00+05:30']),
    day('2026-11-04', '2026-11-05T06:00:00+05:30', [10, '2026-11-04T06:30:00+05:30'], [11, '2026-11-05T07:00:00+05:30']),
  ];
  equal(days.map((one) => kshayaOf(one).map(({ number }) => number)), [[], [9], [], []]);
  equal([...vriddhiDates(days)], ['2026-11-03', '2026-11-04']);
});

test('a month is named by the months and years of its reader', () => {
  const day = (date, amanta, purnimanta, shaka) => ({
    date,
    lunar_month: { amanta, purnimanta, adhika: false },
    solar_month: { rasi: 'Pisces', name: 'Panguni' },
    years: { shaka, vikram: shaka + 135, kali: shaka + 3179, samvatsara_south: { name: 'Sarvajit' }, samvatsara_north: { name: 'Sharvari' } },
  });
  const days = [day('1887-03-01', 'Magha', 'Phalguna', 1808), day('1887-03-31', 'Chaitra', 'Chaitra', 1809)];
  equal(subheading('civil', days, 'tamil', 'amanta'), 'Magha – Chaitra · Panguni · Sarvajit year · Shaka 1808 – 1809, Vikram 1943 – 1944, Kali 4987 – 4988');
  equal(subheading('civil', days, 'malayalam', 'purnimanta'), 'Phalguna – Chaitra · Meenam · Sharvari year · Kollam 1062, Shaka 1808 – 1809, Vikram 1943 – 1944, Kali 4987 – 4988');
});
