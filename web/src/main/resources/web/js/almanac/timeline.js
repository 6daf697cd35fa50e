// The day as a picture: time runs along the sky, and everything that holds lies in bands below it. On a narrow page the
// same elements turn upright. Places are custom properties (--a where it begins, --b how long it is, as parts of the whole);
// the style sheet decides which way they run.
import { h, svg } from '../dom.js';
import { t } from '../i18n.js';
import { breakable } from '../syllables.js';
import { labelOf } from './names.js';
import { moonGlyph, phaseAt } from './moon.js';
import { clock, clockOfWall, clockOn, HOUR, MINUTE, moment } from './time.js';

/** What takes a smaller part of the day has no room for a name. */
const TINY = 0.045;
const SIGNS = { good: '✓', bad: '✕', neutral: '–' };
/** How long the Moon is above the horizon, near enough to draw the part of its arc that lies in another day. */
const MOON_UP = 12.4 * HOUR;

/**
 * Draws a day. Returns { node, tick(now), dispose() }; tick moves the line of the present.
 * onDetail is called with a segment when it is pointed at or focused.
 */
export function timeline(day, rows, { south, at: chosen = null, onDetail }) {
  const view = span(day);
  const place = (from, to) => {
    const a = clamp((from - view.from) / view.length);
    return { '--a': String(a), '--b': String(clamp((to - view.from) / view.length) - a) };
  };
  const now = h('div', { class: 'tl-now', hidden: true }, h('span', { class: 'tl-now-label' }));
  const hair = h('div', { class: 'tl-hair', hidden: true, 'aria-hidden': 'true' }, h('span', {}));
  const sky = skyBand(day, view, south);
  const shade = h('div', { class: 'tl-shade', 'aria-hidden': 'true' }, nights(day, view).map(([a, b]) => h('i', { style: place(a, b) })));
  const bands = rows.map((row) => band(row, view, place, day, onDetail, chosen));
  const marks = placed(day, view);
  const field = h(
    'div',
    { class: 'tl-field' },
    shade,
    h('div', { class: 'tl-ticks', 'aria-hidden': 'true' }, ticks(day, view).map((tick) =>
      h('i', { class: [tick.strong && 'strong', marks.some((mark) => Math.abs(mark.upright - tick.ms) < MARK) && 'is-near'], style: { '--a': String((tick.ms - view.from) / view.length) } }, h('span', {}, clockOfWall(tick.wall))))),
    chosen !== null && chosen >= view.from && chosen < view.to && h('div', { class: 'tl-moment', style: { '--a': String((chosen - view.from) / view.length) } }),
    now,
    hair,
  );
  const node = h('div', { class: 'tl', dataset: { group: 'limbs' } }, field, sky.node, bands);
  node.addEventListener('pointermove', (event) => moveHair(event, field, hair, view, day));
  node.addEventListener('pointerleave', () => {
    hair.hidden = true;
  });
  return {
    node,
    tick(at) {
      // The picture begins before sunrise, the day with it: until then the present belongs to the day before.
      const inside = at >= view.start && at < view.to;
      now.hidden = !inside;
      if (inside) {
        now.style.setProperty('--a', String((at - view.from) / view.length));
        now.firstChild.textContent = clockOfWall(at + offsetAt(day, at));
      }
      sky.tick(inside ? at : null);
      for (const segment of node.querySelectorAll('.seg')) {
        segment.classList.toggle('is-now', inside && Number(segment.dataset.from) <= at && at < Number(segment.dataset.to));
      }
    },
  };
}

/** From the brahma muhurta, which precedes the sunrise, to the end of the day. */
function span(day) {
  const start = moment(day.day.start).ms;
  const end = moment(day.day.end).ms;
  const early = day.brahma_muhurta ? moment(day.brahma_muhurta.start).ms - 15 * MINUTE : start;
  const from = Math.min(start, early);
  return { from, to: end, length: end - from, start };
}

