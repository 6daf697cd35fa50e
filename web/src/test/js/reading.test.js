import { Reading } from '/web/js/chart/reading.js';
import { equal, served, test } from './harness.js';

const NEW_YORK = { lat: 40.7128, lon: -74.006, tz: 'America/New_York' };
const once = (dateandtime) => ({ kind: 'unique', instants: [{ dateandtime }] });

function reading() {
  const heard = { found: [], asked: [], complaints: 0, held: [] };
  const form = { ask: (answer, clock, choose) => heard.asked.push({ answer, clock, choose }), complain: () => { heard.complaints += 1; } };
  const made = new Reading({
    form: () => form,
    state: () => NEW_YORK,
    clock: () => ({ date: '1990-05-17', time: '10:30:00' }),
    found: (part, way) => heard.found.push({ ...part, way }),
    held: () => heard.held.push(made.isHeld),
    signal: new AbortController().signal,
  });
  return { made, heard };
}

test('the server is asked which instant a reading is', () => served(
  (url) => {
    equal([url.pathname, url.searchParams.get('date'), url.searchParams.get('time'), url.searchParams.get('tz')], ['/api/v1/astro/local-time', '2026-10-20', '01:30:00', 'America/New_York']);
    return once('2026-10-20T01:30:00-04:00');
  },
  async () => {
    const { made, heard } = reading();
    await made.ask({ date: '2026-10-20', time: '01:30:00' }, {}, 'push');
    equal(heard.found, [{ at: '2026-10-20T01:30:00-04:00', way: 'push' }]);
    equal([made.isOpen, heard.held], [false, []]);
  },
));

test('a time that came twice is asked about, and nothing is guessed', () => served(
  () => ({ kind: 'ambiguous', instants: [{ dateandtime: 'first' }, { dateandtime: 'second' }] }),
  async () => {
    const { made, heard } = reading();
    await made.ask({ date: '2026-11-01', time: '01:30:00' }, { varga: 9 }, 'push');
    equal([heard.found, heard.asked.length, made.clock], [[], 1, { date: '2026-11-01', time: '01:30:00' }]);
    equal(made.isHeld, true);
    heard.asked[0].choose({ dateandtime: 'second' });
    equal([heard.found, heard.held], [[{ varga: 9, at: 'second', way: 'push' }], [true, false]]);
  },
));

test('only the newest question counts, and keeps what the others were to change', async () => {
  const answers = [];
  await served(() => new Promise((give) => answers.push(give)), async () => {
    const { made, heard } = reading();
    const first = made.ask({ date: '2026-10-20', time: '01:30:00' }, { place: 'New York' }, 'push');
    const second = made.change({ ayanamsa: 'raman' }, 'push');
    while (answers.length < 2) {
      await new Promise((turn) => setTimeout(turn));
    }
    answers[1](once('second'));
    answers[0](once('first'));
    await Promise.all([first, second]);
    equal(heard.found, [{ place: 'New York', ayanamsa: 'raman', at: 'second', way: 'push' }]);
  });
});

test('another instant overtakes the question', async () => {
  await served(() => new Promise(() => {}), async () => {
    const { made, heard } = reading();
    made.ask({ date: '2026-10-20', time: '01:30:00' }, { place: 'New York' }, 'push');
    made.change({ at: 'now' }, 'push');
    equal([heard.found, made.isOpen], [[{ place: 'New York', at: 'now', way: 'push' }], false]);
  });
});

test('a server that is away holds what was typed, and the chart of before is not it', async () => {
  let isAway = true;
  await served(() => (isAway ? Promise.reject(new TypeError('away')) : once('then')), async () => {
    const { made, heard } = reading();
    await made.ask({ date: '2026-10-20', time: '01:30:00' }, { place: 'New York' }, 'push');
    equal([heard.found, heard.complaints, made.isHeld, made.clock], [[], 1, true, { date: '2026-10-20', time: '01:30:00' }]);
    isAway = false;
    await made.change({ ayanamsa: 'raman' }, 'push');
    equal([heard.found, made.isHeld], [[{ place: 'New York', ayanamsa: 'raman', at: 'then', way: 'push' }], false]);
  });
});

