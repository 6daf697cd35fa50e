import { Frames } from '/web/js/chart/frames.js';
import { equal, test } from './harness.js';

function frames(load) {
  const heard = [];
  const made = new Frames({
    load,
    show: (frame, wish, last) => heard.push([frame, last]),
    fail: (error, wish) => heard.push([error.message, wish]),
    signal: new AbortController().signal,
  });
  return { made, heard };
}

test('of the wishes of one turn only the newest is loaded', async () => {
  const asked = [];
  const { made, heard } = frames(async (wish) => asked.push(wish) && wish);
  made.want(1);
  made.want(2);
  await made.want(3);
  equal([asked, heard, made.busy], [[3], [[3, true]], false]);
});

test('one is loaded at a time, and what is shown in between is not the last', async () => {
  let running = 0;
  let most = 0;
  const { made, heard } = frames(async (wish) => {
    running += 1;
    most = Math.max(most, running);
    if (wish === 1) {
      made.want(2);
      made.want(3);
    }
    await new Promise((turn) => setTimeout(turn));
    running -= 1;
    return wish;
  });
  await made.want(1);
  equal([heard, most], [[[1, false], [3, true]], 1]);
});

test('a failure is told of what is wished for by then, which is not asked for again', async () => {
  const asked = [];
  const { made, heard } = frames(async (wish) => {
    asked.push(wish);
    made.want(2);
    throw new Error('too many');
  });
  await made.want(1);
  equal([asked, heard], [[1], [['too many', 2]]]);
});
