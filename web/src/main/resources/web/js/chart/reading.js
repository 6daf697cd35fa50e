// Which instant a reading of the clock at a place is, only the server knows.
import { api } from '../api.js';
import { resolve } from '../moment.js';

/**
 * Asks the server, and through the form the person where the server cannot know. Only the newest question counts, and what is
 * to change along with it (the place, say) is kept until there is an answer, whatever else is changed meanwhile.
 */
export class Reading {
  #form;
  #state;
  #clock;
  #found;
  #held;
  #signal;
  /** { clock, part } */
  #pending = null;
  /** What nobody has said yet, 'clock' or 'place': without it nothing can be asked. */
  #lacking = new Set();
  /** Places and zones of which the person has said that their clock is the zone's. */
  #certain = new Set();
  #isHeld = false;

  /**
   * form() and state() are those of the view, clock() the { date, time } of its moment or null; found(part, way) gets what
   * changes once it is known; held() hears that isHeld is another.
   */
  constructor({ form, state, clock = () => null, found, held = () => {}, signal }) {
    this.#form = form;
    this.#state = state;
    this.#clock = clock;
    this.#found = found;
    this.#held = held;
    this.#signal = signal;
  }

  /** The date and time that the form is to mean: those that are asked about, else those of the state; null: none. */
  get clock() {
    return this.#pending ? this.#pending.clock : this.#clock();
  }

  /** Whether the form shows something that is not in the state yet. */
  get isOpen() {
    return this.#pending !== null;
  }

  /** Whether it waits for the person or for a server that is away: what can be seen is then of another moment or place. */
  get isHeld() {
    return this.#isHeld;
  }

  /** Whether it waits for a date and time or a place that makes sense. */
  get isLacking() {
    return this.#lacking.size > 0;
  }

  /** Asks no more; gives what was to change along with it. */
  drop() {
    const part = this.#pending?.part ?? {};
    this.#pending = null;
    this.#lacking.clear();
    this.#hold(false);
    return part;
  }

  /** The form has no date and time ('clock') or no 'place' that makes sense: nothing is asked before it has. */
  lack(...what) {
    what.forEach((one) => this.#lacking.add(one));
    this.#pending = { clock: what.includes('clock') ? null : this.clock, part: this.#pending?.part ?? {} };
    this.#hold(true);
  }

  /** Changes something: at once, or together with what is asked about unless that is overtaken by another instant. */
  change(part, way) {
    if (this.#lacking.size > 0) {
      // There is no moving on from a moment or place that is not known.
      const { at, ...kept } = part;
      return this.ask(this.clock, kept, way);
    }
    return this.#pending?.clock && !('at' in part) ? this.ask(this.#pending.clock, part, way) : this.#found({ ...this.drop(), ...part }, way);
  }

  /** clock: { date, time }, or null while nobody knows it. */
  async ask(clock, part, way) {
    const asked = { clock: clock && { date: clock.date, time: clock.time }, part: { ...this.#pending?.part, ...part } };
    this.#pending = asked;
    if (asked.clock) {
      this.#lacking.delete('clock');
    }
    if ('lat' in part) {
      this.#lacking.delete('place');
    }
    if (this.#lacking.size > 0) {
      return;
    }
    const current = () => this.#pending === asked && !this.#signal.aborted;
    try {
      const answer = await resolve(api, { ...this.#state(), ...asked.part, ...asked.clock }, this.#signal);
      if (!current()) {
        return;
      }
      const take = ({ dateandtime }, how) => this.change({ at: dateandtime }, how);
      const { lat, lon } = { ...this.#state(), ...asked.part };
      const where = `${lat} ${lon} ${answer.timezone}`;
      if (answer.clocks && !this.#certain.has(where)) {
        this.#hold(true);
        this.#form().ask(answer, asked.clock, (chosen) => this.#by(chosen, asked, where));
      } else if (answer.kind === 'unique') {
        take(answer.instants[0], way);
      } else {
        this.#hold(true);
        this.#form().ask(answer, asked.clock, (chosen) => take(chosen, 'push'));
      }
    } catch (failed) {
      if (current()) {
        this.#hold(true);
        this.#form().complain(failed, () => this.ask(asked.clock, asked.part, way));
      }
    }
  }

  /** By which clock the time was told: one of those that the server named, { name, tz, instant }, or { tz } by its offset. */
  #by({ name, tz, instant }, { clock }, where) {
    if (!instant) {
      return this.ask(clock, { tz }, 'push');
    }
    if (name !== 'zone') {
      return this.change({ tz, at: instant.dateandtime }, 'push');
    }
    this.#certain.add(where);
    return this.ask(clock, {}, 'push');
  }

  #hold(isHeld) {
    if (this.#isHeld !== isHeld) {
      this.#isHeld = isHeld;
      this.#held();
    }
  }
}
