// Tests of the page's modules. A file of this folder imports what it tests from /web/js and says test(name, run); the class
// ModulesTest of the acceptance tests runs each of them, all in one page of the service, under its policy.

const TEST_TIMEOUT_MS = 20_000;
let found = null;
const files = new Map();

/** A test; run may be asynchronous. */
export function test(name, run) {
  if (found.has(name)) {
    throw new Error(`Two tests are called "${name}".`);
  }
  found.set(name, run);
}

/** Both are the same: numbers, strings, and objects and lists of them to the last part. */
export function equal(actual, expected) {
  const [a, b] = [actual, expected].map(written);
  if (a !== b) {
    throw new Error(`expected ${b}\n but was ${a}`);
  }
}

/** A number within a distance. */
export function near(actual, expected, distance) {
  if (!(Math.abs(actual - expected) <= distance)) {
    throw new Error(`expected ${expected} within ${distance}\n but was ${actual}`);
  }
}

export function throws(run, pattern) {
  try {
    run();
  } catch (thrown) {
    if (!pattern.test(String(thrown))) {
      throw new Error(`expected a failure like ${pattern}\n but it was ${thrown}`);
    }
    return;
  }
  throw new Error(`expected a failure like ${pattern}\n but there was none`);
}

/** Runs something while timers stand still; pass(ms) of its argument lets so much time go by at once. */
export async function stopped(run) {
  const kept = { setTimeout, clearTimeout };
  const waiting = new Map();
  let last = 0;
  let now = 0;
  globalThis.setTimeout = (then, after = 0) => {
    last += 1;
    waiting.set(last, { then, at: now + after });
    return last;
  };
  globalThis.clearTimeout = (id) => waiting.delete(id);
  const pass = (ms) => {
    now += ms;
    for (const [id, { then, at }] of [...waiting].sort(([, a], [, b]) => a.at - b.at)) {
      if (at <= now && waiting.delete(id)) {
        then();
      }
    }
  };
  try {
    await run(pass);
  } finally {
    Object.assign(globalThis, kept);
  }
}

/** Waits for something that the page does by itself; in vain until the test's time is over. */
export async function until(isSo) {
  while (!isSo()) {
    await new Promise((resume) => setTimeout(resume));
  }
}

/** Runs something while the server is this function: it gets the address that is asked, and how, and gives the answer's JSON. */
export async function served(answer, run) {
  const kept = globalThis.fetch;
  globalThis.fetch = async (path, asked) => new Response(JSON.stringify(await answer(new URL(path, location.href), asked)), { headers: { 'Content-Type': 'application/json' } });
  try {
    await run();
  } finally {
    globalThis.fetch = kept;
  }
}

function written(value) {
  return JSON.stringify(value, (key, held) => {
    if (held === undefined) {
      return '(undefined)';
    }
    if (held instanceof Map || held instanceof Set) {
      return [...held];
    }
    return held && typeof held === 'object' && !Array.isArray(held) ? Object.fromEntries(Object.entries(held).sort(([a], [b]) => (a < b ? -1 : 1))) : held;
  });
}

/** The names of the tests of a file. */
export async function load(file) {
  found = new Map();
  files.set(file, found);
  await import(file);
  return [...found.keys()];
}

/** What went wrong, or null. What never comes to an end is wrong after a while. */
export async function run(file, name) {
  let timer = 0;
  const late = new Promise((_, fail) => {
    timer = setTimeout(() => fail(new Error('It did not come to an end.')), TEST_TIMEOUT_MS);
  });
  try {
    await Promise.race([files.get(file).get(name)(), late]);
    return null;
  } catch (failed) {
    return `${failed.message}\n${failed.stack}`;
  } finally {
    clearTimeout(timer);
  }
}
