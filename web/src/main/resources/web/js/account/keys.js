// API keys: made, shown once, listed with their last use, renamed and revoked.
import { api } from '../api.js';
import { clear, h, icon } from '../dom.js';
import { number, t } from '../i18n.js';
import { requestInTurn } from '../kit/requests.js';
import { busy, copy, dialog, failure, field, skeleton, toast } from '../ui.js';
import { describeInstant, rowsOf, section } from './card.js';
import { LIFETIMES, bodyOf, ordered, stateOf } from './key-list.js';

export const KEYS = '/api/v1/keys';
/** As many as the service gives at once; nobody has so many. */
const PER_PAGE = 100;

/** `onmade` hears the text of a new key, which nobody tells again. */
export function keysCard({ signal, onchange = () => {}, onmade = () => {} }) {
  const place = h('div', { 'aria-live': 'polite' }, skeleton(3));
  async function load() {
    try {
      const keys = rowsOf(await busy(place, requestInTurn({ path: KEYS, query: { items_per_page: PER_PAGE } }, signal)));
      onchange(keys);
      draw(keys);
    } catch (failed) {
      clear(place, failure(failed, load));
    }
  }
  function draw(keys) {
    clear(
      place,
      keys.length > 0 ? h('ul', { class: 'account-list' }, ordered(keys).map(row)) : h('p', { class: 'soft' }, t('account.keys.none')),
    );
  }
  function row(key) {
    const state = stateOf(key);
    const named = (word) => `${word}: ${key.name}`;
    return h(
      'li',
      { class: state !== 'live' && 'is-over' },
      h(
        'div',
        { class: 'account-list-what' },
        h('p', h('strong', key.name), ' ', h('code', key.hint), ' ', state !== 'live' && h('span', { class: 'badge badge-warn' }, t(`account.keys.${state}`))),
        h('p', { class: 'soft small' }, facts(key).join(' · ')),
      ),
      state !== 'revoked' &&
        h(
          'div',
          { class: 'account-list-acts' },
          h('button', { type: 'button', class: 'tool', 'aria-label': named(t('account.keys.rename')), title: t('account.keys.rename'), onclick: () => rename(key) }, icon('edit')),
          h('button', { type: 'button', class: 'button', 'aria-label': named(t('account.keys.revoke')), onclick: () => revoke(key) }, t('account.keys.revoke')),
        ),
    );
  }
  async function make() {
    const made = await dialog({
      title: t('account.keys.new'),
      submit: t('account.keys.make'),
      body: [
        field({ name: 'name', label: t('account.keys.name'), hint: t('account.keys.nameHint'), required: true, maxlength: 100, autocomplete: 'off' }),
        field({ name: 'expires_at', label: t('account.keys.expires'), options: LIFETIMES.map((days) => [days ?? '', days ? t('account.keys.days', { count: number(days) }) : t('account.keys.never')]), value: '' }),
        field({ name: 'endpoints', label: t('account.keys.endpoints'), hint: t('account.keys.endpointsHint'), autocomplete: 'off', autocapitalize: 'none', spellcheck: 'false' }),
        field({ name: 'addresses', label: t('account.keys.addresses'), hint: t('account.keys.addressesHint'), autocomplete: 'off', autocapitalize: 'none', spellcheck: 'false' }),
      ],
      onsubmit: (form) => api.post(KEYS, bodyOf({ name: form.elements.namedItem('name').value, days: form.expires_at.value, endpoints: form.endpoints.value, addresses: form.addresses.value })),
    });
    if (made) {
      onmade(made.key);
      await shownOnce(made);
      await load();
    }
  }
  async function rename(key) {
    const done = await dialog({
      title: t('account.keys.rename'),
      submit: t('account.save'),
      body: field({ name: 'name', label: t('account.keys.name'), value: key.name, required: true, maxlength: 100, autocomplete: 'off' }),
      onsubmit: (form) => api.patch(pathOf(key), { name: form.elements.namedItem('name').value.trim() }),
    });
    if (done) {
      await load();
    }
  }
  async function revoke(key) {
    const done = await dialog({
      title: t('account.keys.revokeTitle', { name: key.name }),
      body: h('p', t('account.keys.revokeText')),
      submit: t('account.keys.revoke'),
      danger: true,
      onsubmit: async () => {
        await api.delete(pathOf(key));
      },
    });
    if (done) {
      toast(t('account.keys.revokedNow', { name: key.name }));
      await load();
    }
  }
  load();
  return section('keys', 'key', h('p', { class: 'soft' }, t('account.keys.text')), place, h('p', h('button', { type: 'button', class: 'button button-primary', onclick: make }, icon('plus'), t('account.keys.new'))));
}

function pathOf({ key_id: id }) {
  return `${KEYS}/${encodeURIComponent(id)}`;
}

/** Nobody can ever see it again: it stays until the reader says that it is copied. */
function shownOnce({ key, name }) {
  return dialog({
    title: name,
    cancel: null,
    stays: true,
    submit: t('account.keys.done'),
    body: [
      h('div', { class: 'note note-warn' }, icon('warn'), h('p', t('account.keys.once'))),
      h('div', { class: 'account-secret' }, h('code', { tabindex: '0', 'aria-label': t('account.keys.key') }, key), h('button', { type: 'button', class: 'button', onclick: () => copy(key) }, icon('copy'), t('account.copy'))),
    ],
  });
}

function facts(key) {
  const used = key.last_used_at ? t('account.keys.lastUsed', { time: describeInstant(key.last_used_at), address: key.last_used_from ?? '–' }) : t('account.keys.unused');
  return [
    used,
    t('account.keys.made', { date: describeInstant(key.created_at, { dateStyle: 'medium' }) }),
    key.expires_at && t('account.keys.until', { date: describeInstant(key.expires_at, { dateStyle: 'medium' }) }),
    key.endpoints && `${t('account.endpoints')}: ${key.endpoints.join(', ')}`,
    key.addresses && key.addresses.join(', '),
  ].filter(Boolean);
}
