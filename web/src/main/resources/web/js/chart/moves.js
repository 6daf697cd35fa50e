// Moving through time: which instant a move leads to, as far as that is known here. `shown` is what can be seen,
// { state, horoscope } or null; `state` is what is wished for.
import { STYLES, UNITS, format, parse, step } from '../moment.js';

const DAY_MS = 86_400_000;

/**
 * Where some steps lead: { at }, an instant; { reading: { date, time } }, of which the server has to say which instant it is;
 * or { wait: true }: what the clock shows there is not known yet. pending: the reading that is just asked about, or null.
 */
export function stepped({ state, shown, pending }, unit, count) {
  if (pending) {
    // The server is just being asked; reckon on from what it is asked about.
    const next = step(`${pending.date}T${pending.time}+00:00`, unit, count);
    const { date, time } = 'epoch' in next ? parse(format(next.epoch, 0)) : next;
    return { reading: { date, time } };
  }
  const next = step(state.at, unit, count);
  if ('epoch' in next) {
    return { at: instantAt({ state, shown }, next.epoch) };
  }
  if (state.at.endsWith('Z')) {
    return { wait: true };
  }
  const { offset } = parse(state.at);
  const epoch = parse(`${next.date}T${next.time}+00:00`).epoch - offset * 1000;
  // Far from any change of the clocks the offset stays what it is.
  return holds({ state, shown }, epoch - DAY_MS, offset) && holds({ state, shown }, epoch + DAY_MS, offset)
    ? { at: format(epoch, offset) }
    : { reading: next };
}

/** An instant on the clock of the place as far as its offset is known, else in UTC; the server puts that right. */
export function instantAt({ state, shown }, epoch) {
  const offset = shown && parse(shown.horoscope.local_time.dateandtime).offset;
  return format(epoch, shown && holds({ state, shown }, epoch, offset) ? offset : null);
}

/** Whether the clock of the shown moment goes the same at another instant. */
function holds({ state, shown }, epoch, offset) {
  if (!shown || !isSamePlace(shown.state, state)) {
    return false;
  }
  const clock = shown.horoscope.local_time;
  return (
    parse(clock.dateandtime).offset === offset &&
    (clock.offset_since === null || epoch >= Date.parse(clock.offset_since)) &&
    (clock.offset_until === null || epoch < Date.parse(clock.offset_until))
  );
}

function isSamePlace(one, other) {
  return one.lat === other.lat && one.lon === other.lon && one.tz === other.tz;
}

/** What a key means: { help }, { step: how many }, { unit }, { now }, { style: the next one }, or null. */
export function keyed({ key, shiftKey }, style) {
  if (key === '?') {
    return { help: true };
  }
  if (key === 'ArrowLeft' || key === 'ArrowRight') {
    return { step: (key === 'ArrowLeft' ? -1 : 1) * (shiftKey ? 10 : 1) };
  }
  const unit = UNITS[Number(key) - 1];
  if (unit) {
    return { unit };
  }
  switch (key?.toLowerCase()) {
    case 'n':
      return { now: true };
    case 's':
      return { style: STYLES[(STYLES.indexOf(style) + 1) % STYLES.length] };
    default:
      return null;
  }
}
