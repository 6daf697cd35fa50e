import { instantAt, keyed, stepped } from '/web/js/chart/moves.js';
import { equal, test } from './harness.js';

const NEW_YORK = { lat: 40.7128, lon: -74.006, tz: 'America/New_York' };
const wished = (at) => ({ ...NEW_YORK, at });

/** What can be seen, in New York's summer of 2026. */
function summer(at, state = wished(at)) {
  return { state, horoscope: { local_time: { dateandtime: at, offset_since: '2026-03-08T07:00:00Z', offset_until: '2026-11-01T06:00:00Z' } } };
}

test('hours are time that passes', () => {
  const at = '2026-10-31T23:30:00-04:00';
  const where = { state: wished(at), shown: summer(at), pending: null };
  equal(stepped(where, 'hour', 1), { at: '2026-11-01T00:30:00-04:00' });
  // Beyond the change of the clocks only the server knows what they show.
  equal(stepped(where, 'hour', 3), { at: '2026-11-01T06:30:00Z' });
});

test('days keep the time on the clock as long as no change is near', () => {
  const at = '2026-10-20T01:30:00-04:00';
  const where = { state: wished(at), shown: summer(at), pending: null };
  equal(stepped(where, 'day', 1), { at: '2026-10-21T01:30:00-04:00' });
  equal(stepped(where, 'month', -1), { at: '2026-09-20T01:30:00-04:00' });
  equal(stepped(where, 'day', 12), { reading: { date: '2026-11-01', time: '01:30:00' } });
  equal(stepped(where, 'year', 1), { reading: { date: '2027-10-20', time: '01:30:00' } });
});

test('where nothing has been shown yet the server is asked', () => {
  equal(stepped({ state: wished('2026-10-20T01:30:00-04:00'), shown: null, pending: null }, 'day', 1), { reading: { date: '2026-10-21', time: '01:30:00' } });
  equal(stepped({ state: wished('2026-10-20T05:30:00Z'), shown: null, pending: null }, 'day', 1), { wait: true });
  equal(stepped({ state: wished('2026-10-20T05:30:00Z'), shown: null, pending: null }, 'hour', 1), { at: '2026-10-20T06:30:00Z' });
});

test('a step goes on from what is being asked about', () => {
  const at = '2026-10-20T01:30:00-04:00';
  const where = { state: wished(at), shown: summer(at), pending: { date: '1990-05-31', time: '23:30:00' } };
  equal(stepped(where, 'hour', 1), { reading: { date: '1990-06-01', time: '00:30:00' } });
  equal(stepped(where, 'month', 1), { reading: { date: '1990-06-30', time: '23:30:00' } });
});

test('the clock of one place says nothing of another', () => {
  const at = '2026-10-20T01:30:00-04:00';
  const epoch = Date.parse('2026-10-20T06:30:00Z');
  equal(instantAt({ state: wished(at), shown: summer(at) }, epoch), '2026-10-20T02:30:00-04:00');
  equal(instantAt({ state: wished(at), shown: summer(at, { ...wished(at), lat: 13 }) }, epoch), '2026-10-20T06:30:00Z');
  equal(instantAt({ state: wished(at), shown: null }, epoch), '2026-10-20T06:30:00Z');
});

test('keys have their meanings', () => {
  const meant = (key, shiftKey = false) => keyed({ key, shiftKey }, 'east-indian');
  equal(['ArrowLeft', 'ArrowRight'].map((key) => meant(key)), [{ step: -1 }, { step: 1 }]);
  equal(meant('ArrowLeft', true), { step: -10 });
  equal(['1', '2', '3', '4', '5'].map((key) => meant(key).unit), ['minute', 'hour', 'day', 'month', 'year']);
  equal(['n', 'N', '?'].map((key) => meant(key)), [{ now: true }, { now: true }, { help: true }]);
  equal([meant('s'), keyed({ key: 'S' }, 'south-indian')], [{ style: 'south-indian' }, { style: 'north-indian' }]);
  equal(['0', '6', 'x', 'Enter', ' ', undefined].map((key) => meant(key)), [null, null, null, null, null, null]);
});
