// Tiers: how often and what.
import { api, ApiError } from '../api.js';
import { clear, h, icon } from '../dom.js';
import { number, t } from '../i18n.js';
import { busy, dialog, explain, failure, field, skeleton, toast } from '../ui.js';
import { changedMeanwhile } from './meanwhile.js';

/** As many as the service takes. */
const MAX_PEOPLE = 10_000_000;

export function tiersPanel({ signal }) {
  const list = h('div', { class: 'tier-list' }, skeleton(4));

  async function load() {
    try {
      const page = await busy(list, api.get('/api/v1/tiers/', { items_per_page: 100 }, { signal }));
      clear(list, page.items.map(card));
    } catch (failed) {
      clear(list, failure(failed, load));
    }
  }

  function card(tier) {
    return h(
      'article',
      { class: 'card tier', dataset: { tier: tier.name } },
      h('div', { class: 'spread' }, h('h2', tier.name), h('div', { class: 'actions' }, tool('edit', t('admin.edit'), tier, () => edit(tier)), tool('trash', t('admin.deleteTier'), tier, () => remove(tier)))),
      h('p', { class: 'tier-limit' }, tier.requests_per_minute === null ? h('strong', t('account.unlimited')) : [h('strong', { class: 'figures' }, number(tier.requests_per_minute)), ' ', h('span', { class: 'soft' }, t('admin.aMinute'))]),
      h('p', { class: 'tier-people' }, h('span', { class: 'soft' }, `${t('admin.maxPeople')}: `), h('span', { class: 'figures' }, tier.max_people === null ? t('account.unlimited') : number(tier.max_people))),
      h('p', { class: 'badges' }, tier.endpoints.includes('*') ? h('span', { class: 'badge badge-accent' }, t('admin.allEndpoints')) : tier.endpoints.map((name) => h('code', { class: 'badge' }, name))),
    );
  }

  function tool(iconName, label, tier, onclick) {
    return h('button', { type: 'button', class: 'tool', title: label, 'aria-label': `${label}: ${tier.name}`, onclick }, icon(iconName));
  }

  async function edit(tier) {
    const endpoints = await endpointNames(signal);
    if (!endpoints) {
      return;
    }
    let etag = null;
    if (tier) {
      try {
        // As it is now, with its version: the list may be old.
        const { body, headers } = await api.get(pathOf(tier), null, { signal, full: true });
        tier = body;
        etag = headers.get('ETag');
      } catch (failed) {
        toast(explain(failed), 'bad');
        return load();
      }
    }
    const saved = await tierDialog(tier, endpoints, etag);
    if (saved) {
      toast(t(tier ? 'admin.tierSaved' : 'admin.tierCreated', { tier: saved }));
    }
    await load();
  }

  async function remove(tier) {
    const gone = await dialog({
      title: t('admin.deleteTierTitle', { tier: tier.name }),
      body: h('p', t('admin.deleteTierText')),
      submit: t('admin.deleteTier'),
      danger: true,
      onsubmit: () => api.delete(pathOf(tier)),
    });
    if (gone) {
      toast(t('admin.tierDeleted', { tier: tier.name }));
      await load();
    }
  }

  load();
  return h('div', h('div', { class: 'toolbar' }, h('p', { class: 'soft' }, t('admin.tiersText')), h('button', { type: 'button', class: 'button button-primary', onclick: () => edit(null) }, icon('plus'), t('admin.newTier'))), list);
}

function pathOf(tier) {
  return `/api/v1/tiers/${encodeURIComponent(tier.name)}`;
}

/** What a tier can list is what the description of the API has: the calculations, and the gazetteer if there is one. */
async function endpointNames(signal) {
  try {
    const description = await api.get('/openapi.json', null, { signal, anonymous: true });
    const names = new Set();
    for (const path of Object.keys(description.paths)) {
      const found = /^\/api\/v1\/(?:astro\/([a-z0-9-]+)|(places))(?:\/|$)/.exec(path);
      if (found) {
        names.add(found[1] ?? found[2]);
      }
    }
    return [...names].sort();
  } catch (failed) {
    if (failed.name !== 'AbortError') {
      toast(explain(failed), 'bad');
    }
    return null;
  }
}

/** Gives the name of what was saved, or null. */
function tierDialog(tier, known, etag) {
  // A tier may list names that this version does not serve; they are kept unless somebody takes them out.
  const names = [...new Set([...known, ...(tier?.endpoints ?? []).filter((name) => name !== '*')])];
  const all = tier ? tier.endpoints.includes('*') : true;
  const boxes = names.map((name) => field({ name: `endpoint:${name}`, label: name, type: 'checkbox', checked: all || tier.endpoints.includes(name), disabled: all }));
  const every = field({ name: 'all', label: t('admin.everyEndpoint'), type: 'checkbox', checked: all });
  every.control.addEventListener('change', () => {
    for (const box of boxes) {
      box.control.disabled = every.control.checked;
    }
  });
  const limit = field({ name: 'requests_per_minute', label: t('admin.requestsPerMinute'), type: 'number', min: 1, max: 1_000_000, inputmode: 'numeric', value: tier?.requests_per_minute ?? (tier ? '' : 600) });
  const unlimited = field({ name: 'unlimited', label: t('account.unlimited'), type: 'checkbox', checked: tier ? tier.requests_per_minute === null : false });
  const people = field({ name: 'max_people', label: t('admin.maxPeople'), type: 'number', min: 0, max: MAX_PEOPLE, inputmode: 'numeric', hint: t('admin.maxPeopleHint'), value: tier ? (tier.max_people ?? '') : 1000 });
  const follow = () => {
    limit.control.disabled = unlimited.control.checked;
  };
  unlimited.control.addEventListener('change', follow);
  follow();
  return dialog({
    title: tier ? t('admin.editTier', { tier: tier.name }) : t('admin.newTier'),
    submit: tier ? t('account.save') : t('admin.create'),
    wide: true,
    body: [
      field({ name: 'name', label: t('account.name'), value: tier?.name ?? '', required: true, autocomplete: 'off', maxlength: 64 }),
      h('div', { class: 'fields' }, limit, unlimited),
      people,
      h('fieldset', { class: 'endpoints' }, h('legend', t('account.endpoints')), every, h('div', { class: 'endpoint-grid' }, boxes)),
    ],
    onsubmit: async (form) => {
      const body = {
        name: form.elements.namedItem('name').value.trim(),
        requests_per_minute: form.unlimited.checked ? null : Number(form.requests_per_minute.value),
        max_people: form.max_people.value === '' ? null : Number(form.max_people.value),
        endpoints: form.all.checked ? ['*'] : names.filter((name) => form.elements.namedItem(`endpoint:${name}`).checked),
      };
      if (body.endpoints.length === 0) {
        throw new ApiError('invalid', { errors: [{ field: 'all', text: t('admin.noEndpoint') }] });
      }
      try {
        await (tier ? api.patch(pathOf(tier), body, { ifMatch: etag }) : api.post('/api/v1/tiers/', body));
      } catch (failed) {
        throw changedMeanwhile(failed, tier?.name);
      }
      return body.name;
    },
  });
}