const clocks = new WeakMap();

/**
 * The offset of the clock of the place: that of the last time before the instant which the day itself tells. The hours tell
 * one at least every two hours, so a change is followed soon after it.
 */
export function offsetAt(day, at) {
  if (!clocks.has(day)) {
    clocks.set(day, timesOf(day).sort((a, b) => a.ms - b.ms));
  }
  const known = clocks.get(day);
  return (known.findLast((time) => time.ms <= at) ?? known[0]).offset;
}

/** Every time in an answer. */
function timesOf(value) {
  if (typeof value === 'string') {
    return /^-?\d{4,}-\d\d-\d\dT/.test(value) ? [moment(value)] : [];
  }
  return value && typeof value === 'object' ? Object.values(value).flatMap(timesOf) : [];
}

function nights(day, view) {
  if (day.day.kind === 'vedic') {
    return [
      [view.from, moment(day.sunrise).ms],
      [moment(day.sunset).ms, view.to],
    ];
  }
  if (!day.sunrise && !day.sunset) {
    return day.missing.some((m) => m.reason === 'polar_night') ? [[view.from, view.to]] : [];
  }
  const rise = day.sunrise ? moment(day.sunrise).ms : null;
  const set = day.sunset ? moment(day.sunset).ms : null;
  if (rise !== null && set !== null) {
    return rise < set ? [[view.from, rise], [set, view.to]] : [[set, rise]];
  }
  return rise !== null ? [[view.from, rise]] : [[set, view.to]];
}

function ticks(day, view) {
  const offset = moment(day.day.start).offset;
  const found = [];
  const step = 2 * HOUR;
  for (let wall = Math.ceil((view.from + offset) / step) * step; wall - offset < view.to; wall += step) {
    const at = wall - offset;
    // Where the clock is put forward or back within the day the ticks after it keep to what it shows.
    const shown = at + offsetAt(day, at);
    found.push({ ms: at, wall: shown, strong: shown % (6 * HOUR) === 0 });
  }
  return found;
}

function moveHair(event, field, hair, view, day) {
  const box = field.getBoundingClientRect();
  const upright = getComputedStyle(field).getPropertyValue('--upright').trim() === '1';
  const part = upright ? (event.clientY - box.top) / box.height : (event.clientX - box.left) / box.width;
  hair.hidden = part < 0 || part > 1 || event.pointerType === 'touch' || !matchMedia('(hover: hover)').matches;
  if (!hair.hidden) {
    const at = view.from + part * view.length;
    hair.style.setProperty('--a', String(part));
    hair.firstChild.textContent = clockOfWall(at + offsetAt(day, at));
  }
}

// One band

function band(row, view, place, day, onDetail, chosen) {
  const segments = row.items
    .filter((item) => item.to > view.from && item.from < view.to)
    .map((item, i) => segment(item, row, place, i === 0, onDetail, view, chosen));
  const track = h('div', { class: 'tl-track' }, segments);
  if (segments.length === 0) {
    track.append(h('p', { class: 'tl-none' }, absence(row, day)));
  }
  track.addEventListener('keydown', (event) => rove(event, segments));
  return h(
    'div',
    {
      class: ['tl-row', `tl-${row.key}`, row.lane > 0 && 'tl-more'],
      dataset: { group: row.group },
      role: 'group',
      'aria-label': row.lane > 0 ? t('panchanga.row_more', { row: row.label, n: row.lane + 1 }) : row.label,
    },
    h('div', { class: 'tl-label', 'aria-hidden': 'true' }, row.lane > 0 ? '' : row.label),
    track,
  );
}

/** Why a band is empty. */
function absence(row, day) {
  const reason = day.missing.find((m) => ['polar_day', 'polar_night'].includes(m.reason))?.reason;
  return reason ? t(`panchanga.reason.${reason}`) : t('panchanga.none_today');
}

