// Moving through time: a slider over the civil day with its light and its dark, and steps of a minute to a year.
import { h, icon } from '../dom.js';
import { t } from '../i18n.js';
import { UNITS, format, parse, timeOf } from '../moment.js';
import { uid } from '../ui.js';

const MINUTE_MS = 60_000;

/**
 * mover({ onslide(epoch, done), onstep(unit, count), onnow() }). `node.show(localTime, sun, settled)` sets it to a moment of
 * the server's, settled when none is on its way any more; `node.unit` is the chosen step, `node.choose(unit)` chooses another.
 */
export function mover({ onslide, onstep, onnow }) {
  const id = uid('mover');
  let clock = null;
  /** Held, or let go at a moment that has not been shown yet: one that was asked for before must not take it back. */
  let held = false;
  let awaited = false;

  const range = h('input', {
    id,
    type: 'range',
    min: '0',
    max: '1439',
    step: '1',
    disabled: true,
    oninput: () => {
      held = true;
      draw(epoch());
      onslide(epoch(), false);
    },
    onchange: () => {
      held = false;
      awaited = true;
      onslide(epoch(), true);
    },
  });
  const reading = h('output', { class: 'mover-time figures', for: id });
  const day = h('div', { class: 'mover-day' }, range);
  const ends = h('div', { class: 'mover-ends figures', 'aria-hidden': 'true' });
  const units = UNITS.map((unit) =>
    h('label', { class: 'segment' }, h('input', { type: 'radio', name: `${id}-unit`, value: unit, checked: unit === 'hour' }), h('span', t(`chart.unit.${unit}`))),
  );
  const node = h(
    'div',
    { class: 'mover' },
    h('div', { class: 'mover-head' }, h('label', { for: id, class: 'label' }, t('chart.timeOfDay')), reading),
    day,
    ends,
    h(
      'div',
      { class: 'mover-steps' },
      h('button', { type: 'button', class: 'button mover-step', 'aria-label': t('chart.back'), title: t('chart.back'), onclick: () => onstep(node.unit, -1) }, icon('left')),
      h('div', { class: 'segments', role: 'radiogroup', 'aria-label': t('chart.step') }, units),
      h('button', { type: 'button', class: 'button mover-step', 'aria-label': t('chart.forward'), title: t('chart.forward'), onclick: () => onstep(node.unit, 1) }, icon('right')),
      h('button', { type: 'button', class: 'button mover-now', onclick: () => onnow() }, icon('clock'), h('span', t('chart.now'))),
    ),
  );

  Object.defineProperty(node, 'unit', { get: () => units.find((u) => u.firstChild.checked).firstChild.value });
  node.choose = (unit) => {
    units[UNITS.indexOf(unit)].firstChild.checked = true;
  };
  node.show = (localTime, sun, settled) => {
    clock = localTime;
    awaited &&= !settled;
    range.disabled = false;
    const start = parse(clock.day.start).epoch;
    const length = parse(clock.day.end).epoch - start;
    range.max = String(Math.max(1, Math.round(length / MINUTE_MS) - 1));
    if (!held && !awaited) {
      range.value = String(Math.floor((parse(clock.dateandtime).epoch - start) / MINUTE_MS));
      draw(parse(clock.dateandtime).epoch);
    }
    light(sun, start, length);
    ends.replaceChildren(
      h('span', timeOf(clock.day.start, false)),
      ...mark('sun', sun.sunrise, start, length),
      ...mark('moon', sun.sunset, start, length),
      h('span', timeOf(clock.day.end, false).replace('00:00', '24:00')),
    );
  };
  return node;

  function epoch() {
    return parse(clock.day.start).epoch + Number(range.value) * MINUTE_MS;
  }

  /** The offset of the shown moment is right for the whole day but for the few in which the clocks change. */
  function draw(at) {
    const local = format(at, parse(clock.dateandtime).offset);
    const text = timeOf(local);
    reading.value = text;
    range.setAttribute('aria-valuetext', text.slice(0, 5));
    day.style.setProperty('--at', `${(100 * Number(range.value)) / Number(range.max)}%`);
  }

  function light({ sunrise, sunset, reason }, start, length) {
    const share = (at, otherwise) => (at ? (100 * (parse(at).epoch - start)) / length : otherwise);
    const dark = reason === 'polar_night';
    const rise = share(sunrise, dark ? 200 : -100);
    const set = share(sunset, dark ? 300 : 200);
    day.style.setProperty('--rise', `${rise}%`);
    day.style.setProperty('--set', `${set > rise ? set : 200}%`);
  }
}

function mark(sign, at, start, length) {
  if (!at) {
    return [];
  }
  const share = (100 * (parse(at).epoch - start)) / length;
  return [h('span', { class: 'mover-mark', style: { '--where': `${share}%` } }, icon(sign), timeOf(at, false))];
}
