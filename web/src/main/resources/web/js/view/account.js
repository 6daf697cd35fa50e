// One's own account: profile, preferences, password, tier and limits, keys, usage, sessions, the way to the API, and the end of it.
import { section } from '../account/card.js';
import { eraseCard } from '../account/erase.js';
import { everythingCard } from '../account/everything.js';
import { keysCard } from '../account/keys.js';
import { preferencesCard } from '../account/preferences.js';
import { sessionsCard } from '../account/sessions.js';
import { usageCard } from '../account/usage.js';
import { api } from '../api.js';
import { clear, h, icon } from '../dom.js';
import { dateTime, language, number, t, use } from '../i18n.js';
import { requestInTurn } from '../kit/requests.js';
import { session } from '../session.js';
import { sharedList } from '../sharing/list.js';
import { busy, copy, failure, field, readyToSend, showErrors, skeleton, toast } from '../ui.js';

export const title = 'account.title';

export async function mount(root, { signal }) {
  await use('account', 'sharing');
  const user = session.user;
  const path = `/api/v1/users/${encodeURIComponent(user.username)}`;
  const since = h('span', { class: 'account-since' });
  const way = apiCard();
  let keys = [];
  root.append(
    h(
      'header',
      { class: 'account-head' },
      h('div', { class: 'avatar', 'aria-hidden': 'true' }, initials(user.name)),
      h(
        'div',
        h('h1', user.name),
        h('p', { class: 'row soft' }, h('span', `@${user.username}`), h('span', { class: ['badge', user.is_superuser && 'badge-accent'] }, t(user.is_superuser ? 'account.superuser' : 'account.user')), since),
      ),
    ),
    h(
      'div',
      { class: 'account-grid' },
      // Two columns, each as high as its cards: in rows the lower card of two would leave a hole.
      h('div', { class: 'account-column' }, profile(user, path, signal), limits(user, path, signal), usageCard({ signal, keys: () => keys }), password(user, path), sharedList(signal)),
      h(
        'div',
        { class: 'account-column' },
        preferencesCard({ signal, load: () => import('../account/choices.js') }),
        keysCard({ signal, onchange: (read) => (keys = read), onmade: (key) => way.fill(key) }),
        way,
        sessionsCard({ signal }),
        everythingCard({ signal }),
        eraseCard(),
      ),
    ),
  );
  requestInTurn({ path }, signal).then(
    (read) => {
      since.textContent = t('account.since', { date: dateTime(new Date(`${read.created_at}Z`), { dateStyle: 'long' }) });
    },
    () => {
      // Only a remark; what the page is for has its own error states.
    },
  );
}

function initials(name) {
  const words = name.split(/\s+/).filter(Boolean);
  return [words[0], words.length > 1 ? words.at(-1) : ''].map((w) => [...(w ?? '')][0] ?? '').join('').toUpperCase();
}

function profile(user, path, signal) {
  const errors = h('div');
  const waiting = h('div', { 'aria-live': 'polite' });
  const present = field({ name: 'current_password', label: t('account.presentPassword'), type: 'password', hint: t('account.address.hint'), autocomplete: 'current-password' });
  const form = h(
    'form',
    { novalidate: true, onsubmit: submit },
    field({ name: 'name', label: t('account.name'), value: user.name, autocomplete: 'name', required: true, maxlength: 100 }),
    field({ name: 'email', label: t('account.email'), type: 'email', value: user.email, autocomplete: 'email', required: true, oninput: askPassword }),
    present,
    waiting,
    field({ name: 'username', label: t('account.username'), value: user.username, readonly: true, hint: t('account.usernameHint') }),
    errors,
    h('button', { type: 'submit', class: 'button button-primary' }, t('account.save')),
  );
  askPassword();
  requestInTurn({ path: '/api/v1/users/me/address-change' }, signal).then(
    (change) => change && showWaiting(change.email),
    () => {
      // Only a remark, as above.
    },
  );
  /** Whoever finds an open page must not take the account by another address: that asks for the password. */
  function askPassword() {
    const moves = form.email.value.trim() !== session.user.email;
    present.hidden = !moves;
    present.control.required = moves;
    if (!moves) {
      present.control.value = '';
    }
  }
  function showWaiting(email) {
    clear(waiting, h('div', { class: 'note' }, icon('mail'), h('p', t('account.address.pending', { email, present: session.user.email }))));
  }
  async function submit(event) {
    if (!readyToSend(form, errors, event)) {
      return;
    }
    const changed = Object.fromEntries(['name', 'email'].map((n) => [n, form[n].value.trim()]).filter(([n, v]) => v !== session.user[n]));
    if (Object.keys(changed).length === 0) {
      toast(t('account.unchanged'));
      return;
    }
    try {
      const body = changed.email ? { ...changed, current_password: form.current_password.value } : changed;
      await busy(form, api.patch(`${path}?lang=${language()}`, body));
      await session.reload();
      if (changed.email && session.user.email !== changed.email) {
        showWaiting(changed.email);
        form.email.value = session.user.email;
      }
      askPassword();
      document.querySelector('.account-head h1').textContent = session.user.name;
      toast(t('account.saved'));
    } catch (failed) {
      showErrors(form, failed, errors, { retry: failed.kind === 'offline' ? submit : undefined });
    }
  }
  return section('profile', 'user', form);
}