function segment(item, row, place, first, onDetail, view, chosen) {
  const minutes = (item.to - item.from) / MINUTE;
  const node = h(
    'button',
    {
      type: 'button',
      class: ['seg', item.to > view.to - 3 * HOUR && 'seg-late', item.from < view.from && 'seg-before', item.to > view.to && 'seg-after', minutes < 100 && 'seg-short', chosen !== null && item.from <= chosen && chosen < item.to && 'is-chosen', row.group === 'limbs' && shareIn(view, item) < TINY && 'seg-tiny'],
      dataset: { from: item.from, to: item.to, ...(item.nature ? { nature: item.nature } : {}), ...(item.lord ? { graha: item.lord } : {}), ...(item.kind ? { kind: item.kind } : {}) },
      style: place(item.from, item.to),
      tabindex: first ? 0 : -1,
      onfocus: () => onDetail(item, node),
      onpointerenter: () => onDetail(item, node),
      onclick: () => onDetail(item, node),
    },
    // The name of the button is a text of its own: what is seen is shortened by the room there is.
    h('span', { class: 'visually-hidden' }, item.label),
    h(
      'span',
      { class: 'seg-words', 'aria-hidden': 'true' },
      item.tithi && moonGlyph((item.tithi.number - 0.5) / 30, { south: row.south }),
      item.nature && h('span', { class: 'seg-sign' }, SIGNS[item.nature]),
      h('span', { class: ['seg-name', 'seg-full'] }, breakable(item.name)),
      row.key === 'hora' && h('span', { class: ['seg-name', 'seg-brief'] }, item.short),
      row.group === 'limbs' && h('span', { class: 'seg-time' }, item.to > view.to ? '' : clock(item.end)),
    ),
    item.padas && h('span', { class: 'seg-padas', 'aria-hidden': 'true' }, item.padas.filter((p) => p.to > view.from && p.from < view.to).map((pada) => {
      const from = Math.max(item.from, view.from);
      const length = Math.min(item.to, view.to) - from;
      const a = Math.max(0, (pada.from - from) / length);
      const b = Math.min(1, (pada.to - from) / length);
      return h('i', { style: { '--a': String(a), '--b': String(b - a) } }, b - a > 0.06 ? String(pada.number) : '');
    })),
  );
  return node;
}

/** The part of the picture that it takes. */
function shareIn(view, { from, to }) {
  return (Math.min(to, view.to) - Math.max(from, view.from)) / view.length;
}

/** Tab goes from band to band; the arrows, Home and End go along one. */
function rove(event, segments) {
  const here = segments.indexOf(event.target);
  const to = { ArrowRight: here + 1, ArrowDown: here + 1, ArrowLeft: here - 1, ArrowUp: here - 1, Home: 0, End: segments.length - 1 }[event.key];
  if (here < 0 || to === undefined || event.altKey || event.ctrlKey || event.metaKey) {
    return;
  }
  event.preventDefault();
  const next = segments[to];
  if (next) {
    segments[here].tabIndex = -1;
    next.tabIndex = 0;
    next.focus();
  }
}

// The sky

