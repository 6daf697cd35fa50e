// The slider over a civil day: where it stands, what it says and where the day is light.
import { format, parse, timeOf } from '../moment.js';

const MINUTE_MS = 60_000;

export class Slider {
  #clock = null;
  #sun = null;
  #minute = 0;
  #epoch = 0;
  /** Held, or let go at a moment that has not been shown yet: one that was asked for before must not take it back. */
  #held = false;
  #awaited = false;

  /** There is no moment. */
  clear() {
    this.#clock = null;
    this.#held = false;
    this.#awaited = false;
  }

  /** A moment of the server's is shown; settled when none is on its way any more. */
  show(clock, sun, settled) {
    this.#clock = clock;
    this.#sun = sun;
    this.#awaited &&= !settled;
    if (!this.#held && !this.#awaited) {
      this.#epoch = parse(clock.dateandtime).epoch;
      this.#minute = Math.floor((this.#epoch - this.#start) / MINUTE_MS);
    }
  }

  /** It is held at a minute of the day; gives the instant. */
  hold(minute) {
    this.#held = true;
    this.#minute = minute;
    this.#epoch = this.#start + minute * MINUTE_MS;
    return this.#epoch;
  }

  /** It is let go at a minute of the day; gives the instant. */
  release(minute) {
    this.#held = false;
    this.#awaited = true;
    return this.#start + minute * MINUTE_MS;
  }

  /**
   * What is to be seen, or null before the first moment: minute, max, time on the clock; at, rise and set, the ends of the
   * day and the marks in percent of the way.
   */
  view() {
    if (!this.#clock) {
      return null;
    }
    const { day, dateandtime } = this.#clock;
    const max = Math.max(1, Math.round(this.#length / MINUTE_MS) - 1);
    return {
      max,
      minute: this.#minute,
      // The offset of the shown moment is right for the whole day but for the few in which the clocks change.
      time: timeOf(format(this.#epoch, parse(dateandtime).offset)),
      at: (100 * this.#minute) / max,
      ...this.#light(),
      from: timeOf(day.start, false),
      to: timeOf(day.end, false).replace('00:00', '24:00'),
      marks: [
        { iconName: 'sun', at: this.#sun.sunrise },
        { iconName: 'moon', at: this.#sun.sunset },
      ]
        .filter(({ at }) => at)
        .map(({ iconName, at }) => ({ iconName, where: this.#share(at), time: timeOf(at, false) })),
    };
  }

  /** Where there is no sunrise or sunset it lies beyond the ends, so that the whole day is light or dark. */
  #light() {
    const { sunrise, sunset, reason } = this.#sun;
    const dark = reason === 'polar_night';
    const rise = sunrise ? this.#share(sunrise) : dark ? 200 : -100;
    const set = sunset ? this.#share(sunset) : dark ? 300 : 200;
    return { rise, set: set > rise ? set : 200 };
  }

  #share(at) {
    return (100 * (parse(at).epoch - this.#start)) / this.#length;
  }

  get #start() {
    return parse(this.#clock.day.start).epoch;
  }

  get #length() {
    return parse(this.#clock.day.end).epoch - this.#start;
  }
}
