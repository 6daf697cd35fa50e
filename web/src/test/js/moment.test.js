import { ayanamsaDms, dms, fileNamed, format, now, offsetText, parse, position, query, read, step, timeOf, titled, write } from '/web/js/moment.js';
import { equal, test } from './harness.js';

const state = (address) => read(new URLSearchParams(address));

test('an address is read and written again', () => {
  const address = 'at=1990-05-17T10%3A30%3A00%2B05%3A30&lat=13.0827&lon=80.2707&place=Chennai&tz=Asia%2FKolkata&ayanamsa=raman&node=mean&varga=9&points=sun_upagrahas&name=Meera';
  equal(String(write(state(address))), address);
});

test('what makes no sense in an address is as usual', () => {
  const read = state('lat=91&lon=80&at=yesterday&node=other&style=western&varga=301&lang=tamil&ayanamsa=<b>');
  equal(
    [read.lat, read.at, read.node, read.style, read.varga, read.lang, read.ayanamsa],
    [12.971667, null, null, 'south-indian', 1, null, 'lahiri'],
  );
});

test('a birth whose time is not known has neither divisional chart nor points', () => {
  const { varga, points } = state('at=1990-05-17T12:00:00Z&lat=1&lon=2&birth_time=unknown&varga=9&points=sun_upagrahas');
  equal([varga, points], [1, null]);
  equal([state('lat=1&lon=2&points=moons').points, state('lat=1&lon=2&points=sun_upagrahas').points], [null, 'sun_upagrahas']);
});

test('a plus sign that became a space is one again', () => {
  equal(state('at=1990-05-17T10:30:00+05:30&lat=1&lon=2').at, '1990-05-17T10:30:00+05:30');
});

test('a name is cut to 160 letters, not to halves of one', () => {
  equal([...state(`name=${encodeURIComponent('🌙'.repeat(200))}&lat=1&lon=2`).name].length, 160);
});

test('six decimals of a degree are asked for', () => {
  equal(query({ ...state('lat=1&lon=2'), lat: 13.0833333333 }).lat, '13.083333');
});

test('an instant is taken apart', () => {
  const { date, time, offset, epoch } = parse('1943-08-15T06:40:00+06:30');
  equal([date, time, offset, epoch], ['1943-08-15', '06:40:00', 23400, Date.UTC(1943, 7, 15, 0, 10)]);
  equal(parse('2026-01-01T00:00Z').time, '00:00:00');
  equal(parse('1887-12-22T18:20:00+05:21:10').offset, 19270);
});

test('the years 0 to 99 are meant', () => {
  equal(new Date(parse('0050-01-01T00:00:00Z').epoch).getUTCFullYear(), 50);
});

test('an instant is written on a clock', () => {
  const epoch = Date.UTC(2026, 10, 1, 5, 30);
  equal(format(epoch), '2026-11-01T05:30:00Z');
  equal(format(epoch, -4 * 3600), '2026-11-01T01:30:00-04:00');
  equal(format(epoch, 19270), '2026-11-01T10:51:10+05:21:10');
  equal(offsetText(-12600), '-03:30');
  equal([timeOf('2026-11-01T01:30:15-04:00'), timeOf('2026-11-01T01:30:15-04:00', false)], ['01:30:15', '01:30']);
});

test('the present is told to the second', () => {
  equal(now(), '2026-11-15T06:30:00Z');
});

test('the last of a month stays in its month', () => {
  equal(step('2024-02-29T10:00:00+05:30', 'year', 1), { date: '2025-02-28', time: '10:00:00' });
  equal(step('2026-01-31T10:00:00+05:30', 'month', 1), { date: '2026-02-28', time: '10:00:00' });
  equal(step('2026-03-31T10:00:00+05:30', 'month', -1), { date: '2026-02-28', time: '10:00:00' });
  equal(step('2026-12-31T23:00:00-05:00', 'day', 1), { date: '2027-01-01', time: '23:00:00' });
});

test('an hour is time that passes', () => {
  equal(step('2026-03-08T01:30:00-05:00', 'hour', 1), { epoch: Date.UTC(2026, 2, 8, 7, 30) });
  equal(step('2026-03-08T01:30:00-05:00', 'minute', -10), { epoch: Date.UTC(2026, 2, 8, 6, 20) });
});

test('an angle in a sign is cut, one that stands alone is rounded', () => {
  equal([dms(29.99999), dms(29.99999, false), ayanamsaDms({ ayanamsa_value: 29.99999 })], ['29°59′59″', '29°59′', '30°00′00″']);
  equal([dms(0), dms(-1.5), ayanamsaDms({ ayanamsa_value: 358.5 })], ['0°00′00″', '−1°30′00″', '−1°30′00″']);
});

test('a position is written as people do', () => {
  equal(position(13.0827, 80.2707), '13°05′N 80°16′E');
  equal(position(-33.8667, -70.9999), '33°52′S 71°00′W');
});

test('a tab says whose it is, or where', () => {
  const of = (address) => titled('Chart', new URLSearchParams(address));
  equal(of('name=Mira&lat=13&lon=80&place=Chennai'), 'Mira · Chart');
  equal(of('lat=13&lon=80&place=Chennai'), 'Chennai · Chart');
  equal(of(''), 'Chart');
});

test('a file is named by what it is of', () => {
  equal(fileNamed(['panchanga', 'Chennai, Tamil Nadu, India', '2026-11-01'], 'csv'), 'panchanga-Chennai-Tamil-Nadu-India-2026-11-01.csv');
  equal(fileNamed(['panchanga', '', '2026-11-01'], 'ics'), 'panchanga-2026-11-01.ics');
  equal(fileNamed(['../..', 'a'], 'svg'), 'a.svg');
});

test('a profile has its own ayanamsa unless the address names one', () => {
  const place = 'lat=13.08&lon=80.27';
  equal([state(`${place}&profile=kp`).ayanamsa, state(`${place}&profile=kp&ayanamsa=lahiri`).ayanamsa, state(`${place}&profile=nobody`).profile], [null, 'lahiri', null]);
  equal(String(write(state(`${place}&profile=kp`))), `${place}&profile=kp`);
  equal(String(write(state(`${place}&profile=kp&ayanamsa=lahiri`))), `${place}&profile=kp&ayanamsa=lahiri`);
  equal(query(state(`${place}&profile=kp`)), { lat: '13.08', lon: '80.27', profile: 'kp' });
  equal('profile' in query(state(place)), false);
});
