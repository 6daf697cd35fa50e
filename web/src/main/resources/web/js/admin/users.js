// Users: search, filter, sort, create, edit, activate and deactivate, delete, restore, erase.
import { api, ApiError } from '../api.js';
import { clear, h, icon } from '../dom.js';
import { dateTime, language, number, t } from '../i18n.js';
import { session } from '../session.js';
import { busy, dialog, explain, failure, field, skeleton, table, toast } from '../ui.js';
import { changedMeanwhile } from './meanwhile.js';
import { FILTERS, query, read, sorted, written } from './listing.js';

const TYPING_MS = 250;
const RECORDS = '/api/v1/users/db_user/';

export function usersPanel({ params, address, signal }) {
  let state = read(params);
  /** All tiers, once they are known: [{ tier_id, name }]. */
  let tiers = [];
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
      timer = setTimeout(() => go({ q: search.value.trim() }), TYPING_MS);
    },
  });
  const show = field({ name: 'show', label: t('admin.show'), options: FILTERS.map((id) => [id, t(`admin.show.${id}`)]), value: state.show });
  show.control.addEventListener('change', () => go({ show: show.control.value }));
  const tier = field({ name: 'tier', label: t('account.tier'), options: tierFilter([]), value: state.tier });
  tier.control.addEventListener('change', () => go({ tier: tier.control.value }));

  function go(part) {
    state = { ...state, page: 1, ...part };
    load();
  }

  async function load() {
    current.abort();
    current = new AbortController();
    const abort = AbortSignal.any([signal, current.signal]);
    address(written(state));
    try {
      const page = await busy(list, api.get(RECORDS, query(state), { signal: abort }));
      if (page.items.length === 0 && state.page > 1) {
        // The last of a page was deleted.
        state = { ...state, page: Math.max(1, Math.ceil(page.total / page.items_per_page)) };
        return load();
      }
      draw(page);
    } catch (failed) {
      if (failed.name !== 'AbortError') {
        clear(list, failure(failed, load));
        clear(pager);
      }
    }
  }

  /** The tiers are few and change seldom: asked for once, for the filter and for the dialogs. */
  async function loadTiers() {
    try {
      tiers = (await api.get('/api/v1/tiers/', { items_per_page: 100 }, { signal })).items;
      clear(tier.control, tierFilter(tiers).map(([value, text]) => h('option', { value }, text)));
      tier.control.value = state.tier;
    } catch {
      // The list says what is wrong; the choice of tiers stays as short as it is.
    }
  }

  function draw(page) {
    count.textContent = t(state.q || state.show !== 'all' || state.tier ? 'admin.found' : 'admin.total', { count: number(page.total) });
    const isDeleted = state.show === 'deleted';
    const column = (id, label) => ({ label, sort: { way: sorted(state, id), onclick: () => go({ sort: id, descending: state.sort === id && !state.descending }) } });
    clear(
      list,
      table({
        caption: t('admin.users'),
        empty: t('admin.nobody'),
        rows: page.items,
        rowProps: (user) => ({ dataset: { user: user.username } }),
        columns: [
          { ...column('name', t('admin.user')), rowHeader: true, render: who },
          { ...column('email', t('account.email')), key: 'email', class: 'cell-email' },
          { label: t('account.tier'), render: tierCell },
          { label: t('admin.status'), render: status },
          isDeleted
            ? { ...column('deleted_at', t('admin.deletedAt')), class: 'cell-created', render: (user) => day(user.deleted_at) }
            : { ...column('id', t('admin.created')), class: 'cell-created', render: (user) => day(user.created_at) },
          { label: t('admin.actions'), class: 'cell-actions', render: isDeleted ? actionsOfDeleted : actions },
        ],
      }),
    );
    const pages = Math.max(1, Math.ceil(page.total / page.items_per_page));
    pager.hidden = pages === 1;
    clear(
      pager,
      step('left', t('admin.previous'), state.page > 1, state.page - 1),
      h('span', { class: 'figures' }, t('admin.pageOf', { page: number(state.page), pages: number(pages) })),
      step('right', t('admin.next'), page.has_more, state.page + 1),
    );
  }

  function step(iconName, label, possible, page) {
    return h('button', { type: 'button', class: 'button', disabled: !possible, 'aria-label': label, onclick: () => go({ page }) }, icon(iconName));
  }

  /** Does something to a user, says of whom, and shows the list as it is now. */
  async function done(work, said, user) {
    try {
      const result = await work;
      if (!result) {
        return;
      }
      toast(t(said, { user: result.username ?? user.username }));
    } catch (failed) {
      toast(t('admin.failed', { user: user.username, reason: explain(changedMeanwhile(failed, user.username)) }), 'bad');
    }
    await load();
  }

  /** Who was just made stands first, whatever was looked for before. */
  function create() {
    const making = createUser(tiers).then((made) => {
      if (made) {
        search.value = '';
        show.control.value = 'all';
        tier.control.value = '';
        state = read(new URLSearchParams());
      }
      return made;
    });
    done(making, 'admin.userCreated', {});
  }

  function action(user, iconName, label, run, { disabled = false } = {}) {
    return h('button', { type: 'button', class: 'tool', title: label, 'aria-label': `${label}: ${user.username}`, disabled, onclick: run }, icon(iconName));
  }

  function actions(user) {
    const self = user.id === session.user.id;
    return h(
      'div',
      { class: 'actions' },
      action(user, 'edit', t('admin.edit'), () => done(editUser(user, tiers, load), 'admin.saved', user)),
      user.is_active
        ? action(user, 'pause', t('admin.deactivate'), () => done(deactivate(user), 'admin.deactivated', user), { disabled: self })
        : action(user, 'play', t('admin.activate'), () => done(api.patch(pathOf(user), { is_active: true }, { ifMatch: user.etag }), 'admin.activated', user)),
      action(user, 'trash', t('admin.delete'), () => done(softDelete(user), 'admin.deleted', user), { disabled: self }),
    );
  }

  function actionsOfDeleted(user) {
    return h(
      'div',
      { class: 'actions' },
      action(user, 'again', t('admin.restore'), () => done(api.post(`${recordOf(user)}/restore`, undefined, { ifMatch: user.etag }), 'admin.restored', user)),
      action(user, 'close', t('admin.erase'), () => done(erase(user), 'admin.erased', user)),
    );
  }

  load();
  loadTiers();
  return h(
    'div',
    h(
      'div',
      { class: 'toolbar' },
      h('div', { class: 'search', role: 'search' }, h('label', { for: 'user-search', class: 'visually-hidden' }, t('admin.search')), icon('search'), search),
      h('div', { class: 'filters' }, show, tier),
      h('button', { type: 'button', class: 'button button-primary', onclick: create }, icon('plus'), t('admin.newUser')),
    ),
    list,
    h('div', { class: 'spread list-foot' }, count, pager),
  );
}

