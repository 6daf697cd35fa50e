// Start-up: the frame of the page, then the session, then the view that the address names.
import { api } from './api.js';
import { clear, h, icon } from './dom.js';
import { guestNote, signInUrl } from './guest.js';
import { LANGUAGES, language, onLanguage, ownName, setLanguage, t, useTogether } from './i18n.js';
import { pageOf, pages } from './pages.js';
import { router } from './router.js';
import { session } from './session.js';
import { styled } from './styles.js';
import { applyTheme, nextTheme, theme } from './theme.js';
import { failure, toast } from './ui.js';

/** How long the frame waits for the session before it is drawn without: it would be drawn twice, and jump. */
const SESSION_TIMEOUT_MS = 2000;

/** So many stand beside one another at the foot of a phone, in every language. */
const MAX_TABS = 5;

const app = document.getElementById('app');
const banner = h('div', { class: 'banner', role: 'status', 'aria-live': 'polite', hidden: true });
const header = h('header', { class: 'site-header' });
const navigation = h('nav', { class: 'site-nav' });
/** What a guest reads above every page. */
const visit = h('div', { class: 'visit' });
const main = h('main', { id: 'main' });
const footer = h('footer', { class: 'site-footer' });
const skip = h('a', { class: 'skip', href: '#main', onclick: toMain });

function toMain(event) {
  event.preventDefault();
  main.tabIndex = -1;
  main.focus();
}

function drawFrame() {
  skip.textContent = t('shell.skip');
  clear(
    header,
    h('a', { class: 'brand', href: '/', 'aria-label': t('shell.home') }, h('img', { src: '/web/img/icon.svg', alt: '', width: 32, height: 32 }), h('span', 'Nirayana')),
    navigation,
    h('div', { class: 'site-tools' }, languageChoice(), themeButton(), account()),
  );
  drawNavigation();
  clear(visit, session.isGuest && guestNote());
  clear(
    footer,
    h('p', t('shell.footer')),
    h('p', h('a', { href: '/docs', target: '_blank', rel: 'noopener' }, t('shell.docs')), ' · ', h('a', { href: '/openapi.json', target: '_blank', rel: 'noopener' }, 'OpenAPI')),
  );
}

function drawNavigation() {
  navigation.setAttribute('aria-label', t('shell.nav'));
  const shown = pages.filter((p) => p.labelKey && session.mayOpen(p));
  navigation.hidden = shown.length === 0;
  document.body.classList.toggle('has-nav', shown.length > 0);
  const item = (page) => h('li', { class: page.needsSuperuser && 'nav-admin' }, h('a', { href: linkTo(page), 'aria-current': router.current === page ? 'page' : null }, icon(page.iconName), h('span', t(page.labelKey))));
  const first = shown.length > MAX_TABS ? shown.slice(0, MAX_TABS - 1) : shown;
  const rest = shown.slice(first.length);
  clear(navigation, h('ul', first.map(item), rest.length > 0 && more(rest, item)));
}

/** What a phone has no room for beside the first: behind a button there, and beside them on wider screens. */
function more(rest, item) {
  const button = h(
    'button',
    { type: 'button', class: ['nav-more', rest.includes(router.current) && 'is-current'], 'aria-expanded': false, 'aria-controls': 'nav-rest', onclick: () => open(button.getAttribute('aria-expanded') === 'false') },
    icon('more'),
    h('span', t('shell.nav.more')),
  );
  const open = (isOpen) => button.setAttribute('aria-expanded', String(isOpen));
  const close = (event) => {
    if (event.key === 'Escape' && button.getAttribute('aria-expanded') === 'true') {
      open(false);
      button.focus();
    }
  };
  const left = (event) => {
    if (!event.currentTarget.contains(event.relatedTarget)) {
      open(false);
    }
  };
  return h('li', { class: 'nav-others', onkeydown: close, onfocusout: left }, button, h('ul', { id: 'nav-rest' }, rest.map(item)));
}

function linkTo(page) {
  const keeps = page.sharesMoment && pageOf(location.pathname)?.sharesMoment;
  return page.path + (keeps ? location.search : '');
}

function languageChoice() {
  return h(
    'label',
    { class: 'tool-select' },
    icon('globe'),
    h('span', { class: 'visually-hidden' }, t('shell.language')),
    h(
      'select',
      { name: 'language', onchange: (event) => changeLanguage(event.target.value) },
      LANGUAGES.map((code) => h('option', { value: code, lang: code, selected: code === language() }, ownName(code))),
    ),
  );
}

