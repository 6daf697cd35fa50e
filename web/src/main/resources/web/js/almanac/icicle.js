// Periods within periods: each level a band below the one it divides, as icicles hang. A period can be looked into; it then
// fills the width, and the levels below it become wide enough to read. Keyboard: a tree of one branch after the other.
import { h } from '../dom.js';
import { t } from '../i18n.js';

/** How many levels below the chosen one are drawn; a third would be a bar code of seven hundred lines. */
const BELOW = 2;
/** The least size in pixels at which a name, or a short name, can be read. */
const ROOM = { across: { full: 84, short: 26 }, upright: { full: 24, short: 20 } };
/** Marks nearer than this part of the width would stand over one another. */
const CLOSE = 0.09;

/**
 * A period is { path, level, from, to, parts }, times being what the clock of the place shows. words(period) gives { name,
 * short, graha, label, when }; axisText(at, unit) the text of a tick; load(path, levels, period) a promise of its parts, or
 * of null when that failed and was told; onZoom(path) hears what is looked into; now() and birth are times, birth may be null,
 * and NaN is a time at which nothing runs; first is what will be looked into first, for which room is kept.
 */
export function icicle({ roots, words, axisText, load, onZoom, now, birth, first = '' }) {
  const byPath = new Map();
  /** What is said of each period that was drawn: dates cost more to write than to keep. */
  const labels = new Map();
  const node = h('div', { class: 'ice' });
  const axis = h('div', { class: 'ice-axis', 'aria-hidden': 'true' });
  const tree = h('div', { class: 'ice-tree', role: 'tree', 'aria-label': t('dashas.chart') });
  const marks = h('div', { class: 'ice-marks', 'aria-hidden': 'true' });
  node.append(axis, tree, marks);
  const depth = first ? first.split('.').length : 0;
  takeRoom(depth, Math.min(6, depth + BELOW));
  let view = null;
  let focused = null;
  let asked = 0;
  /** Of the last drawing: another one makes room for other names. */
  let width = 0;

  for (const period of roots) {
    keep(period);
  }

  function keep(period) {
    const held = byPath.get(period.path);
    if (held) {
      held.parts ??= period.parts;
    } else {
      byPath.set(period.path, period);
    }
    for (const part of period.parts ?? []) {
      keep(part);
    }
  }

  /** Draws with a period filling the width; '' is all. */
  function show(path) {
    const chosen = path ? byPath.get(path) : null;
    const from = chosen ? chosen.from : roots[0].from;
    const to = chosen ? chosen.to : roots.at(-1).to;
    view = { path, from, to, length: to - from, depth: path ? path.split('.').length : 0 };
    const ancestors = view.depth ? path.split('.').map((_, i) => path.split('.').slice(0, i + 1).join('.')) : [];
    const shown = [];
    for (const each of ancestors) {
      shown.push(byPath.get(each));
    }
    const below = (periods, level) => {
      for (const period of periods ?? []) {
        shown.push(period);
        if (level < view.depth + BELOW) {
          below(period.parts, level + 1);
        }
      }
    };
    below(chosen ? chosen.parts : roots, view.depth + 1);
    draw(shown, new Set(ancestors));
    drawAxis();
    drawMarks();
  }

  function draw(shown, ancestors) {
    const requested = new Set(shown.map((p) => p.path));
    // Measured once, before anything is changed: in the loop each question would lay the page out anew.
    const upright = isUpright();
    width = node.clientWidth;
    const measure = { upright, length: upright ? tree.clientHeight : tree.clientWidth };
    const present = new Map([...tree.children].map((element) => [element.dataset.path, element]));
    for (const [path, element] of present) {
      if (!requested.has(path)) {
        element.remove();
      }
    }
    const levels = Math.max(...shown.map((p) => p.level));
    takeRoom(view.depth, levels);
    // In document order of time and depth, so that a screen reader meets each period before its parts.
    // One that is there already is not moved: that would take the focus from it.
    let next = tree.firstChild;
    for (const period of shown) {
      const element = present.get(period.path) ?? make(period);
      place(element, period, ancestors.has(period.path), measure);
      if (element === next) {
        next = next.nextSibling;
      } else {
        tree.insertBefore(element, next);
      }
    }
    const keepsFocus = focused && requested.has(focused) ? focused : firstOf(shown);
    setFocusable(keepsFocus);
  }

  function takeRoom(depth, levels) {
    node.style.setProperty('--levels', String(levels));
    node.style.setProperty('--depth', String(depth));
  }

  function firstOf(shown) {
    return (shown.find((p) => p.level === view.depth + 1) ?? shown[0]).path;
  }

  function make(period) {
    const said = labelOf(period);
    return h(
      'div',
      {
        class: 'ice-node',
        role: 'treeitem',
        tabindex: -1,
        'aria-level': period.level,
        'aria-posinset': Number(period.path.split('.').at(-1)),
        'aria-setsize': siblings(period).length,
        'aria-label': said.label,
        dataset: { path: period.path, graha: said.graha, level: period.level },
        onclick: () => zoom(period.path),
        onfocus: () => {
          focused = period.path;
        },
      },
    );
  }

  /** Of what is said of a period, as much as there is room for: elements that nobody sees would be laid out all the same. */
  function fill(element, period, room) {
    if (element.dataset.room === room) {
      return;
    }
    element.dataset.room = room;
    const said = labelOf(period);
    const shown = { full: [['ice-name', said.name], ['ice-when', said.when]], name: [['ice-name', said.name]], short: [['ice-short', said.short]], none: [] }[room];
    element.replaceChildren(...shown.map(([name, text]) => h('span', { class: name, 'aria-hidden': 'true' }, text)));
  }

  function labelOf(period) {
    if (!labels.has(period.path)) {
      labels.set(period.path, words(period));
    }
    return labels.get(period.path);
  }

  function siblings(period) {
    return period.level === 1 ? roots : byPath.get(period.path.slice(0, period.path.lastIndexOf('.'))).parts;
  }

  function place(element, period, ancestor, measure) {
    const a = Math.max(0, (period.from - view.from) / view.length);
    const b = Math.min(1, (period.to - view.from) / view.length) - a;
    element.style.setProperty('--a', String(a));
    element.style.setProperty('--b', String(b));
    element.style.setProperty('--row', String(period.level - 1));
    element.classList.toggle('is-above', ancestor);
    element.classList.toggle('is-open', period.path === view.path);
    element.classList.toggle('is-past', birth !== null && period.to <= birth);
    element.setAttribute('aria-expanded', String(ancestor));
    if (period.level === 6) {
      element.removeAttribute('aria-expanded');
    }
    const size = b * measure.length;
    const room = measure.upright ? ROOM.upright : ROOM.across;
    const held = size >= room.full ? 'full' : size >= room.short ? 'short' : 'none';
    fill(element, period, measure.upright && held === 'full' && size < 40 ? 'name' : held);
  }

  function isUpright() {
    return getComputedStyle(node).getPropertyValue('--upright').trim() === '1';
  }

  function drawAxis() {
    axis.replaceChildren(...ticks(view, axisText).map((tick) =>
      h('i', { style: { '--a': String((tick.at - view.from) / view.length) } }, h('span', {}, covered(tick.at) || isLast(tick.at) ? '' : tick.text))));
  }

  /** At the end there is no room for a name. */
  function isLast(at) {
    return at > view.from + view.length * 0.93;
  }

  /** Where the name of a mark stands there is no room for that of a tick. */
  function covered(at) {
    return [birth, now()].some((mark) => mark > view.from && mark < view.to && Math.abs(mark - at) < view.length * 0.06);
  }

  function drawMarks() {
    const inside = (at) => at !== null && at > view.from && at < view.to;
    const close = inside(birth) && inside(now()) && Math.abs(now() - birth) < CLOSE * view.length;
    node.classList.toggle('has-low', close);
    const mark = (at, kind, text) => inside(at)
      && h('div', {
        class: ['ice-mark', `ice-${kind}`, close && (at === Math.max(birth, now()) ? 'is-low' : 'is-high'), (at - view.from) / view.length > 1 - CLOSE && 'is-late'],
        style: { '--a': String((at - view.from) / view.length) },
      }, h('span', {}, text));
    marks.replaceChildren(...[
      mark(birth, 'birth', t('dashas.birth')),
      mark(now(), 'now', t('dashas.today')),
    ].filter(Boolean));
    const at = now();
    for (const element of tree.children) {
      const period = byPath.get(element.dataset.path);
      const running = period.from <= at && at < period.to;
      element.classList.toggle('is-now', running);
      if (running) {
        element.setAttribute('aria-current', 'true');
      } else {
        element.removeAttribute('aria-current');
      }
    }
  }

  /**
   * Looks into a period; gives whether that was possible.
   * focus: 'keep' leaves it where it is unless it is in the picture, 'take' brings it there, 'none' does neither.
   */
  async function zoom(path, { announce = true, focus = 'keep' } = {}) {
    const steps = path ? path.split('.') : [];
    if (steps.length > 5) {
      return false;
    }
    // A link may lead deep at once: each step is made of the parts of the one before.
    asked += 1;
    const mine = asked;
    for (let n = 1; n <= steps.length; n++) {
      const here = steps.slice(0, n).join('.');
      // Whoever has meanwhile chosen another period gets that one.
      if (!byPath.has(here) || !(await fetchParts(here, n === steps.length ? BELOW : 1)) || mine !== asked) {
        return false;
      }
    }
    const held = node.contains(document.activeElement);
    show(path);
    if (announce) {
      onZoom(path);
    }
    if (focus === 'take' || (focus === 'keep' && held)) {
      focusOn(path || firstOf(roots));
    }
    return true;
  }

  /** Sees to it that a period has parts down to so many levels, as far as there are levels. */
  async function fetchParts(path, levels) {
    const period = byPath.get(path);
    const parts = await load(path, Math.min(levels, 6 - period.level), period);
    if (parts === null) {
      return false;
    }
    for (const part of parts) {
      keep(part);
    }
    period.parts ??= parts;
    return true;
  }

  // The keyboard

  function setFocusable(path) {
    for (const element of tree.children) {
      element.tabIndex = element.dataset.path === path ? 0 : -1;
    }
    focused = path;
  }

  function element(path) {
    return tree.querySelector(`[data-path="${path}"]`);
  }

  function focusOn(path) {
    const found = element(path);
    if (found) {
      setFocusable(path);
      found.focus({ preventScroll: true });
    }
    return Boolean(found);
  }

  function beside(path, step) {
    const parts = path.split('.');
    const next = Number(parts.at(-1)) + step;
    const sibling = [...parts.slice(0, -1), next].join('.');
    if (element(sibling)) {
      return sibling;
    }
    // Past the end of one parent its neighbour's parts go on, if they are drawn.
    const level = [...tree.children].filter((e) => e.dataset.level === String(parts.length)).map((e) => e.dataset.path);
    return level[level.indexOf(path) + step] ?? null;
  }

  function partUnder(path) {
    const parts = byPath.get(path)?.parts ?? [];
    const at = now();
    return (parts.find((p) => p.from <= at && at < p.to) ?? parts[0])?.path ?? null;
  }

  tree.addEventListener('keydown', (event) => {
    const path = event.target.dataset?.path;
    if (!path || event.altKey || event.ctrlKey || event.metaKey) {
      return;
    }
    const [on, back, deeper, higher] = isUpright()
      ? ['ArrowDown', 'ArrowUp', 'ArrowRight', 'ArrowLeft']
      : ['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp'];
    const parent = path.includes('.') ? path.slice(0, path.lastIndexOf('.')) : null;
    const acts = {
      [on]: () => focusOn(beside(path, 1)),
      [back]: () => focusOn(beside(path, -1)),
      [deeper]: () => focusOn(partUnder(path)),
      [higher]: () => parent && focusOn(parent),
      Home: () => focusOn([path.slice(0, path.lastIndexOf('.') + 1), '1'].join('')),
      Enter: () => zoom(path),
      ' ': () => zoom(path),
      Escape: () => view.path && zoom(view.path.includes('.') ? view.path.slice(0, view.path.lastIndexOf('.')) : ''),
    };
    if (acts[event.key]) {
      event.preventDefault();
      acts[event.key]();
    }
  });

  const watcher = new ResizeObserver(() => {
    // The height follows the levels; only another width makes room for other names.
    if (view && node.clientWidth !== width) {
      show(view.path);
    }
  });
  watcher.observe(node);

  return {
    node,
    roots,
    now,
    zoom,
    period: (path) => byPath.get(path),
    viewed: () => view?.path ?? '',
    tick: () => view && drawMarks(),
    dispose: () => watcher.disconnect(),
  };
}

