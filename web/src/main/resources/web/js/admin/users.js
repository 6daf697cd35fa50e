// Users: search, create, edit, activate and deactivate, delete, erase, tier.
import { api } from '../api.js';
import { clear, h, icon } from '../dom.js';
import { dateTime, number, t } from '../i18n.js';
import { session } from '../session.js';
import { busy, dialog, failure, field, skeleton, table, toast } from '../ui.js';
import { ApiError } from '../api.js';
import { conflict } from '../view/account.js';

const PER_PAGE = 10;
const TYPING_MS = 250;

export function usersPanel({ params, address, signal }) {
  const state = { q: params.get('q') ?? '', page: Math.max(1, Number.parseInt(params.get('page') ?? '1', 10) || 1) };
  const list = h('div', { class: 'users-list' }, skeleton(6));
  const pager = h('nav', { class: 'pager', 'aria-label': t('admin.pages') });
  const count = h('p', { class: 'soft small', role: 'status' });
  let current = new AbortController();
  let timer = 0;

  const search = h('input', {
    type: 'search',
    id: 'user-search',
    value: state.q,
    maxlength: 100,
    placeholder: t('admin.searchHint'),
    oninput: () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        state.q = search.value.trim();
        state.page = 1;
        load();
      }, TYPING_MS);
    },
  });

  async function load() {
    current.abort();
    current = new AbortController();
    const abort = AbortSignal.any([signal, current.signal]);
    address({ q: state.q, page: state.page > 1 ? String(state.page) : '' });
    try {
      const page = await busy(list, api.get('/api/v1/users/', { q: state.q, page: state.page, items_per_page: PER_PAGE }, { signal: abort }));
      if (page.items.length === 0 && state.page > 1) {
        // The last of a page was deleted.
        state.page = Math.max(1, Math.ceil(page.total / PER_PAGE));
        return load();
      }
      draw(page, abort);
    } catch (failed) {
      if (failed.name !== 'AbortError') {
        clear(list, failure(failed, load));
        clear(pager);
      }
    }
  }

  function draw(page, abort) {
    count.textContent = state.q ? t('admin.found', { count: number(page.total) }) : t('admin.total', { count: number(page.total) });
    clear(
      list,
      table({
        caption: t('admin.users'),
        empty: t('admin.nobody'),
        rows: page.items,
        rowProps: (user) => ({ dataset: { user: user.username } }),
        columns: [
          { label: t('admin.user'), rowHeader: true, render: who },
          { label: t('account.email'), key: 'email', class: 'cell-email' },
          { label: t('account.tier'), render: (user) => tierCell(user, abort) },
          { label: t('admin.status'), render: status },
          { label: t('admin.created'), class: 'cell-created', render: (user) => dateTime(new Date(`${user.created_at}Z`), { dateStyle: 'medium' }) },
          { label: t('admin.actions'), class: 'cell-actions', render: actions },
        ],
      }),
    );
    const pages = Math.max(1, Math.ceil(page.total / PER_PAGE));
    pager.hidden = pages === 1;
    clear(
      pager,
      step('left', t('admin.previous'), state.page > 1, state.page - 1),
      h('span', { class: 'figures' }, t('admin.pageOf', { page: number(state.page), pages: number(pages) })),
      step('right', t('admin.next'), page.has_more, state.page + 1),
    );
  }

  function step(iconName, label, possible, page) {
    return h(
      'button',
      {
        type: 'button',
        class: 'button',
        disabled: !possible,
        'aria-label': label,
        onclick: () => {
          state.page = page;
          load();
        },
      },
      icon(iconName),
    );
  }

  /** Does something to a user, says so, and shows the list as it is now. */
  async function done(result, text) {
    if (result) {
      toast(text);
      await load();
    }
  }

  function actions(user) {
    const self = user.id === session.user.id;
    const action = (iconName, label, run, { disabled = false } = {}) =>
      h('button', { type: 'button', class: 'tool', title: label, 'aria-label': `${label}: ${user.username}`, disabled, onclick: run }, icon(iconName));
    return h(
      'div',
      { class: 'actions' },
      action('edit', t('admin.edit'), async () => done(await editUser(user, signal), t('admin.saved', { user: user.username }))),
      user.is_active
        ? action('pause', t('admin.deactivate'), async () => done(await deactivate(user), t('admin.deactivated', { user: user.username })), { disabled: self })
        : action('play', t('admin.activate'), async () => done(await activate(user), t('admin.activated', { user: user.username }))),
      action('trash', t('admin.delete'), async () => done(await softDelete(user), t('admin.deleted', { user: user.username })), { disabled: self }),
      action('close', t('admin.erase'), async () => done(await erase(user.username), t('admin.erased', { user: user.username })), { disabled: self }),
    );
  }

  async function activate(user) {
    try {
      return await api.patch(pathOf(user.username), { is_active: true });
    } catch (failed) {
      toast(failed.detail || t('shell.error.server'), 'bad');
      return null;
    }
  }

  load();
  return h(
    'div',
    h(
      'div',
      { class: 'toolbar' },
      h('div', { class: 'search', role: 'search' }, h('label', { for: 'user-search', class: 'visually-hidden' }, t('admin.search')), icon('search'), search),
      h('button', { type: 'button', class: 'button button-primary', onclick: async () => done(await createUser(), t('admin.userCreated')) }, icon('plus'), t('admin.newUser')),
    ),
    list,
    h('div', { class: 'spread list-foot' }, count, pager),
    h(
      'p',
      { class: 'small soft' },
      t('admin.eraseDeletedText'),
      ' ',
      h('button', { type: 'button', class: 'button button-quiet', onclick: async () => done(await erase(), t('admin.erasedOne')) }, t('admin.eraseDeleted')),
    ),
  );
}