function tierFilter(tiers) {
  return [['', t('admin.anyTier')], ['0', t('admin.tierDefault')], ...tiers.map((one) => [String(one.tier_id), one.name])];
}

function tierChoice(tiers) {
  return [['', t('admin.tierDefault')], ...tiers.map((one) => [String(one.tier_id), one.name])];
}

function pathOf(user) {
  return `/api/v1/users/${encodeURIComponent(user.username)}`;
}

function recordOf(user) {
  return RECORDS + encodeURIComponent(user.username);
}

function day(instant) {
  return dateTime(new Date(`${instant}Z`), { dateStyle: 'medium' });
}

function who(user) {
  return h('span', { class: 'who-cell' }, h('span', user.name), h('span', { class: 'soft small' }, `@${user.username}`));
}

function status(user) {
  // Whether a deleted one was active counts when it is restored.
  const said = user.is_deleted ? 'admin.isDeleted' : user.is_active ? 'admin.active' : user.awaits_approval ? 'admin.awaitsApproval' : 'admin.inactive';
  return h(
    'span',
    { class: 'badges' },
    h('span', { class: ['badge', user.is_active && !user.is_deleted ? 'badge-good' : 'badge-warn'] }, t(said)),
    user.is_superuser && h('span', { class: 'badge badge-accent' }, t('account.superuser')),
  );
}

function tierCell(user) {
  return user.tier ? h('span', user.tier.name) : h('span', { class: 'soft' }, t('admin.tierDefault'));
}

