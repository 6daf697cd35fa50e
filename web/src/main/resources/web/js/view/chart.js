// The chart workbench: a moment and a place in, the chart and everything it is read by out.
import { api } from '../api.js';
import { spoken } from '../chart/facts.js';
import { birthForm } from '../chart/form.js';
import { Frames } from '../chart/frames.js';
import { mover } from '../chart/mover.js';
import { instantAt, keyed, stepped } from '../chart/moves.js';
import { keysHelp, page } from '../chart/page.js';
import { adopt } from '../chart/picture.js';
import { Reading } from '../chart/reading.js';
import { curl, figures, fileName, picture } from '../chart/share.js';
import { language, t, use } from '../i18n.js';
import { nodes, render, settle } from '../kit/lit.js';
import { save } from '../kit/save.js';
import { now, parse, read, remember, write } from '../moment.js';
import { prefer } from '../preferences.js';
import { copy, dialog, failure, toast, uid } from '../ui.js';

export const title = 'chart.title';

/** Moves that follow each other as fast as this are one run. */
const ONE_RUN_MS = 1500;
/** How often the address may follow the slider; browsers refuse more than some hundred changes in half a minute. */
const ADDRESS_MS = 400;
const SPEAK_MS = 1200;
const SHORTCUTS = 'nirayana.shortcuts';

export async function mount(root, { params, navigate, signal }) {
  await use('chart', 'terms');
  return new Workbench(root, navigate, signal).start(params);
}