function pathOf(username) {
  return `/api/v1/users/${encodeURIComponent(username)}`;
}

function who(user) {
  return h('span', { class: 'who-cell' }, h('span', user.name), h('span', { class: 'soft small' }, `@${user.username}`));
}

function status(user) {
  return h(
    'span',
    { class: 'badges' },
    h('span', { class: ['badge', user.is_active ? 'badge-good' : 'badge-warn'] }, t(user.is_active ? 'admin.active' : 'admin.inactive')),
    user.is_superuser && h('span', { class: 'badge badge-accent' }, t('account.superuser')),
  );
}

/** The list does not name the tiers; each is read for the row that is seen. */
function tierCell(user, signal) {
  const cell = h('span', { class: 'soft' }, '…');
  api.get(`${pathOf(user.username)}/tier`, null, { signal }).then(
    (tier) => {
      cell.textContent = tier ? tier.name : t('admin.tierDefault');
      cell.classList.toggle('soft', !tier);
    },
    () => {
      cell.textContent = '?';
    },
  );
  return cell;
}

function createUser() {
  return dialog({
    title: t('admin.newUser'),
    submit: t('admin.create'),
    body: [
      h(
        'div',
        { class: 'fields' },
        field({ name: 'username', label: t('account.username'), hint: t('admin.usernameHint'), autocomplete: 'off', autocapitalize: 'none', spellcheck: 'false', required: true }),
        field({ name: 'name', label: t('account.name'), autocomplete: 'off', required: true }),
        field({ name: 'email', label: t('account.email'), type: 'email', autocomplete: 'off', required: true }),
        field({ name: 'password', label: t('shell.password'), type: 'password', hint: t('account.passwordHint'), autocomplete: 'new-password', required: true }),
      ),
      field({ name: 'is_superuser', label: t('admin.makeSuperuser'), type: 'checkbox', hint: t('admin.makeSuperuserHint') }),
    ],
    onsubmit: async (form) => {
      try {
        return await api.post('/api/v1/users/', {
          username: form.username.value.trim(),
          name: form.elements.namedItem('name').value.trim(),
          email: form.email.value.trim(),
          password: form.password.value,
          is_superuser: form.is_superuser.checked,
        });
      } catch (failed) {
        throw conflict(failed);
      }
    },
  });
}