test('without a place nothing is cast, whatever else is changed', () => served(
  (url) => once(`${url.searchParams.get('date')} ${url.searchParams.get('lat')}`),
  async () => {
    const { made, heard } = reading();
    made.lack('place');
    await made.change({ ayanamsa: 'raman' }, 'push');
    await made.change({ at: 'now' }, 'push');
    await made.ask({ date: '1991-01-01', time: '06:15:00' }, {}, 'push');
    equal([heard.found, made.isHeld], [[], true]);
    await made.ask(made.clock, { lat: 9.92, lon: 78.12 }, 'push');
    equal([heard.found, made.isHeld], [[{ ayanamsa: 'raman', lat: 9.92, lon: 78.12, at: '1991-01-01 9.92', way: 'push' }], false]);
  },
));

test('a place that comes later is that of the moment that was shown', () => served(
  (url) => once(`${url.searchParams.get('date')} ${url.searchParams.get('lat')}`),
  async () => {
    const { made, heard } = reading();
    made.lack('place');
    await made.ask(made.clock, { lat: 9.92, lon: 78.12 }, 'push');
    equal(heard.found, [{ lat: 9.92, lon: 78.12, at: '1990-05-17 9.92', way: 'push' }]);
  },
));

test('an empty form is asked about once it has a moment and a place', () => served(
  () => once('then'),
  async () => {
    const { made, heard } = reading();
    made.lack('clock', 'place');
    await made.ask(made.clock, { lat: 9.92, lon: 78.12 }, 'push');
    equal([heard.found, made.clock], [[], null]);
    await made.ask({ date: '1991-01-01', time: '06:15:00' }, {}, 'push');
    equal(heard.found, [{ lat: 9.92, lon: 78.12, at: 'then', way: 'push' }]);
  },
));

const LOCAL = { name: 'local_mean_time', tz: 'LMT', instant: { dateandtime: '1869-10-02T07:12:00+04:38:24' } };
const ZONE = { name: 'zone', tz: 'Asia/Kolkata', instant: { dateandtime: '1869-10-02T07:12:00+05:53:20' } };
const doubtful = (url) => ({
  ...once(`by ${url.searchParams.get('tz')}`),
  timezone: url.searchParams.get('tz'),
  ...(url.searchParams.get('tz').includes('/') ? { clocks: { reason: 'before_standard_time', choices: [LOCAL, ZONE] } } : {}),
});
const BIRTH = { date: '1869-10-02', time: '07:12:00' };

test('where the clock is in doubt it is asked about, and the one that is chosen counts', () => served(
  (url) => {
    equal(url.searchParams.get('clocks'), 'true');
    return doubtful(url);
  },
  async () => {
    const { made, heard } = reading();
    await made.ask(BIRTH, { place: 'Porbandar' }, 'push');
    equal([heard.found, heard.asked.length, made.isHeld], [[], 1, true]);
    heard.asked[0].choose(LOCAL);
    equal(heard.found, [{ place: 'Porbandar', tz: 'LMT', at: '1869-10-02T07:12:00+04:38:24', way: 'push' }]);
  },
));

test('another clock is asked for by its offset', () => served(doubtful, async () => {
  const { made, heard } = reading();
  await made.ask(BIRTH, {}, 'push');
  await heard.asked[0].choose({ tz: '+05:21:10' });
  equal(heard.found, [{ tz: '+05:21:10', at: 'by +05:21:10', way: 'push' }]);
}));

test('whoever has said that it is the clock of the zone is not asked again at that place', () => served(doubtful, async () => {
  const { made, heard } = reading();
  await made.ask(BIRTH, {}, 'push');
  await heard.asked[0].choose(ZONE);
  await made.ask({ ...BIRTH, time: '07:13:00' }, {}, 'push');
  equal([heard.asked.length, heard.found.length], [1, 2]);
  await made.ask(BIRTH, { lat: 9.92, lon: 78.12 }, 'push');
  equal(heard.asked.length, 2);
}));