class Workbench {
  #root;
  #navigate;
  #signal;
  #id = uid('chart');
  #form = null;
  #mover = null;
  /** What is wished for; `#shown` is what can be seen: { state, horoscope, drawing }. */
  #state = null;
  #shown = null;
  /** What head, style, varga and commands are of, { state, horoscope }: the wished-for state, once it can be seen. */
  #settled = null;
  /** What went wrong, as a node, or null; empty: it went wrong before there was anything to be seen. */
  #problem = null;
  #isEmpty = false;
  /** Something is asked for; slow: for so long that people notice. */
  #isBusy = false;
  #isSlow = false;
  #spoken = '';
  #frames;
  #lastMove = 0;
  #addressTimer = 0;
  #speakTimer = 0;
  #reading;
  #actions = {
    copyLink: () => copy(location.href, t('chart.linkCopied')),
    copyCommand: (text) => copy(text, t('chart.curlCopied')),
    copyCurl: () => copy(curl(figures(this.#state)), t('chart.curlCopied')),
    copyJson: () => this.#copyJson(),
    download: () => this.#download(),
    print: () => print(),
    go: (part) => {
      prefer(part);
      this.#go(part, 'push');
    },
    help: () => this.#help(),
  };

  constructor(root, navigate, signal) {
    this.#root = root;
    this.#navigate = navigate;
    this.#signal = signal;
    this.#reading = new Reading({
      form: () => this.#form,
      state: () => this.#state,
      found: (part, way) => this.#follow(part, way),
      signal,
    });
    this.#frames = new Frames({
      load: (state, abort) => this.#load(state, abort),
      show: (frame, state, last) => this.#show(frame, state, last),
      fail: (error, state) => this.#fail(error, state),
      signal,
    });
  }

  start(params) {
    this.#state = this.#read(params);
    this.#build();
    addEventListener('keydown', (event) => this.#key(event), { signal: this.#signal });
    this.#address('replace');
    this.#frames.want(this.#state);
    return {
      update: (next) => {
        // Back and forward: the address is as it was, and so is everything else.
        clearTimeout(this.#addressTimer);
        this.#lastMove = 0;
        this.#reading.drop();
        this.#state = this.#read(next);
        this.#frames.want(this.#state);
      },
      unmount: () => {
        clearTimeout(this.#addressTimer);
        clearTimeout(this.#speakTimer);
      },
    };
  }

  #read(params) {
    const state = read(params);
    return { ...state, at: state.at ?? now() };
  }

  // --- The page ---------------------------------------------------------------------------------------------------------

  #build() {
    this.#form = birthForm({
      state: this.#state,
      onreading: (reading) => this.#reading.ask(reading, {}, 'push'),
      onplace: (place) => {
        remember(place);
        this.#reading.ask(this.#clock(), place, 'push');
      },
      onchange: (part) => this.#change(part),
    });
    this.#mover = mover({
      onslide: (epoch, done) => this.#slide(epoch, done),
      onstep: (unit, count) => this.#step(unit, count),
      onnow: () => this.#now(),
    });
    this.#form.show(this.#state);
    this.#settle();
  }

  /** From here on everything is of the wished-for state, also what people have chosen meanwhile. */
  #settle() {
    this.#settled = { state: this.#state, horoscope: this.#shown?.horoscope };
    this.#draw();
    settle(this.#root.querySelector('.stage-head'));
  }

  #draw() {
    const view = {
      id: this.#id,
      form: this.#form,
      mover: this.#mover,
      settled: this.#settled,
      shown: this.#shown,
      problem: this.#problem,
      isEmpty: this.#isEmpty,
      isBusy: this.#isBusy,
      isSlow: this.#isSlow,
      spoken: this.#spoken,
    };
    render(page(view, this.#actions), this.#root);
  }

  // --- Moving -----------------------------------------------------------------------------------------------------------

  /** Goes to a changed state; the picture follows as soon as the server has drawn it. */
  #go(part, way) {
    return this.#reading.change(part, way);
  }

  #follow(part, way) {
    this.#state = { ...this.#state, ...part };
    this.#address(way);
    return this.#frames.want(this.#state);
  }

  #change(part) {
    prefer(part);
    if ('tz' in part) {
      this.#reading.ask(this.#clock(), part, 'push');
    } else {
      this.#go(part, 'push');
    }
  }

  /** The date and time on the clock of the wished-for moment. */
  #clock() {
    return this.#reading.clock ?? parse(this.#state.at);
  }

  #slide(epoch, done) {
    const way = this.#way('slide');
    this.#go({ at: instantAt({ state: this.#state, shown: this.#shown }, epoch) }, done && way === 'slide' ? 'replace' : way);
  }

  /** A run of moves is one entry of the history: the way back leads to where it began. */
  #way(within) {
    const same = Date.now() - this.#lastMove < ONE_RUN_MS;
    this.#lastMove = Date.now();
    return same ? within : 'push';
  }

  async #step(unit, count) {
    const way = this.#way('replace');
    const to = stepped({ state: this.#state, shown: this.#shown, pending: this.#reading.clock }, unit, count);
    if (to.wait) {
      await this.#frames.want(this.#state);
      return this.#state.at.endsWith('Z') ? undefined : this.#step(unit, count);
    }
    return to.at ? this.#go({ at: to.at }, way) : this.#reading.ask(to.reading, {}, way);
  }

  #now() {
    this.#go({ at: now() }, 'push');
  }

  #address(way) {
    const url = `/chart?${write(this.#state)}`;
    clearTimeout(this.#addressTimer);
    if (way === 'slide') {
      this.#addressTimer = setTimeout(() => this.#navigate(url, { replace: true, quiet: true }), ADDRESS_MS);
    } else {
      this.#navigate(url, { replace: way === 'replace', quiet: true });
    }
  }

  // --- Showing ----------------------------------------------------------------------------------------------------------

  async #load(state, abort) {
    const slow = setTimeout(() => this.#wait(true, true), 250);
    this.#wait(true, false);
    try {
      const numbers = figures(state);
      const drawn = picture(state, state.lang ?? language(), 'light');
      const [horoscope, drawing] = await Promise.all([
        api.get(numbers.path, numbers.query, { signal: abort }),
        api.get(drawn.path, drawn.query, { signal: abort, accept: 'image/svg+xml' }),
      ]);
      return { horoscope, drawing };
    } finally {
      clearTimeout(slow);
      this.#wait(false, false);
    }
  }

  #wait(busy, slow) {
    this.#isBusy = busy;
    this.#isSlow = slow;
    this.#draw();
  }

  #show({ horoscope, drawing }, state, last) {
    const clock = horoscope.local_time;
    this.#shown = { state, horoscope, drawing: adopt(drawing, state.style === 'south-indian' && matchMedia('(max-width: 30rem)').matches) };
    this.#problem = null;
    this.#isEmpty = false;
    const settled = last && state === this.#state;
    this.#mover.show(clock, horoscope.sunrise_sunset, settled);
    if (!settled) {
      this.#draw();
      return;
    }
    // The server knows what the clock showed: from here on the state has it so, and the address as well.
    if (clock.dateandtime !== state.at) {
      this.#state = { ...state, at: clock.dateandtime.replace(/\.\d+/, '') };
      this.#shown.state = this.#state;
      this.#address('slide');
    }
    if (!this.#reading.clock) {
      this.#form.show(this.#state, horoscope);
    }
    this.#settle();
    clearTimeout(this.#speakTimer);
    this.#speakTimer = setTimeout(() => {
      this.#spoken = spoken(horoscope);
      this.#draw();
    }, SPEAK_MS);
  }

  #fail(error, state) {
    this.#isEmpty = !this.#shown;
    this.#complain(error, () => {
      this.#problem = null;
      this.#draw();
      this.#frames.want(this.#state === state ? state : this.#state);
    });
  }

  #complain(error, retry) {
    this.#problem = failure(error, retry);
    this.#draw();
  }

  // --- Taking away --------------------------------------------------------------------------------------------------------

  #copyJson() {
    if (this.#shown) {
      copy(JSON.stringify(this.#shown.horoscope, null, 2), t('chart.jsonCopied'));
    }
  }

  async #download() {
    try {
      const asked = picture(this.#state, this.#state.lang ?? language(), 'auto');
      const name = fileName(this.#state);
      save(name, 'image/svg+xml', await api.get(asked.path, asked.query, { accept: 'image/svg+xml', signal: this.#signal }));
    } catch (failed) {
      if (!this.#signal.aborted) {
        this.#complain(failed, () => this.#download());
      }
    }
  }

  // --- Keys -------------------------------------------------------------------------------------------------------------

  #key(event) {
    const { target } = event;
    const typing = target instanceof Element && target.closest('input, select, textarea, dialog, [role=tab], pre, .table-scroll');
    if (typing || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) {
      return;
    }
    const meant = keyed(event, this.#state.style);
    if (meant?.help) {
      event.preventDefault();
      this.#help();
    } else if (!meant || !shortcuts()) {
      return;
    } else if (meant.step) {
      event.preventDefault();
      this.#step(this.#mover.unit, meant.step);
    } else if (meant.unit) {
      this.#mover.choose(meant.unit);
      toast(t(`chart.unit.${meant.unit}`));
    } else if (meant.now) {
      this.#now();
    } else {
      this.#actions.go({ style: meant.style });
    }
  }

  #help() {
    const body = nodes(keysHelp({ isOn: shortcuts(), onchange: setShortcuts }));
    settle(body);
    return dialog({ title: t('chart.keys'), body, submit: t('chart.close'), cancel: null });
  }
}

/** Keys of one letter can be in the way of those who dictate or use other aids, so they can be switched off. */
function shortcuts() {
  try {
    return localStorage.getItem(SHORTCUTS) !== 'off';
  } catch {
    return true;
  }
}

function setShortcuts(on) {
  try {
    localStorage.setItem(SHORTCUTS, on ? 'on' : 'off');
  } catch {
    toast(t('chart.notKept'), 'bad');
  }
}