async function changeLanguage(code) {
  try {
    await setLanguage(code);
    header.querySelector('select[name=language]').focus();
  } catch {
    toast(t('shell.error.offline'), 'bad');
    header.querySelector('select[name=language]').value = language();
  }
}

function themeButton() {
  const say = () => t(`shell.theme.${theme()}`);
  const button = h('button', {
    type: 'button',
    class: 'tool',
    onclick: () => {
      applyTheme(nextTheme());
      draw();
    },
  });
  const draw = () => {
    button.setAttribute('aria-label', say());
    button.title = say();
    clear(button, icon({ auto: 'auto', light: 'sun', dark: 'moon' }[theme()]));
  };
  draw();
  return button;
}

function account() {
  if (!session.signedIn) {
    // A guest comes back to where they were.
    const way = ({ currentTarget }) => session.isGuest && currentTarget.setAttribute('href', signInUrl());
    const enter = h('a', { class: 'button button-primary sign-in-link', href: '/sign-in', onclick: way }, t('shell.signIn'));
    return session.isGuest ? h('div', { class: 'who' }, enter, leave()) : enter;
  }
  return h(
    'div',
    { class: 'who' },
    // On a phone the navigation has no room for it.
    session.user.is_superuser && h('a', { class: 'tool tool-admin', href: '/admin', 'aria-label': t('shell.nav.admin'), title: t('shell.nav.admin'), 'aria-current': router.current?.path === '/admin' ? 'page' : null }, icon('gauge')),
    h('a', { class: 'tool tool-user', href: '/account', 'aria-current': router.current?.path === '/account' ? 'page' : null }, icon('user'), h('span', session.user.username)),
    leave(),
  );
}

function leave() {
  return h('button', { type: 'button', class: 'tool', onclick: signOut, 'aria-label': t('shell.signOut'), title: t('shell.signOut') }, icon('out'));
}

async function signOut() {
  try {
    await session.signOut();
    toast(t('shell.signedOut'));
  } catch (failed) {
    toast(failed.kind === 'offline' ? t('shell.error.offline') : t('shell.error.server'), 'bad');
  }
}

/** The server is gone: said at once, taken back when it answers again. */
function watchServer() {
  api.addEventListener('offline', () => {
    banner.hidden = false;
    banner.className = 'banner banner-bad';
    clear(banner, icon('cloud'), h('span', t('shell.lost')));
  });
  api.addEventListener('online', () => {
    banner.className = 'banner banner-good';
    clear(banner, icon('check'), h('span', t('shell.found')));
    setTimeout(() => {
      if (api.online) {
        banner.hidden = true;
      }
    }, 4000);
  });
}

async function start() {
  applyTheme(theme());
  // Who is signed in and the words are asked for at once: the one does not need the other.
  const restored = session.restore();
  // Told below, once there are words to tell it in.
  restored.catch(() => {});
  await Promise.all([firstWords(), styled(firstPage()), Promise.race([restored.catch(() => {}), pause(SESSION_TIMEOUT_MS)])]);
  clear(app, skip, header, banner, visit, main, footer);
  watchServer();
  drawFrame();
  for (const event of ['signed-in', 'signed-out', 'changed']) {
    session.addEventListener(event, drawFrame);
  }
  session.addEventListener('signed-out', (event) => {
    if (event.detail.reason === 'expired') {
      toast(t('shell.expired'), 'bad');
    }
  });
  router.addEventListener('navigated', drawFrame);
  router.addEventListener('address', drawNavigation);
  onLanguage(drawFrame);
  await restore(restored);
  const { install } = await import('./installed.js');
  install();
}

function firstPage() {
  return pageOf(location.pathname) ?? pages[0];
}

/** Before there are words nothing can be said; so this one waits in silence until the server answers. */
async function firstWords() {
  const { words } = firstPage();
  for (let wait = 1000; ; wait = Math.min(wait * 1.5, 10_000)) {
    try {
      return await useTogether('shell', ...words);
    } catch {
      await pause(wait);
    }
  }
}

function pause(milliseconds) {
  return new Promise((resume) => setTimeout(resume, milliseconds));
}

async function restore(restored = session.restore()) {
  try {
    await restored;
  } catch (failed) {
    // There is a session but no answer: nothing can be shown truthfully before there is one.
    clear(main, h('div', { class: 'view' }, h('h1', t('shell.title')), failure(failed, () => restore())));
    return;
  }
  await router.start(main);
}

start();
