// The birth form together with the question which instant it means: what every view of a birth has, and that of two has twice.
import { prefer } from '../preferences.js';
import { birthForm } from './form.js';
import { Reading } from './reading.js';

/**
 * birthEntry({ state(), clock(), found(part, way), held(), signal, way, until(), options, isOwn, reading }): { form, reading, open(state), change(part),
 * ask(part) }. The first of them are those of `Reading`; `way` goes with what people type and choose, `until` waits for an answer that
 * may tell the clock of the place, `options` are further ones of `birthForm`; `isOwn: false` says that what is chosen is not
 * what the reader likes for themselves; `reading` is one that there is already. `form` is null until it is opened.
 */
export function birthEntry({ state, clock, found, held, signal, way, until = () => {}, options = {}, isOwn = true, reading = new Reading({ form: () => entry.form, state, clock, found, held, signal }) }) {
  const entry = {
    form: null,
    reading,

    /** Makes the form, once: whoever types goes on typing while the answer to what they typed before comes in. */
    open(first) {
      entry.form ??= birthForm({
        ...options,
        state: first,
        // Who types a time knows it, whatever was known before and by whichever clock.
        onreading: (typed) => reading.ask(typed, { birth_time: null }, way),
        onplace: (place) => entry.ask(place),
        onunknown: (what) => reading.lack(what),
        onchange: (part) => entry.change(part),
      });
      return entry.form;
    },

    change(part) {
      if (isOwn) {
        prefer(part);
      }
      return 'tz' in part ? entry.ask(part) : reading.change(part, way);
    },

    /** The date and time on the clock stay while the place or its clock changes; where they are not known, the instant. */
    async ask(part) {
      if (!reading.clock) {
        await until();
      }
      return reading.isOpen || clock() ? reading.ask(reading.clock, part, way) : reading.change(part, way);
    },
  };
  return entry;
}
