// Small pieces that every view uses: progress, failures, toasts, dialogs, forms, tables, tabs.
import { api, ApiError } from './api.js';
import { clear, h, icon } from './dom.js';
import { t } from './i18n.js';
import { element } from './kit/lit.js';
import { termMark } from './kit/term.js';
import { canSucceed, errorText, fieldErrors, problemText } from './problems.js';

let lastId = 0;

/** An id that no other element of the page has. */
export function uid(prefix = 'u') {
  lastId += 1;
  return `${prefix}-${lastId}`;
}

const BUSY_DELAY_MS = 150;

/** Shows on a node that it waits for a promise, once that takes longer than people notice. Gives the promise back. */
export async function busy(node, promise) {
  node.setAttribute('aria-busy', 'true');
  const timer = setTimeout(() => node.classList.add('is-busy'), BUSY_DELAY_MS);
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    node.classList.remove('is-busy');
    node.removeAttribute('aria-busy');
  }
}

/** Lets the browser do what waits, a key that was pressed or a frame, before more is drawn. */
export function breathe() {
  return globalThis.scheduler?.yield?.() ?? null;
}

/** Grey lines in the place of what is to come. */
export function skeleton(lines = 3) {
  return h('div', { class: 'skeleton', 'aria-hidden': 'true' }, Array.from({ length: lines }, () => h('span')));
}

/** What an error says to a person, in the language of the page. */
export function explain(error) {
  if (!(error instanceof ApiError)) {
    return t('shell.error.unexpected');
  }
  switch (error.kind) {
    case 'offline':
      return t('shell.error.offline');
    case 'unauthorized':
      return t('shell.error.unauthorized');
    case 'limited':
      return t('shell.error.limited');
    case 'server':
      return error.status === 503 ? t('shell.error.busy') : t('shell.error.server');
    default:
      return problemText(error);
  }
}

/** An error as a note with what can be done about it; `retry` is called by a button, and by itself where that helps. */
export function failure(error, retry) {
  if (error?.name === 'AbortError') {
    return h('span', { hidden: true });
  }
  if (!(error instanceof ApiError)) {
    console.error(error);
  }
  const message = h('p', explain(error));
  const again = retry && canSucceed(error) && h('button', { type: 'button', class: 'button', onclick: () => run() }, icon('again'), t('shell.retry'));
  const note = h(
    'div',
    { class: ['note', error.kind === 'limited' ? 'note-warn' : 'note-bad'], role: 'alert' },
    icon(error.kind === 'offline' ? 'cloud' : 'warn'),
    h('div', message, error.kind === 'server' && error.id && h('p', { class: 'small soft' }, t('shell.error.id', { id: error.id })), again),
  );
  const run = () => {
    stop();
    retry();
  };
  let stop = () => {};
  if (error.kind === 'limited' || (error.kind === 'server' && error.retryAfter)) {
    stop = countdown(error.retryAfter ?? 1, note, (left) => {
      message.textContent = `${explain(error)} ${left > 0 ? t('shell.error.wait', { seconds: left }) : ''}`;
      if (again) {
        again.disabled = left > 0;
      }
      if (left === 0 && retry) {
        run();
      }
    });
  } else if (error.kind === 'offline' && retry) {
    const back = () => note.isConnected && run();
    api.addEventListener('online', back, { once: true });
    stop = () => api.removeEventListener('online', back);
  }
  return note;
}

/** Calls back with the seconds left, now and each second, until none is left or the node has gone from the page. */
function countdown(seconds, node, report) {
  const until = Date.now() + seconds * 1000;
  let seen = false;
  let timer = 0;
  const tick = () => {
    seen ||= node.isConnected;
    const left = Math.max(0, Math.ceil((until - Date.now()) / 1000));
    if (left === 0 || (seen && !node.isConnected)) {
      clearInterval(timer);
    }
    if (!seen || node.isConnected) {
      report(left);
    }
  };
  timer = setInterval(tick, 1000);
  report(Math.ceil(seconds));
  return () => clearInterval(timer);
}

/** A short message that goes away by itself; screen readers say it. */
export function toast(text, kind = 'good') {
  let host = document.getElementById('toasts');
  if (!host) {
    host = h('div', { id: 'toasts', class: 'toasts', role: 'status', 'aria-live': 'polite' });
    document.body.append(host);
  }
  const note = h('div', { class: ['toast', `toast-${kind}`] }, icon(kind === 'good' ? 'check' : 'warn'), h('span', text));
  // A modal dialog makes all else inert: the message goes where people are.
  const modal = document.querySelector('dialog[open]');
  (modal ?? document.body).append(host);
  // Only the last one counts; a pile of them would cover the page and say nothing.
  host.replaceChildren(note);
  setTimeout(() => note.remove(), 5000);
}