function skyBand(day, view, south) {
  const x = (at) => ((at - view.from) / view.length) * 1000;
  const rise = day.sunrise && moment(day.sunrise).ms;
  const set = day.sunset && moment(day.sunset).ms;
  const whole = day.day.kind === 'vedic';
  const lit = whole ? 'turns' : nights(day, view).length ? 'night' : 'day';
  const picture = svg(
    'svg',
    { class: 'sky', viewBox: '0 0 1000 160', preserveAspectRatio: 'none', 'aria-hidden': 'true', focusable: 'false' },
    svg('defs', {}, gradient(whole, lit, x, rise, set)),
    svg('rect', { width: 1000, height: 160, fill: 'url(#sky-light)' }),
    svg('g', { class: 'sky-stars' }, stars(day, view, x)),
    svg('rect', { class: 'sky-ground', y: 112, width: 1000, height: 48 }),
    whole && svg('path', { class: 'sky-sun-path', d: curve((at) => sunHeight(at, rise, set, view), view, x) }),
    moonArcs(day, view).map(([from, to]) => svg('path', { class: 'sky-moon-path', d: arc(from, to, view, x) })),
    svg('line', { class: 'sky-horizon', x1: 0, x2: 1000, y1: 112, y2: 112 }),
  );
  const sun = whole && h('div', { class: 'sky-sun', 'aria-hidden': 'true' });
  const moon = h('div', { class: 'sky-moon', 'aria-hidden': 'true' });
  const marks = placed(day, view).map((event) =>
    h('div', { class: ['sky-mark', `sky-mark-${event.body}`, edge((event.ms - view.from) / view.length)], style: { '--a': String((event.ms - view.from) / view.length), '--u': String((event.upright - view.from) / view.length) } },
      h('span', { class: 'sky-mark-sign', 'aria-hidden': 'true' }, `${event.body === 'sun' ? '☀\ufe0e' : '☾'}${event.up ? '↑' : '↓'}`),
      h('span', { class: 'visually-hidden' }, `${labelOf('fact', event.key)} `),
      clockOn(event.iso, day.date).split(',')[0]));
  const node = h('div', { class: 'tl-row tl-sky' }, h('div', { class: 'tl-label', 'aria-hidden': 'true' }, t('panchanga.row.sky')), h('div', { class: 'tl-track' }, picture, sun, moon, marks));
  return {
    node,
    tick(at) {
      const noon = whole ? (rise + set) / 2 : null;
      if (sun) {
        placeIn(sun, at ?? noon, sunHeight(at ?? noon, rise, set, view), view);
      }
      const arcs = moonArcs(day, view);
      const held = at !== null && arcs.find(([from, to]) => from <= at && at <= to);
      const best = held || longest(arcs, view);
      moon.hidden = !best;
      if (best) {
        const where = held ? at : middle(best, view);
        const tithi = day.tithi.find((one) => moment(one.end).ms > where) ?? day.tithi.at(-1);
        moon.replaceChildren(moonGlyph(phaseAt(tithi, where, moment(tithi.start).ms, moment(tithi.end).ms), { south }));
        placeIn(moon, where, moonHeight(where, best), view);
      }
    },
  };
}

function placeIn(node, at, height, view) {
  node.style.setProperty('--a', String((at - view.from) / view.length));
  node.style.setProperty('--h', String((112 - height * 88) / 160));
}

function middle([from, to], view) {
  return (Math.max(from, view.from) + Math.min(to, view.to)) / 2;
}

function longest(arcs, view) {
  const seen = ([from, to]) => Math.min(to, view.to) - Math.max(from, view.from);
  return [...arcs].sort((a, b) => seen(b) - seen(a))[0] ?? null;
}

/** 1 at noon, 0 on the horizon, -0.4 at midnight: a sketch of the height, right where it crosses the horizon. */
function sunHeight(at, rise, set, view) {
  if (at >= rise && at <= set) {
    return Math.sin((Math.PI * (at - rise)) / (set - rise));
  }
  const night = view.to - set;
  const into = at > set ? at - set : at - rise + night;
  return -0.42 * Math.sin((Math.PI * into) / night);
}

function moonHeight(at, [from, to]) {
  return 0.66 * Math.sin((Math.PI * (at - from)) / (to - from));
}

/** When the Moon is up, as spans that may reach beyond the day. */
function moonArcs(day) {
  const rise = day.moonrise && moment(day.moonrise).ms;
  const set = day.moonset && moment(day.moonset).ms;
  if (rise && set && rise < set) {
    return [[rise, set]];
  }
  const arcs = [];
  if (set) {
    arcs.push([set - MOON_UP, set]);
  }
  if (rise) {
    arcs.push([rise, rise + MOON_UP]);
  }
  return arcs;
}