// The scale

const DAY = 86_400_000;
const STEPS = [
  ['year', 20], ['year', 10], ['year', 5], ['year', 2], ['year', 1],
  ['month', 6], ['month', 3], ['month', 1],
  ['day', 10], ['day', 5], ['day', 2], ['day', 1],
  ['hour', 12], ['hour', 6], ['hour', 3], ['hour', 1],
  ['minute', 30], ['minute', 10], ['minute', 5], ['minute', 1],
];
const LENGTH = { year: 365.25 * DAY, month: 30.44 * DAY, day: DAY, hour: DAY / 24, minute: DAY / 1440 };

/** At most nine round instants within the view. */
export function ticks(view, describe) {
  const [unit, count] = [...STEPS].reverse().find(([u, n]) => view.length / (LENGTH[u] * n) <= 9) ?? STEPS[0];
  const found = [];
  const start = new Date(view.from);
  let at;
  if (unit === 'year') {
    at = new Date(0);
    at.setUTCFullYear(Math.ceil(start.getUTCFullYear() / count) * count, 0, 1);
  } else if (unit === 'month') {
    at = new Date(0);
    at.setUTCFullYear(start.getUTCFullYear(), Math.ceil(start.getUTCMonth() / count) * count, 1);
  } else {
    at = new Date(Math.ceil(view.from / (LENGTH[unit] * count)) * LENGTH[unit] * count);
  }
  while (at.getTime() < view.to && found.length < 40) {
    if (at.getTime() > view.from + view.length * 0.01) {
      found.push({ at: at.getTime(), text: describe(at.getTime(), unit) });
    }
    if (unit === 'year') {
      at.setUTCFullYear(at.getUTCFullYear() + count);
    } else if (unit === 'month') {
      at.setUTCMonth(at.getUTCMonth() + count);
    } else {
      at = new Date(at.getTime() + LENGTH[unit] * count);
    }
  }
  return found;
}
