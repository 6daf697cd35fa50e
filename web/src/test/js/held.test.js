import { HeldKey } from '/web/js/chart/held.js';
import { equal, test } from './harness.js';

test('a key that is held for a second acts four times at most, and goes the whole way', () => {
  let now = 1_000_000;
  const done = [];
  const key = new HeldKey((count) => done.push([now, count]), () => now);
  key.press(1, false);
  for (let i = 1; i <= 30; i++) {
    now += 33;
    key.press(1, true);
  }
  const within = done.length;
  key.release();
  equal([within <= 5, done.reduce((sum, [, count]) => sum + count, 0)], [true, 31]);
  equal(done.slice(1, within).every(([at], i) => at - done[i][0] > 249), true);
});

test('pressing it again and again is never too fast', () => {
  const done = [];
  const key = new HeldKey((count) => done.push(count), () => 5);
  key.press(1, false);
  key.press(-10, false);
  key.release();
  equal(done, [1, -10]);
});