function curve(height, view, x) {
  const points = [];
  for (let i = 0; i <= 160; i++) {
    const at = view.from + (view.length * i) / 160;
    points.push(`${x(at).toFixed(1)} ${(112 - height(at) * 88).toFixed(1)}`);
  }
  return `M${points.join('L')}`;
}

function arc(from, to, view, x) {
  const begin = Math.max(from, view.from);
  const end = Math.min(to, view.to);
  const points = [];
  for (let i = 0; i <= 60; i++) {
    const at = begin + ((end - begin) * i) / 60;
    points.push(`${x(at).toFixed(1)} ${(112 - moonHeight(at, [from, to]) * 88).toFixed(1)}`);
  }
  return `M${points.join('L')}`;
}

function gradient(whole, lit, x, rise, set) {
  const stop = (offset, name) => svg('stop', { offset: String(clamp(offset / 1000)), class: `sky-${name}` });
  const glow = 28;
  const stops = whole
    ? [
        stop(0, 'night'), stop(x(rise) - glow * 1.6, 'night'), stop(x(rise) - glow * 0.4, 'dawn'), stop(x(rise) + glow * 0.5, 'morning'), stop(x(rise) + glow * 3, 'day'),
        stop(x(set) - glow * 3, 'day'), stop(x(set) - glow * 0.5, 'evening'), stop(x(set) + glow * 0.5, 'dusk'), stop(x(set) + glow * 1.8, 'night'), stop(1000 - glow * 1.2, 'night'), stop(1000, 'dawn'),
      ]
    : [stop(0, lit), stop(1000, lit)];
  return svg('linearGradient', { id: 'sky-light', x1: 0, x2: 1, y1: 0, y2: 0 }, stops);
}

/** The same stars every night: a sequence that only looks random. */
function stars(day, view, x) {
  const dark = nights(day, view);
  const found = [];
  let seed = 11;
  for (let i = 0; i < 90; i++) {
    seed = (seed * 16807) % 2147483647;
    const at = view.from + (seed / 2147483647) * view.length;
    seed = (seed * 16807) % 2147483647;
    const y = 6 + (seed / 2147483647) * 96;
    const margin = 40 * MINUTE;
    if (dark.some(([from, to]) => at > from + (from > view.from ? margin : 0) && at < to - margin)) {
      found.push(svg('ellipse', { cx: x(at).toFixed(1), cy: y.toFixed(1), rx: i % 7 === 0 ? 1.2 : 0.7, ry: i % 7 === 0 ? 1.6 : 0.9 }));
    }
  }
  return found;
}

/** Upright, a time beside the sky takes so much of the day. */
const MARK = 29 * MINUTE;

/** The events in their order, each with the time at which it stands upright: apart from one another, as in one column of words. */
export function placed(day, view) {
  const found = events(day, view).sort((a, b) => a.ms - b.ms).map((event) => ({ ...event, upright: event.ms }));
  for (const [i, event] of found.entries()) {
    const lack = i > 0 ? MARK - (event.upright - found[i - 1].upright) : 0;
    if (lack > 0) {
      found[i - 1].upright -= lack / 2;
      event.upright += lack / 2;
    }
  }
  return found;
}

function events(day, view) {
  const made = (key, body, up, iso) => iso && { key, body, up, iso, ms: moment(iso).ms };
  return [
    made('sunrise', 'sun', true, day.sunrise),
    made('sunset', 'sun', false, day.sunset),
    made('moonrise', 'moon', true, day.moonrise),
    made('moonset', 'moon', false, day.moonset),
  ].filter((event) => event && event.ms >= view.from && event.ms < view.to);
}

/** Words at an end of the picture stand inside it. */
function edge(part) {
  return part < 0.03 ? 'sky-mark-first' : part > 0.97 ? 'sky-mark-last' : null;
}

function clamp(part) {
  return Math.min(1, Math.max(0, part));
}