async function editUser(user, signal) {
  let tier;
  let tiers;
  try {
    [tier, tiers] = await Promise.all([api.get(`${pathOf(user.username)}/tier`, null, { signal }), api.get('/api/v1/tiers/', { items_per_page: 100 }, { signal })]);
  } catch (failed) {
    if (failed.name !== 'AbortError') {
      toast(failed.detail || t('shell.error.offline'), 'bad');
    }
    return null;
  }
  const choices = tiers.items.map((one) => [String(one.tier_id), one.name]);
  if (!tier) {
    // A tier can be changed but not taken away again.
    choices.unshift(['', t('admin.tierDefault')]);
  }
  const self = user.id === session.user.id;
  return dialog({
    title: t('admin.editUser', { user: user.username }),
    submit: t('account.save'),
    body: [
      h(
        'div',
        { class: 'fields' },
        field({ name: 'name', label: t('account.name'), value: user.name, autocomplete: 'off', required: true }),
        field({ name: 'email', label: t('account.email'), type: 'email', value: user.email, autocomplete: 'off', required: true }),
        field({ name: 'tier_id', label: t('account.tier'), options: choices, value: tier ? String(tier.tier_id) : '' }),
        field({ name: 'password', label: t('account.newPassword'), type: 'password', hint: t('admin.passwordKept'), autocomplete: 'new-password' }),
      ),
    ],
    onsubmit: async (form) => {
      const name = form.elements.namedItem('name').value.trim();
      const email = form.email.value.trim();
      const patch = {};
      if (name !== user.name) {
        patch.name = name;
      }
      if (email !== user.email) {
        patch.email = email;
      }
      if (form.password.value) {
        patch.password = form.password.value;
      }
      try {
        if (Object.keys(patch).length > 0) {
          await api.patch(pathOf(user.username), patch);
        }
      } catch (failed) {
        throw conflict(failed);
      }
      const chosen = form.tier_id.value;
      if (chosen && chosen !== String(tier?.tier_id ?? '')) {
        await api.patch(`${pathOf(user.username)}/tier`, { tier_id: Number(chosen) });
      }
      if (self && patch.password) {
        await session.signIn(user.username, patch.password);
      } else if (self) {
        await session.reload();
      }
      return true;
    },
  });
}

function deactivate(user) {
  return dialog({
    title: t('admin.deactivateTitle', { user: user.username }),
    body: h('p', t('admin.deactivateText')),
    submit: t('admin.deactivate'),
    danger: true,
    onsubmit: () => api.patch(pathOf(user.username), { is_active: false }),
  });
}

function softDelete(user) {
  return dialog({
    title: t('admin.deleteTitle', { user: user.username }),
    body: h('p', t('admin.deleteText')),
    submit: t('admin.delete'),
    danger: true,
    onsubmit: () => api.delete(pathOf(user.username)),
  });
}

/** Nothing brings an erased user back: the name must be typed, so that no stray click can do it. */
function erase(username) {
  return dialog({
    title: username ? t('admin.eraseTitle', { user: username }) : t('admin.eraseDeleted'),
    body: [
      h('div', { class: 'note note-warn' }, icon('warn'), h('p', t('admin.eraseText'))),
      !username && field({ name: 'username', label: t('account.username'), autocomplete: 'off', autocapitalize: 'none', spellcheck: 'false', required: true }),
      field({ name: 'confirmation', label: username ? t('admin.typeName', { user: username }) : t('admin.typeAgain'), autocomplete: 'off', autocapitalize: 'none', spellcheck: 'false', required: true }),
    ],
    submit: t('admin.erase'),
    danger: true,
    onsubmit: (form) => {
      const wanted = username ?? form.elements.namedItem('username').value.trim();
      if (!wanted || form.confirmation.value.trim() !== wanted) {
        throw new ApiError('invalid', { errors: [{ field: 'confirmation', message: t('admin.typeMismatch') }] });
      }
      return api.delete(`/api/v1/users/db_user/${encodeURIComponent(wanted)}`);
    },
  });
}