function password(user, path) {
  const errors = h('div');
  const form = h(
    'form',
    { novalidate: true, onsubmit: submit },
    h('p', { class: 'soft' }, t('account.passwordText')),
    // For password managers, which want to know whose password changes.
    h('input', { type: 'text', name: 'username', autocomplete: 'username', value: user.username, hidden: true, 'aria-hidden': 'true', tabindex: '-1' }),
    field({ name: 'current_password', label: t('account.presentPassword'), type: 'password', autocomplete: 'current-password', required: true }),
    field({ name: 'password', label: t('account.newPassword'), type: 'password', hint: t('account.passwordHint'), autocomplete: 'new-password', required: true }),
    errors,
    h('button', { type: 'submit', class: 'button button-primary' }, t('account.changePassword')),
  );
  async function submit(event) {
    if (!readyToSend(form, errors, event)) {
      return;
    }
    const chosen = form.password.value;
    try {
      await busy(form, api.patch(path, { password: chosen, current_password: form.current_password.value }));
    } catch (failed) {
      showErrors(form, failed, errors);
      return;
    }
    // Every session of the account is over now, this one too; who knows the new password goes on with a new one.
    try {
      await busy(form, session.signIn(user.username, chosen));
      form.password.value = '';
      form.current_password.value = '';
      toast(t('account.passwordChanged'));
    } catch {
      session.ended('expired');
    }
  }
  return section('password', 'key', form);
}

function limits(user, path, signal) {
  const place = h('div', { 'aria-live': 'polite' }, skeleton(4));
  async function load() {
    try {
      const tier = await busy(place, requestInTurn({ path: `${path}/tier` }, signal));
      draw(tier);
      if (!user.is_superuser && !api.rateLimit && askable(tier)) {
        await ask(tier);
      }
    } catch (failed) {
      clear(place, failure(failed, load));
    }
  }
  function draw(tier) {
    clear(
      place,
      h(
        'dl',
        { class: 'account-facts' },
        h('div', h('dt', t('account.tier')), h('dd', tier ? tier.name : t('account.tierDefault'))),
        h('div', h('dt', t('account.limit')), h('dd', limitText(tier))),
        h('div', h('dt', t('account.endpoints')), h('dd', { class: 'row' }, endpoints(tier))),
      ),
      meter(tier),
    );
  }
  function limitText(tier) {
    const limit = user.is_superuser ? null : tier ? tier.requests_per_minute : api.rateLimit?.limit;
    if (limit === undefined) {
      return t('account.limitUnknown');
    }
    return limit === null ? t('account.unlimited') : t('account.perMinute', { count: number(limit) });
  }
  function endpoints(tier) {
    const names = user.is_superuser ? ['*'] : (tier?.endpoints ?? ['*']);
    return names.includes('*') ? h('span', t('account.allEndpoints')) : names.map((n) => h('code', { class: 'badge' }, n));
  }
  function meter(tier) {
    if (user.is_superuser) {
      return h('p', { class: 'soft small' }, t('account.superuserUnlimited'));
    }
    const known = api.rateLimit;
    return h(
      'div',
      { class: 'remaining' },
      known?.limit && [
        h('div', { class: 'spread' }, h('span', { class: 'label', id: 'remaining-label' }, t('account.remaining')), h('strong', { class: 'figures' }, `${number(known.remaining)} / ${number(known.limit)}`)),
        h('meter', { min: 0, max: known.limit, low: known.limit * 0.1, optimum: known.limit, value: known.remaining, 'aria-labelledby': 'remaining-label' }),
        h('p', { class: 'soft small' }, t('account.remainingAt', { time: dateTime(known.at, { timeStyle: 'medium' }), seconds: known.reset })),
      ],
      known && known.limit === null && h('p', { class: 'soft small' }, t('account.unlimited')),
      !known && h('p', { class: 'soft small' }, t('account.remainingUnknown')),
      askable(tier) && h('button', { type: 'button', class: 'button', onclick: () => ask(tier) }, icon('again'), t('account.ask')),
      askable(tier) && h('p', { class: 'soft small' }, t('account.askHint')),
    );
  }
  /** The limit stands in the headers of the counted endpoints: one of them must be open to this tier. */
  function askable(tier) {
    return !tier || tier.endpoints.includes('*') || tier.endpoints.includes('lunar-nodes');
  }
  async function ask(tier) {
    try {
      await busy(place, api.get('/api/v1/astro/lunar-nodes', null, { signal }));
      draw(tier);
    } catch (failed) {
      if (failed.name === 'AbortError') {
        return;
      }
      draw(tier);
      place.append(failure(failed, () => ask(tier)));
    }
  }
  load();
  return section('limits', 'gauge', place);
}

/** The way to the API; `node.fill(key)` writes a new key into the example, for as long as the page is open. */
function apiCard() {
  const code = h('code');
  const lines = (key) =>
    [
      `KEY=${key ?? 'nk_live_…'}`,
      'curl -s -H "X-API-Key: $KEY" \\',
      `  "${location.origin}/api/v1/astro/planets?lat=13.08&lon=80.27"`,
      'curl -s -H "Authorization: Bearer $KEY" \\',
      `  "${location.origin}/api/v1/auth/me"`,
    ].join('\n');
  const node = section(
    'api',
    'code',
    h('p', { class: 'soft' }, t('account.apiText')),
    h('pre', { class: 'code', tabindex: '0', role: 'region', 'aria-label': t('account.apiExample') }, code),
    h(
      'p',
      { class: 'row' },
      h('button', { type: 'button', class: 'button', onclick: () => copy(code.textContent) }, icon('copy'), t('account.copy')),
      h('a', { class: 'button', href: '/docs', target: '_blank', rel: 'noopener' }, t('shell.docs')),
    ),
  );
  node.fill = (key) => {
    code.textContent = lines(key);
  };
  node.fill(null);
  return node;
}
