// The graha that somebody has picked, in the table or in the chart: what it reaches is lit up. What draws that is fetched with the first pick.
import { api } from '../api.js';
import { nothing } from '../kit/lit.js';
import { isTimed } from '../moment.js';
import { session } from '../session.js';

/** So far beside a name may somebody click, in pixels, and with a finger. */
const NEAR = { mouse: 8, other: 20 };

export class Pick {
  #name = null;
  #lit = null;
  #root;
  #shown;
  #changed;
  #signal;
  #import;
  #mayAsk;
  /** { key, periods } of the birth whose periods are told. */
  #dashas = null;

  /** shown() is the chart that can be seen, { state, horoscope, drawing, companion }, or null; changed() draws the page anew; load() imports lit.js. */
  constructor({ root, shown, changed, load, signal, isReadOnly }) {
    this.#import = load;
    this.#root = root;
    this.#shown = shown;
    this.#changed = changed;
    this.#signal = signal;
    // A link shows a chart and nothing else.
    this.#mayAsk = !isReadOnly && session.may('dashas');
    root.addEventListener('click', (event) => this.#clicked(event), { signal });
    document.addEventListener('keydown', (event) => this.#key(event), { signal });
  }

  get name() {
    return this.#name;
  }

  /** Picks a graha, or lets go of the one that is picked. */
  async toggle(name) {
    this.#name = name === this.#name ? null : name;
    this.#changed();
    if (this.#name) {
      await this.#load();
      this.#changed();
      this.#askDashas();
    }
  }

  /** Nothing is picked any more; the keyboard goes on at the name. */
  clear() {
    const button = this.#root.querySelector(`.positions tr[data-graha=${this.#name}] .graha-pick`);
    const isWithin = document.activeElement?.closest('.lit-panel');
    this.#name = null;
    this.#changed();
    if (isWithin) {
      button?.focus({ preventScroll: true });
    }
  }

  /** What there is to say of the picked graha, as a template, and as a sentence for those who listen. */
  get panel() {
    if (!this.#reach) {
      return nothing;
    }
    const dashas = this.#dashas?.key === this.#lit.dashasKey(this.#shown().state) ? this.#dashas.periods : null;
    return this.#lit.panel({ ...this.#picked, dashas, mayAsk: this.#mayAsk, close: () => this.clear() });
  }

  get spoken() {
    return this.#reach ? this.#lit.spoken(this.#picked) : '';
  }

  /** Who stands where the picked graha looks. */
  get seen() {
    return this.#reach ? this.#reach.sees.flatMap(({ who }) => who) : [];
  }

  /** The page has been drawn: the pictures show what is picked. */
  drawn() {
    if (this.#lit && this.#shown()) {
      this.#lit.light(this.#shown(), this.#isTimed ? this.#name : null);
    }
  }

  /** The chart stays as it is: the periods are asked for that belong to it. */
  settled() {
    this.#askDashas();
  }

  get #isTimed() {
    return isTimed(this.#shown().state);
  }

  get #picked() {
    const { state, horoscope } = this.#shown();
    return { name: this.#name, state, horoscope, reach: this.#reach };
  }

  get #reach() {
    const shown = this.#shown();
    return this.#name && this.#lit && shown && this.#isTimed ? this.#lit.reach(shown, this.#name) : null;
  }

  #load() {
    return api.reach(this.#import).then((module) => {
      this.#lit = module;
    });
  }

  /** The periods are asked for once for each birth that somebody looks at so. */
  async #askDashas() {
    if (!this.#mayAsk || !this.#reach) {
      return;
    }
    const { state } = this.#shown();
    const key = this.#lit.dashasKey(state);
    if (this.#dashas?.key === key) {
      return;
    }
    this.#dashas = { key, periods: null };
    try {
      const periods = await this.#lit.fetchDashas(state, this.#signal);
      if (this.#dashas.key === key) {
        this.#dashas.periods = periods;
        this.#changed();
      }
    } catch {
      // Without them there is still what it rules and where it looks.
    }
  }

  /** A name in a picture, or near one; a click beside all of them lets go. */
  async #clicked(event) {
    const picture = event.target.closest?.('.chart-figure svg.chart-picture');
    if (!picture || !this.#shown() || !this.#isTimed) {
      return;
    }
    await this.#load();
    const name = this.#lit.nameAt(this.#shown(), picture, event, event.pointerType === 'mouse' ? NEAR.mouse : NEAR.other);
    if (name) {
      await this.toggle(name);
    } else if (this.#name) {
      this.clear();
    }
  }

  #key(event) {
    const isElsewhere = event.target instanceof Element && event.target.closest('input, select, textarea, dialog');
    if (event.key === 'Escape' && this.#name && !event.defaultPrevented && !isElsewhere) {
      event.preventDefault();
      this.clear();
    }
  }
}