/** Copies text and says so. */
export async function copy(text, said = t('shell.copied')) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // Without HTTPS there is no clipboard object; the old way still works.
    const area = h('textarea', { class: 'visually-hidden', 'aria-hidden': 'true' });
    area.value = text;
    (document.querySelector('dialog[open]') ?? document.body).append(area);
    area.select();
    document.execCommand('copy');
    area.remove();
  }
  toast(said);
}

/**
 * A modal dialog; the promise gives what `onsubmit` gave (or true), or null when it was dismissed. `body` is a node or a
 * list of nodes, `onsubmit` gets the form and may throw: the error is then shown and the dialog stays. One that `stays` can
 * only be submitted: Escape does not close it.
 */
export function dialog({ title, body, submit, cancel = t('shell.cancel'), danger = false, onsubmit, wide = false, stays = false }) {
  return new Promise((resolve) => {
    const before = document.activeElement;
    const heading = uid('dialog');
    const errors = h('div');
    let result = null;
    const form = h(
      'form',
      {
        novalidate: true,
        onsubmit: async (event) => {
          event.preventDefault();
          clearErrors(form);
          clear(errors);
          try {
            result = onsubmit ? ((await busy(form, Promise.resolve(onsubmit(form)))) ?? true) : true;
            box.close();
          } catch (failed) {
            showErrors(form, failed, errors);
          }
        },
      },
      h('h2', { id: heading }, title),
      h('div', { class: 'dialog-body' }, body),
      errors,
      h(
        'div',
        { class: 'dialog-actions' },
        cancel && h('button', { type: 'button', class: 'button', onclick: () => box.close() }, cancel),
        submit && h('button', { type: 'submit', class: ['button', danger ? 'button-danger' : 'button-primary'] }, submit),
      ),
    );
    const box = h('dialog', { class: ['dialog', wide && 'dialog-wide'], 'aria-labelledby': heading }, form);
    if (stays) {
      box.addEventListener('keydown', (event) => event.key === 'Escape' && event.preventDefault());
      box.addEventListener('cancel', (event) => event.preventDefault());
    }
    box.addEventListener('close', () => {
      // Browsers let nobody keep a dialog open who is asked twice to close it.
      if (stays && result === null) {
        box.showModal();
        return;
      }
      const toasts = box.querySelector('#toasts');
      if (toasts) {
        document.body.append(toasts);
      }
      box.remove();
      if (before?.isConnected) {
        before.focus();
      }
      resolve(result);
    });
    document.body.append(box);
    box.showModal();
  });
}

// --- Forms ------------------------------------------------------------------------------------------------------------

/**
 * A labelled control with room for a hint and an error: field({ name, label, type, value, hint, options, … }).
 * `options` ([value, text] pairs) makes a select, `term` a mark that explains a term of the glossary, type 'checkbox' and 'textarea' are as they say; anything else given is an
 * attribute of the control. The control is `.control` of the result.
 */
export function field({ name, label, type = 'text', hint, options, value, term, ...attributes }) {
  const id = uid('field');
  const described = [hint && `${id}-hint`, `${id}-error`].filter(Boolean).join(' ');
  const common = { id, name, 'aria-describedby': described, ...attributes };
  const control = options
    ? h('select', common, options.map(([v, text]) => h('option', { value: v }, text)))
    : h(type === 'textarea' ? 'textarea' : 'input', type === 'textarea' ? common : { type, ...common });
  if (value !== undefined && value !== null && type !== 'checkbox') {
    control.value = value;
  }
  const error = h('p', { id: `${id}-error`, class: 'field-error', 'aria-live': 'polite' });
  const hintNode = hint && h('p', { id: `${id}-hint`, class: 'field-hint' }, hint);
  const node =
    type === 'checkbox'
      ? h('div', { class: 'field field-check' }, h('label', { for: id }, control, h('span', label)), hintNode, error)
      : h('div', { class: 'field' }, term ? h('div', { class: 'field-head' }, h('label', { for: id }, label), element(termMark(term))) : h('label', { for: id }, label), type === 'password' ? passwordBox(control) : control, hintNode, error);
  node.control = control;
  control.addEventListener('input', () => setError(control, ''));
  return node;
}

/** A password with a button that shows it. */
function passwordBox(control) {
  const eye = h(
    'button',
    {
      type: 'button',
      class: 'password-eye',
      'aria-pressed': false,
      onclick: () => {
        const shown = control.type === 'text';
        control.type = shown ? 'password' : 'text';
        eye.setAttribute('aria-pressed', String(!shown));
      },
    },
    t('shell.showPassword'),
  );
  return h('div', { class: 'password' }, control, eye);
}

function setError(control, text) {
  const error = document.getElementById(`${control.id}-error`);
  if (error) {
    error.textContent = text;
  }
  if (text) {
    control.setAttribute('aria-invalid', 'true');
  } else {
    control.removeAttribute('aria-invalid');
  }
}

