// Making links for others and calendars to subscribe to, and handing them on.
import { api } from '../api.js';
import { h } from '../dom.js';
import { dateTime, language, t, use } from '../i18n.js';
import { icon } from '../kit/blocks.js';
import { button } from '../kit/controls.js';
import { html, nodes } from '../kit/lit.js';
import { preferred } from '../preferences.js';
import { copy, dialog, field } from '../ui.js';
import { cardWays } from './card.js';
import { MAX_TITLE, expiry, forPictures, subject, titled, webcal, whatsApp } from './links.js';

export const SHARES = '/api/v1/shares';
const DAYS = ['1', '7', '30', '365'];

/** Asks how a page is to be shared, makes the link and shows it. kind: as the service has it; address: the page's own, with all that it shows. */
export async function share({ kind, address }) {
  await use('sharing');
  const { names, date, place } = subject(address);
  const about = [date && dateTime(new Date(`${date}T00:00Z`), { timeZone: 'UTC', dateStyle: 'long' }), place];
  const proposal = (isNamed) => titled(t(`sharing.kind.${kind}`), isNamed ? names : [], about);
  const title = field({ name: 'title', label: t('sharing.name'), value: proposal(false), required: true, maxlength: MAX_TITLE });
  // What somebody has typed stays.
  const follow = ({ target }) => {
    if (title.control.value === proposal(!target.checked)) {
      title.control.value = proposal(target.checked);
    }
  };
  const made = await dialog({
    title: t('sharing.title'),
    submit: t('sharing.make'),
    body: [
      h('p', t('sharing.hint')),
      names.length > 0 && field({ name: 'show_name', label: t('sharing.show_name'), type: 'checkbox', onchange: follow }),
      title,
      field({ name: 'expires_at', label: t('sharing.expires'), options: DAYS.map((days) => [days, t(`sharing.days.${days}`)]), value: '30' }),
      preferred().letterhead && field({ name: 'letterhead', label: t('sharing.letterhead'), type: 'checkbox', checked: true }),
    ],
    onsubmit: (form) =>
      api.post(SHARES, {
        kind,
        address: forPictures(address, language(), form.elements.letterhead?.checked),
        title: form.elements.title.value,
        expires_at: expiry(Number(form.elements.expires_at.value), Date.now()),
        show_name: form.elements.show_name?.checked ?? false,
      }),
  });
  return made && handOn(made);
}

/** Asks whether a calendar is to be subscribed to, makes its secret address and shows it. */
export async function subscribe({ title, address }) {
  await use('sharing');
  const made = await dialog({
    title: t('sharing.feed.title'),
    submit: t('sharing.subscribe'),
    body: [h('p', t('sharing.feed.hint')), field({ name: 'title', label: t('sharing.name'), value: title, required: true, maxlength: 120 })],
    onsubmit: (form) => api.post(SHARES, { kind: 'feed', address, title: form.elements.title.value }),
  });
  return made && handOn(made);
}

function handOn(made) {
  const whole = location.origin + made.url;
  const isFeed = made.kind === 'feed';
  return dialog({
    title: t(isFeed ? 'sharing.feed.made' : 'sharing.made'),
    submit: t('sharing.close'),
    cancel: null,
    body: [field({ name: 'link', label: t('sharing.link'), value: whole, readonly: true }), nodes(isFeed ? feedWays(whole) : pageWays(made, whole))],
  });
}

function copyWay(whole) {
  return button({ label: t('sharing.copy'), iconName: 'copy', onclick: () => copy(whole, t('sharing.copied')) });
}

function feedWays(whole) {
  return html`<div class="row">${copyWay(whole)}<a class="button" href=${webcal(whole)}>${icon('calendar')}<span>${t('sharing.feed.open')}</span></a></div>`;
}

function pageWays({ url, title, card, qr_code: code }, whole) {
  const elsewhere = (href, name, label) => html`<a class="button" href=${href} target="_blank" rel="noopener noreferrer">${icon(name)}<span>${label}</span></a>`;
  return html`<div class="row">
      ${copyWay(whole)}${elsewhere(whatsApp(title, whole), 'share', t('sharing.whatsapp'))}${cardWays({ card, title, link: whole })}${elsewhere(url, 'link', t('sharing.open'))}
    </div>
    <p class="row"><img src=${code} width="200" height="200" alt=${t('sharing.qr')}></p>`;
}
