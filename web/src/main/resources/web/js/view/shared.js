// What somebody shares by a link: their view of a page, to look at without an account. The view is the one that everybody has; it asks with
// the token of the link, knows nobody's preferences, and moves within what the link shows.
import { api } from '../api.js';
import { clear, h, icon } from '../dom.js';
import { dateTime, t, use } from '../i18n.js';
import { nodes } from '../kit/lit.js';
import { fileNamed } from '../moment.js';
import { pageOf } from '../pages.js';
import { withoutPreferences } from '../preferences.js';
import { cardWays } from '../sharing/card.js';
import { tokenIn } from '../sharing/links.js';
import { styled } from '../styles.js';

let shownTitle = '';

export const title = () => shownTitle;

export async function mount(root, { signal }) {
  await use('sharing', 'chart');
  const token = tokenIn(location.pathname);
  let share;
  try {
    share = token && (await api.get(`/api/v1/shared/${token}`, null, { anonymous: true, signal }));
  } catch (failed) {
    if (failed.status !== 404) {
      throw failed;
    }
  }
  if (!share) {
    shownTitle = t('sharing.gone.title');
    clear(root, h('div', { class: 'narrow card' }, h('h1', shownTitle), h('p', t('sharing.gone.text'))));
    return {};
  }
  return show(root, share, token, signal);
}

async function show(root, share, token, signal) {
  const own = `/${share.kind}`;
  const asked = new URL(share.address, location.origin);
  shownTitle = share.title;
  const place = h('div', { class: ['is-shared', `view-${share.kind}`] });
  clear(root, banner(share, token), place);
  const [module] = await Promise.all([import(`./${share.kind}.js`), styled(pageOf(own))]);
  api.share = token;
  withoutPreferences(true);
  let view = null;
  // The address stays that of the link: what it shows is nobody else's to read.
  const navigate = async (url, { quiet = false } = {}) => {
    const target = new URL(url, location.origin);
    if (target.pathname === own && !quiet) {
      await view?.update?.(target.searchParams);
    }
  };
  place.addEventListener(
    'click',
    (event) => {
      const link = event.target.closest?.('a[href]');
      if (link && link.origin === location.origin && link.pathname === own && !event.defaultPrevented) {
        event.preventDefault();
        navigate(link.href);
      }
    },
    { signal },
  );
  const leave = () => {
    api.share = null;
    withoutPreferences(false);
  };
  signal.addEventListener('abort', leave, { once: true });
  view = await module.mount(place, { params: asked.searchParams, navigate, signal, readOnly: true });
  return { unmount: () => view?.unmount?.() };
}

function banner({ title: words, expires_at: expires }, token) {
  const until = expires && t('sharing.until', { date: dateTime(new Date(`${expires}Z`), { dateStyle: 'long' }) });
  return h('aside', { class: 'share-banner', 'aria-label': t('sharing.readonly') },
    icon('link'), h('strong', words), h('span', { class: 'soft' }, [t('sharing.readonly'), until].filter(Boolean).join(' · ')),
    h('div', { class: 'row share-ways' },
      // The picture that chats show of it.
      h('a', { class: 'button', href: `/s/${token}.png`, 'data-way': 'picture', download: fileNamed([words], 'png') }, icon('download'), h('span', t('chart.downloadPng'))),
      nodes(cardWays({ card: `/s/${token}/card.png`, title: words, link: location.origin + location.pathname })),
      h('button', { type: 'button', class: 'button', 'data-way': 'print', onclick: () => print() }, icon('print'), h('span', t('chart.print')))));
}
