import { PartRequests, requestInTurn } from '/web/js/kit/requests.js';
import { equal, served, test, until } from './harness.js';

const named = (names, more = {}) => Object.fromEntries(names.map((name) => [name, { path: `/${name}`, query: {}, ...more }]));

/** Parts, what was heard of them, and how to leave. */
function asking(options = {}) {
  const heard = { changed: [], failed: [] };
  const leaving = new AbortController();
  const parts = new PartRequests({
    signal: leaving.signal,
    changed: (name) => heard.changed.push(name),
    failed: (error, name) => heard.failed.push([name, error.kind]),
    ...options,
  });
  return { parts, heard, leaving };
}

/** A server that answers when it is told to: `asked` are the paths in their order, `answer(path)` lets one go. */
function slowServer() {
  const held = new Map();
  const asked = [];
  return {
    asked,
    serve: ({ pathname, search }, { signal }) => {
      asked.push(pathname + search);
      return new Promise((resolve, reject) => {
        held.set(pathname, resolve);
        signal.addEventListener('abort', () => reject(signal.reason));
      });
    },
    answer: (path, given = { path }) => held.get(path)(given),
  };
}

test('at most three answers are under way, and the rest are asked for in their order', async () => {
  const server = slowServer();
  await served(server.serve, async () => {
    const { parts, heard } = asking();
    const another = asking().parts;
    parts.ask(named(['a', 'b', 'c', 'd']));
    another.ask(named(['e', 'f']));
    await until(() => server.asked.length >= 3);
    await new Promise((resume) => setTimeout(resume, 20));
    equal([server.asked, parts.isBusy, heard.changed], [['/a', '/b', '/c'], true, []]);
    server.answer('/b');
    await until(() => server.asked.length > 3);
    equal([server.asked.slice(3), parts.answers], [['/d'], { a: undefined, b: { path: '/b' }, c: undefined, d: undefined }]);
    server.answer('/a');
    server.answer('/c');
    await until(() => server.asked.length > 5);
    equal(server.asked.slice(4), ['/e', '/f']);
    ['/d', '/e', '/f'].forEach((path) => server.answer(path));
    await until(() => !parts.isBusy && !another.isBusy);
    equal(heard.changed, ['b', 'a', 'c', 'd']);
  });
});

test('what is read anew each time waits in the same line', async () => {
  const server = slowServer();
  await served(server.serve, async () => {
    const { parts, leaving } = asking();
    parts.ask(named(['a', 'b', 'c']));
    await until(() => server.asked.length >= 3);
    const list = requestInTurn({ path: '/list', query: { page: 2 } }, leaving.signal);
    const left = new AbortController();
    const unwanted = requestInTurn({ path: '/unwanted' }, left.signal).catch(({ name }) => name);
    await new Promise((resume) => setTimeout(resume, 20));
    equal(server.asked.length, 3);
    left.abort();
    ['/a', '/b'].forEach((path) => server.answer(path));
    await until(() => server.asked.length > 3);
    equal([server.asked.slice(3), await unwanted], [['/list?page=2'], 'AbortError']);
    server.answer('/list', { items: [] });
    equal(await list, { items: [] });
    server.answer('/c');
    await until(() => !parts.isBusy);
  });
});

test('what is dropped while it waits is never sent, and what is under way makes room', async () => {
  const server = slowServer();
  await served(server.serve, async () => {
    const { parts, heard } = asking();
    parts.ask(named(['a', 'b', 'c', 'd', 'e', 'f']));
    await until(() => server.asked.length === 3);
    parts.ask(named(['c', 'f']));
    await until(() => server.asked.length === 4);
    equal(server.asked, ['/a', '/b', '/c', '/f']);
    server.answer('/c');
    server.answer('/f');
    await until(() => !parts.isBusy);
    equal([heard.changed, heard.failed, Object.keys(parts.answers)], [['c', 'f'], [], ['c', 'f']]);
    parts.ask(named(['c', 'g', 'h', 'i', 'j']));
    await until(() => server.asked.length === 7);
    parts.leave();
    const next = asking();
    next.parts.ask(named(['k']));
    await until(() => server.asked.length === 8);
    equal(server.asked.slice(4), ['/g', '/h', '/i', '/k']);
    server.answer('/k');
    await until(() => !next.parts.isBusy);
  });
});

test('the same is not asked again, what failed is, and nothing is heard after the end', async () => {
  const asked = [];
  let isRefusing = true;
  const serve = ({ pathname }) => {
    asked.push(pathname);
    if (pathname === '/bad' && isRefusing) {
      throw new TypeError('no connection');
    }
    return pathname;
  };
  await served(serve, async () => {
    const { parts, heard, leaving } = asking();
    parts.ask(named(['good', 'bad']));
    await until(() => !parts.isBusy);
    equal([heard.failed, parts.hasFailed('bad'), parts.hasFailed('good')], [[['bad', 'offline']], true, false]);
    isRefusing = false;
    parts.ask(named(['good', 'bad']));
    await until(() => !parts.isBusy);
    equal([asked.filter((path) => path !== '/livez'), parts.answer('bad'), parts.hasFailed('bad')], [['/good', '/bad', '/bad'], '/bad', false]);
    parts.ask(named(['more']));
    leaving.abort();
    await new Promise((resume) => setTimeout(resume, 20));
    equal(heard.changed.includes('more'), false);
  });
});

test('an answer stays while the next one is about the same', async () => {
  const server = slowServer();
  await served(server.serve, async () => {
    const { parts } = asking({ apart: ['from'], taken: (answer, { accept }) => [answer, accept] });
    const ask = (from, graha) => parts.ask({ sky: { path: '/sky', query: { from, graha }, accept: 'image/svg+xml' } });
    ask('2026', 'saturn');
    await until(() => server.asked.length === 1);
    server.answer('/sky', 1);
    await until(() => !parts.isBusy);
    ask('2027', 'saturn');
    equal([parts.answer('sky'), parts.isBusy], [[1, 'image/svg+xml'], true]);
    ask('2027', 'mars');
    equal(parts.answer('sky'), undefined);
    await until(() => server.asked.length >= 2);
    server.answer('/sky', 2);
    await until(() => !parts.isBusy);
    equal([parts.answer('sky')[0], server.asked.at(-1)], [2, '/sky?from=2027&graha=mars']);
  });
});

test('a part may wait for another, without keeping the others from their turn', async () => {
  const server = slowServer();
  await served(server.serve, async () => {
    const { parts } = asking();
    const waits = { when: async (settled) => (await settled('houses')).isDefined };
    parts.ask({ ...named(['one', 'two', 'three'], waits), ...named(['houses']) });
    await until(() => server.asked.length === 1);
    equal(server.asked, ['/houses']);
    server.answer('/houses', { isDefined: false });
    await until(() => !parts.isBusy);
    equal([parts.answers, server.asked.length], [{ one: null, two: null, three: null, houses: { isDefined: false } }, 1]);
  });
});