function createUser(tiers) {
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
        field({ name: 'tier_id', label: t('account.tier'), options: tierChoice(tiers), value: '' }),
      ),
      field({ name: 'is_superuser', label: t('admin.makeSuperuser'), type: 'checkbox', hint: t('admin.makeSuperuserHint') }),
    ],
    onsubmit: (form) =>
      api.post('/api/v1/users/', {
        username: form.username.value.trim(),
        name: form.elements.namedItem('name').value.trim(),
        email: form.email.value.trim(),
        password: form.password.value,
        is_superuser: form.is_superuser.checked,
        ...(form.tier_id.value ? { tier_id: Number(form.tier_id.value) } : {}),
      }),
  });
}

/** Everything in one request, so that it is saved whole or not at all. */
function editUser(user, tiers, reload) {
  const self = user.id === session.user.id;
  const held = user.tier ? String(user.tier.tier_id) : '';
  return dialog({
    title: t('admin.editUser', { user: user.username }),
    submit: t('account.save'),
    body: [
      h(
        'div',
        { class: 'fields' },
        field({ name: 'name', label: t('account.name'), value: user.name, autocomplete: 'off', required: true }),
        // One's own address and password are changed on the page of the account, which asks for the present password.
        !self && field({ name: 'email', label: t('account.email'), type: 'email', value: user.email, autocomplete: 'off', required: true }),
        field({ name: 'tier_id', label: t('account.tier'), options: tierChoice(tiers), value: held }),
        !self && field({ name: 'password', label: t('account.newPassword'), type: 'password', hint: t('admin.passwordKept'), autocomplete: 'new-password' }),
      ),
      field({ name: 'is_superuser', label: t('admin.makeSuperuser'), type: 'checkbox', hint: t('admin.makeSuperuserHint'), checked: user.is_superuser }),
    ],
    onsubmit: async (form) => {
      const typed = {
        name: form.elements.namedItem('name').value.trim(),
        email: form.email?.value.trim() ?? user.email,
        is_superuser: form.is_superuser.checked,
        tier_id: form.tier_id.value ? Number(form.tier_id.value) : null,
        password: form.password?.value || undefined,
      };
      const before = { ...user, tier_id: user.tier?.tier_id ?? null, password: undefined };
      const patch = Object.fromEntries(Object.entries(typed).filter(([name, value]) => value !== before[name]));
      if (Object.keys(patch).length === 0) {
        return null;
      }
      try {
        await api.patch(`${pathOf(user)}?lang=${language()}`, patch, { ifMatch: user.etag });
      } catch (failed) {
        if (failed.status === 412) {
          reload();
        }
        throw changedMeanwhile(failed, user.username);
      }
      if (self) {
        await session.reload();
      }
      return user;
    },
  });
}

function deactivate(user) {
  return dialog({
    title: t('admin.deactivateTitle', { user: user.username }),
    body: h('p', t('admin.deactivateText')),
    submit: t('admin.deactivate'),
    danger: true,
    onsubmit: () => reported(api.patch(pathOf(user), { is_active: false }, { ifMatch: user.etag }), user),
  });
}

function softDelete(user) {
  return dialog({
    title: t('admin.deleteTitle', { user: user.username }),
    body: h('p', t('admin.deleteText')),
    submit: t('admin.delete'),
    danger: true,
    onsubmit: () => reported(api.delete(pathOf(user), { ifMatch: user.etag }), user),
  });
}

async function reported(work, user) {
  try {
    return await work;
  } catch (failed) {
    throw changedMeanwhile(failed, user.username);
  }
}

/** Nothing brings an erased user back: the name must be typed, so that no stray click can do it. */
function erase(user) {
  return dialog({
    title: t('admin.eraseTitle', { user: user.username }),
    body: [
      h('div', { class: 'note note-warn' }, icon('warn'), h('p', t('admin.eraseText'))),
      field({ name: 'confirmation', label: t('admin.typeName', { user: user.username }), autocomplete: 'off', autocapitalize: 'none', spellcheck: 'false', required: true }),
    ],
    submit: t('admin.erase'),
    danger: true,
    onsubmit: (form) => {
      if (form.confirmation.value.trim() !== user.username) {
        throw new ApiError('invalid', { errors: [{ field: 'confirmation', text: t('admin.typeMismatch') }] });
      }
      return reported(api.delete(recordOf(user), { ifMatch: user.etag }), user);
    },
  });
}
