import { api } from '/web/js/api.js';
import { storedSession } from '/web/js/early.js';
import { guestNote, tryButton, ways } from '/web/js/guest.js';
import { t, use } from '/web/js/i18n.js';
import { session } from '/web/js/session.js';
import { mount as home } from '/web/js/view/home.js';
import { equal, served, test, until } from './harness.js';

await use('shell');

const ENDPOINTS = ['chart', 'horoscope'];
const CHART = { needsSignIn: true, asks: ['horoscope', 'chart'] };
const MATCH = { needsSignIn: true, asks: ['chart', 'match'] };
const ACCOUNT = { needsSignIn: true };
const ADMIN = { needsSignIn: true, needsSuperuser: true };
const HOME = {};

/** Runs something in a document that says so of the service; gives the paths that were asked, with the token of each. */
async function visiting(facts, act) {
  const metas = Object.entries(facts).map(([name, content]) => Object.assign(document.createElement('meta'), { name, content }));
  document.head.append(...metas);
  const asked = [];
  let given = 0;
  try {
    await served(
      (url, { headers }) => {
        // What runs today is asked for by everybody who sees the first page, and needs no token.
        if (url.pathname !== '/web/today.json') {
          asked.push([url.pathname, headers.Authorization ?? null]);
        }
        given += url.pathname.endsWith('/guest') ? 1 : 0;
        return { access_token: { token: `token ${given}`, expires_in: 1800, token_type: 'bearer' }, requests_per_minute: 120, endpoints: ENDPOINTS };
      },
      act,
    );
    return asked;
  } finally {
    session.ended('signed-out');
    metas.forEach((meta) => meta.remove());
  }
}

/** The first page by itself; the form of the sign-in needs the list of pages, which only a real document has. */
async function shown(tools, act) {
  const root = document.createElement('div');
  document.body.append(root);
  try {
    const { unmount } = await home(root, { ...tools, signal: new AbortController().signal });
    await act(root);
    unmount();
  } finally {
    root.remove();
  }
}

const buttonIn = (root) => [...root.querySelectorAll('button')].find((b) => b.textContent === t('shell.guest.try')) ?? null;

test('only where the service lets guests in can a visit begin', async () => {
  for (const [facts, isOffered] of [[{}, false], [{ guests: 'off' }, false], [{ guests: 'on' }, true]]) {
    await visiting(facts, async () => {
      equal(tryButton({ go() {}, failed() {} }) !== null, isOffered);
      await shown({ navigate() {} }, (root) => equal(buttonIn(root) !== null, isOffered));
    });
  }
});

test('a visit leads on, and opens what its tier does', async () => {
  const asked = await visiting({ guests: 'on' }, async () => {
    equal([HOME, CHART, ACCOUNT].map((page) => session.mayOpen(page)), [true, false, false]);
    const gone = [];
    await shown({ navigate: (to) => gone.push(to) }, async (root) => {
      buttonIn(root).click();
      await until(() => gone.length > 0);
    });
    equal(gone, ['/chart']);
    equal([session.isGuest, session.signedIn, session.may('chart'), session.may('match')], [true, false, true, false]);
    equal([HOME, CHART, MATCH, ACCOUNT, ADMIN].map((page) => session.mayOpen(page)), [true, true, false, false, false]);
    equal(storedSession().guest, ENDPOINTS);
    // Once is enough.
    equal(tryButton({ go() {}, failed() {} }), null);
  });
  equal(asked, [['/api/v1/auth/guest', null]]);
  equal([session.isGuest, storedSession()], [false, null]);
});

test('a token that ends is followed by another, and nobody notices', async () => {
  const kept = Date.now;
  try {
    const asked = await visiting({ guests: 'on' }, async () => {
      await session.visit();
      await api.get('/api/v1/astro/planets');
      Date.now = () => kept() + 31 * 60_000;
      await api.get('/api/v1/astro/planets');
      // A page that is loaded when the token has ended begins with a new one.
      Date.now = () => kept() + 70 * 60_000;
      equal(await session.restore(), true);
      await api.get('/api/v1/astro/planets');
    });
    equal(asked, [
      ['/api/v1/auth/guest', null],
      ['/api/v1/astro/planets', 'Bearer token 1'],
      ['/api/v1/auth/guest', null],
      ['/api/v1/astro/planets', 'Bearer token 2'],
      ['/api/v1/auth/guest', null],
      ['/api/v1/astro/planets', 'Bearer token 3'],
    ]);
  } finally {
    Date.now = kept;
  }
});

test('where guests are let in no more the visit ends, and a visit that is refused says why', async () => {
  const fetched = globalThis.fetch;
  const ends = [];
  const heard = (event) => ends.push(event.detail.reason);
  await visiting({ guests: 'on' }, async () => {
    await session.visit();
    session.addEventListener('signed-out', heard);
    globalThis.fetch = async (path) => new Response(JSON.stringify({ type: '/problems/x', detail: '' }), { status: path.endsWith('/guest') ? 403 : 401, headers: { 'Content-Type': 'application/problem+json' } });
    await api.get('/api/v1/astro/planets').catch(() => {});
    equal([ends, session.isGuest], [['expired'], false]);
    const events = [];
    const button = tryButton({ go: () => events.push('went'), failed: (error) => events.push(error.kind) });
    button.click();
    await until(() => events.length > 0);
    equal([events, button.disabled], [['forbidden'], false]);
  }).finally(() => {
    session.removeEventListener('signed-out', heard);
    globalThis.fetch = fetched;
  });
});

test('guests and users in other tabs are left alone', async () => {
  const others = new BroadcastChannel('nirayana.session');
  const heard = [];
  others.addEventListener('message', (event) => heard.push(event.data.kind));
  const say = async (message) => {
    others.postMessage(message);
    // What this tab answers comes after what it heard before.
    heard.length = 0;
    others.postMessage({ kind: 'who' });
    await until(() => heard.includes('here'));
  };
  try {
    await visiting({ guests: 'on' }, async () => {
      await session.visit();
      await say({ kind: 'signed-out', guest: false });
      await say({ kind: 'renewed', held: { token: 'of a user', expiresAt: Number.MAX_SAFE_INTEGER, lifetime: 1, guest: null } });
      equal([session.isGuest, storedSession().token], [true, 'token 1']);
      await say({ kind: 'renewed', held: { token: 'of a guest', expiresAt: Number.MAX_SAFE_INTEGER, lifetime: 1, guest: ['chart'] } });
      equal([session.may('horoscope'), storedSession().token], [false, 'of a guest']);
      others.postMessage({ kind: 'signed-out', guest: true });
      await until(() => !session.isGuest);
    });
  } finally {
    others.close();
  }
});

test('a guest is led to an account, also to a new one where people can make one; the note repeats no way that stands above it', async () => {
  for (const [mode, links] of [['closed', 1], ['open', 2]]) {
    await visiting({ guests: 'on', registration: mode }, () => {
      equal(ways().filter(Boolean).length, links);
      equal(guestNote().textContent.includes(t('shell.guest.note')), true);
      equal(new URL(ways()[0].href).searchParams.get('next'), location.pathname + location.search);
      equal([...guestNote().querySelectorAll('a')].map((link) => link.getAttribute('href')), mode === 'open' ? ['/register'] : []);
    });
  }
});
