import { placed } from '/web/js/almanac/timeline.js';
import { equal, test } from './harness.js';

const MINUTE = 60_000;
const SUNSET = Date.parse('2026-11-24T17:56:00+05:30');
const VIEW = { from: SUNSET - 12 * 60 * MINUTE, to: SUNSET + 12 * 60 * MINUTE };
const at = (minutes) => new Date(SUNSET + minutes * MINUTE).toISOString();
const apart = (day) => placed(day, VIEW).map(({ key, upright }) => [key, Math.round((upright - SUNSET) / MINUTE * 10) / 10]);

test('on a phone the times of Sun and Moon stand apart, in their order', () => {
  equal(apart({ sunset: at(0), moonrise: at(-5) }), [['moonrise', -17], ['sunset', 12]]);
  equal(apart({ sunset: at(0), moonrise: at(60) }), [['sunset', 0], ['moonrise', 60]]);
  equal(apart({ sunset: at(0), moonrise: at(13 * 60) }), [['sunset', 0]]);
});