function clearErrors(form) {
  for (const control of form.elements) {
    if (control.id) {
      setError(control, '');
    }
  }
}

/**
 * Puts an error where it belongs: the messages about fields at the fields, the rest into `place`. `names` maps the API's
 * names to those of the form where they differ.
 */
export function showErrors(form, error, place, { names = {}, retry } = {}) {
  const rest = [];
  let first = null;
  for (const one of fieldErrors(error)) {
    const control = form.elements.namedItem(names[one.field] ?? one.field);
    if (control?.id) {
      setError(control, errorText(one));
      first ??= control;
    } else {
      rest.push(errorText(one));
    }
  }
  if (first) {
    first.focus();
  }
  if (rest.length > 0 || !first) {
    clear(place, rest.length > 0 ? h('div', { class: 'note note-bad', role: 'alert' }, icon('warn'), h('p', rest.join(' '))) : failure(error, retry));
  }
}

/** Marks fields that are required and empty; true when there is none. */
function complete(form) {
  let first = null;
  for (const control of form.elements) {
    if (control.required && !control.value.trim()) {
      setError(control, t('shell.required'));
      first ??= control;
    }
  }
  first?.focus();
  return first === null;
}

/** Takes over from the browser when a form is sent: what was wrong before goes, and only a complete form goes on. */
export function readyToSend(form, place, event) {
  event?.preventDefault();
  clearErrors(form);
  clear(place);
  return complete(form);
}

// --- Showing ----------------------------------------------------------------------------------------------------------

/**
 * A table: columns are { key, label, numeric, render(row), rowHeader, class, sort: { way, onclick } }, rows any objects. It scrolls inside itself
 * when it is too wide.
 */
export function table({ columns, rows, caption, captionHidden = true, rowProps, empty }) {
  const head = h('tr', columns.map((c) => h('th', { scope: 'col', class: [c.numeric && 'numeric', c.class], 'aria-sort': c.sort?.way }, c.sort ? sortButton(c) : c.label)));
  const cell = (column, row) => {
    const held = column.render ? column.render(row) : row[column.key];
    const props = { class: [column.numeric && 'numeric', column.class] };
    return column.rowHeader ? h('th', { scope: 'row', ...props }, held) : h('td', props, held);
  };
  const body = rows.map((row) => h('tr', rowProps?.(row), columns.map((c) => cell(c, row))));
  const name = uid('caption');
  return h(
    'div',
    { class: 'table-scroll', tabindex: '0', role: 'region', 'aria-labelledby': name },
    h(
      'table',
      h('caption', { id: name, class: captionHidden && 'visually-hidden' }, caption),
      h('thead', head),
      h('tbody', body.length > 0 ? body : h('tr', h('td', { colspan: columns.length, class: 'soft' }, empty ?? t('shell.empty')))),
    ),
  );
}

/** The heading of a column by which a table can be sorted. */
function sortButton({ label, sort: { way, onclick } }) {
  return h('button', { type: 'button', class: 'sort', onclick }, label, way !== 'none' && icon(way === 'ascending' ? 'up' : 'down'));
}

/** Tabs: items are { id, label, panel: () => node }; panels are made when they are first shown. */
export function tabs({ items, selected = items[0].id, label, onselect }) {
  const base = uid('tabs');
  const made = new Map();
  const panels = h('div', { class: 'tab-panels' });
  const buttons = items.map((item) =>
    h(
      'button',
      {
        type: 'button',
        role: 'tab',
        id: `${base}-${item.id}`,
        'aria-controls': `${base}-${item.id}-panel`,
        onclick: () => select(item.id, true),
        onkeydown: (event) => {
          const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
          if (step) {
            event.preventDefault();
            const next = items[(items.indexOf(item) + step + items.length) % items.length];
            select(next.id, true);
            buttons[items.indexOf(next)].focus();
          }
        },
      },
      item.iconName && icon(item.iconName),
      item.label,
    ),
  );
  function select(id, byPerson = false) {
    items.forEach((item, i) => {
      const on = item.id === id;
      buttons[i].setAttribute('aria-selected', String(on));
      buttons[i].tabIndex = on ? 0 : -1;
      if (on && !made.has(item.id)) {
        const panel = h('div', { role: 'tabpanel', id: `${base}-${item.id}-panel`, 'aria-labelledby': `${base}-${item.id}`, tabindex: '0' });
        made.set(item.id, panel);
        panels.append(panel);
        panel.append(item.panel());
      }
      const panel = made.get(item.id);
      if (panel) {
        panel.hidden = !on;
      }
    });
    if (byPerson) {
      onselect?.(id);
    }
  }
  select(selected);
  const node = h('div', { class: 'tabs' }, h('div', { role: 'tablist', 'aria-label': label }, buttons), panels);
  node.select = select;
  return node;
}
