// Making links for others and calendars to subscribe to, and handing them on.
import { api } from '../api.js';
import { h, icon } from '../dom.js';
import { language, t, use } from '../i18n.js';
import { copy, dialog, field } from '../ui.js';
import { expiry, inLanguage, webcal } from './links.js';

export const SHARES = '/api/v1/shares';
const DAYS = ['1', '7', '30', '365'];

/**
 * Asks how a page is to be shared, makes the link and shows it. kind: as the service has it; address: the page's own, with all that
 * it shows; hasName: it names somebody, who may be left out.
 */
export async function share({ kind, address, hasName = false }) {
  await use('sharing');
  const made = await dialog({
    title: t('sharing.title'),
    submit: t('sharing.make'),
    body: [
      h('p', t('sharing.hint')),
      field({ name: 'title', label: t('sharing.name'), value: t(`sharing.kind.${kind}`), required: true, maxlength: 120 }),
      field({ name: 'expires_at', label: t('sharing.expires'), options: DAYS.map((days) => [days, t(`sharing.days.${days}`)]), value: '30' }),
      hasName && field({ name: 'show_name', label: t('sharing.show_name'), type: 'checkbox' }),
    ],
    onsubmit: (form) =>
      api.post(SHARES, {
        kind,
        address: inLanguage(address, language()),
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

function handOn({ kind, url }) {
  const whole = location.origin + url;
  const isFeed = kind === 'feed';
  return dialog({
    title: t(isFeed ? 'sharing.feed.made' : 'sharing.made'),
    submit: t('sharing.close'),
    cancel: null,
    body: [
      field({ name: 'link', label: t('sharing.link'), value: whole, readonly: true }),
      h(
        'div',
        { class: 'row' },
        h('button', { type: 'button', class: 'button', onclick: () => copy(whole, t('sharing.copied')) }, icon('copy'), h('span', t('sharing.copy'))),
        isFeed
          ? h('a', { class: 'button', href: webcal(whole) }, icon('calendar'), h('span', t('sharing.feed.open')))
          : h('a', { class: 'button', href: url, target: '_blank', rel: 'noopener' }, icon('link'), h('span', t('sharing.open'))),
      ),
    ],
  });
}
