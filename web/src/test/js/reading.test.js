import { Reading } from '/web/js/chart/reading.js';
import { equal, served, test } from './harness.js';

const NEW_YORK = { lat: 40.7128, lon: -74.006, tz: 'America/New_York' };
const once = (dateandtime) => ({ kind: 'unique', instants: [{ dateandtime }] });

function reading() {
  const heard = { found: [], asked: [], complaints: 0 };
  const form = { ask: (answer, clock, choose) => heard.asked.push({ answer, clock, choose }), complain: () => { heard.complaints += 1; } };
  const made = new Reading({ form: () => form, state: () => NEW_YORK, found: (part, way) => heard.found.push({ ...part, way }), signal: new AbortController().signal });
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
    equal(made.clock, null);
  },
));

test('a time that came twice is asked about, and nothing is guessed', () => served(
  () => ({ kind: 'ambiguous', instants: [{ dateandtime: 'first' }, { dateandtime: 'second' }] }),
  async () => {
    const { made, heard } = reading();
    await made.ask({ date: '2026-11-01', time: '01:30:00' }, { varga: 9 }, 'push');
    equal([heard.found, heard.asked.length, made.clock], [[], 1, { date: '2026-11-01', time: '01:30:00' }]);
    heard.asked[0].choose({ dateandtime: 'second' });
    equal(heard.found, [{ varga: 9, at: 'second', way: 'push' }]);
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
    equal([heard.found, made.clock], [[{ place: 'New York', at: 'now', way: 'push' }], null]);
  });
});
