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
  #found;
  #signal;
  /** { clock, part } */
  #pending = null;

  /** form() and state() are those of the view; found(part, way) gets what changes once it is known. */
  constructor({ form, state, found, signal }) {
    this.#form = form;
    this.#state = state;
    this.#found = found;
    this.#signal = signal;
  }

  /** The date and time that are asked about, or null. */
  get clock() {
    return this.#pending?.clock ?? null;
  }

  /** Asks no more; gives what was to change along with it. */
  drop() {
    const part = this.#pending?.part ?? {};
    this.#pending = null;
    return part;
  }

  /** Changes something: at once, or together with what is asked about unless that is overtaken by another instant. */
  change(part, way) {
    return this.#pending && !('at' in part) ? this.ask(this.#pending.clock, part, way) : this.#found({ ...this.drop(), ...part }, way);
  }

  async ask({ date, time }, part, way) {
    const asked = { clock: { date, time }, part: { ...this.#pending?.part, ...part } };
    this.#pending = asked;
    const current = () => this.#pending === asked && !this.#signal.aborted;
    try {
      const answer = await resolve(api, { ...this.#state(), ...asked.part, ...asked.clock }, this.#signal);
      if (!current()) {
        return;
      }
      const take = ({ dateandtime }, how) => this.change({ at: dateandtime }, how);
      if (answer.kind === 'unique') {
        take(answer.instants[0], way);
      } else {
        this.#form().ask(answer, asked.clock, (chosen) => take(chosen, 'push'));
      }
    } catch (failed) {
      if (current()) {
        this.#pending = null;
        this.#form().complain(failed, () => this.ask(asked.clock, asked.part, way));
      }
    }
  }
}
