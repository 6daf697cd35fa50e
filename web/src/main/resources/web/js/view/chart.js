// The chart workbench: a moment and a place in, the chart and everything it is read by out.
import { api } from '../api.js';
import { birthForm, styleChoice, vargaChoice } from '../chart/form.js';
import { clockName, facts, longDate, positions, spoken } from '../chart/facts.js';
import { Frames } from '../chart/frames.js';
import { mover } from '../chart/mover.js';
import * as names from '../chart/names.js';
import { adopt } from '../chart/picture.js';
import { Reading } from '../chart/reading.js';
import { curl, downloadPicture, figures, picture } from '../chart/share.js';
import { clear, h, icon } from '../dom.js';
import { language, t, use } from '../i18n.js';
import { STYLES, UNITS, format, now, parse, position, read, remember, step, timeOf, write } from '../moment.js';
import { copy, dialog, failure, skeleton, toast } from '../ui.js';

export const title = 'chart.title';

const DAY_MS = 86_400_000;
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
  #navigate;
  #signal;
  /** What is wished for; `#shown` is what can be seen: { state, horoscope }. */
  #state = null;
  #shown = null;
  #frames;
  #lastMove = 0;
  #addressTimer = 0;
  #speakTimer = 0;
  #reading;

  constructor(root, navigate, signal) {
    this.#navigate = navigate;
    this.#signal = signal;
    this.#reading = new Reading({
      form: () => this.form,
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
    this.root = root;
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
    this.heading = h('h1', t('chart.title'));
    this.when = h('p', { class: 'chart-when figures' }, ' ');
    this.form = birthForm({
      state: this.#state,
      onreading: (reading) => this.#reading.ask(reading, {}, 'push'),
      onplace: (place) => {
        remember(place);
        this.#reading.ask(this.#clock(), place, 'push');
      },
      onchange: (part) => this.#change(part),
    });
    this.style = styleChoice((style) => this.#go({ style }, 'push'));
    this.varga = vargaChoice((part) => this.#go(part, 'push'));
    this.figure = h('div', { class: 'chart-figure' }, h('div', { class: 'chart-waiting', 'aria-hidden': 'true' }));
    this.mover = mover({
      onslide: (epoch, done) => this.#slide(epoch, done),
      onstep: (unit, count) => this.#step(unit, count),
      onnow: () => this.#now(),
    });
    this.problem = h('div', { class: 'chart-problem' });
    this.facts = h('div', { class: 'card chart-facts' }, skeleton(8));
    this.table = h('div', { class: 'chart-table' }, skeleton(10));
    this.live = h('p', { class: 'visually-hidden', role: 'status', 'aria-live': 'polite' });
    this.command = h('code');
    this.pictureCommand = h('code');
    clear(
      this.root,
      h(
        'header',
        { class: 'chart-head' },
        h('div', this.heading, this.when),
        h(
          'div',
          { class: 'chart-actions', role: 'group', 'aria-label': t('chart.take') },
          this.#action('link', 'chart.copyLink', () => copy(location.href, t('chart.linkCopied'))),
          this.#action('code', 'chart.copyCurl', () => this.#copyCurl()),
          this.#action('copy', 'chart.copyJson', () => this.#copyJson()),
          this.#action('download', 'chart.download', () => this.#download()),
          this.#action('print', 'chart.print', () => print()),
        ),
      ),
      h(
        'div',
        { class: 'workbench' },
        this.form,
        h(
          'section',
          { class: 'card stage', 'aria-label': t('chart.title') },
          h('div', { class: 'stage-head' }, this.varga, this.style),
          this.problem,
          this.figure,
          this.mover,
          h('button', { type: 'button', class: 'button button-quiet keys-help', onclick: () => this.#help() }, h('kbd', '?'), t('chart.keys')),
        ),
        this.facts,
        this.table,
        h(
          'section',
          { class: 'card from-api', 'aria-labelledby': 'from-api' },
          h('h2', { id: 'from-api' }, t('chart.fromApi')),
          h('p', { class: 'soft' }, t('chart.fromApiText'), ' ', h('a', { href: '/docs', target: '_blank', rel: 'noopener' }, t('chart.fromApiDocs'))),
          this.#command('chart.figuresAsJson', this.command),
          this.#command('chart.pictureAsSvg', this.pictureCommand),
        ),
      ),
      h('p', { class: 'chart-credit soft small' }, t('chart.credit')),
      this.live,
    );
    this.form.show(this.#state);
    this.style.show(this.#state.style);
    this.varga.show(this.#state);
    this.#describe();
  }

  #action(sign, key, run) {
    return h('button', { type: 'button', class: 'button', onclick: run }, icon(sign), h('span', t(key)));
  }

  #command(key, code) {
    return h(
      'figure',
      { class: 'command' },
      h('figcaption', t(key)),
      h('div', { class: 'command-box' }, h('pre', { tabindex: '0' }, code), h('button', { type: 'button', class: 'tool', 'aria-label': `${t('chart.copyCurl')}: ${t(key)}`, title: t('chart.copyCurl'), onclick: () => copy(code.textContent, t('chart.curlCopied')) }, icon('copy'))),
    );
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
    this.#go({ at: this.#at(epoch) }, done && way === 'slide' ? 'replace' : way);
  }

  /** A run of moves is one entry of the history: the way back leads to where it began. */
  #way(within) {
    const same = Date.now() - this.#lastMove < ONE_RUN_MS;
    this.#lastMove = Date.now();
    return same ? within : 'push';
  }

  async #step(unit, count) {
    const way = this.#way('replace');
    if (this.#reading.clock) {
      // The server is just being asked; reckon on from what it is asked about.
      const { date, time } = this.#reading.clock;
      const next = step(`${date}T${time}+00:00`, unit, count);
      const at = 'epoch' in next ? parse(format(next.epoch, 0)) : next;
      return this.#reading.ask(at, {}, way);
    }
    const next = step(this.#state.at, unit, count);
    if ('epoch' in next) {
      return this.#go({ at: this.#at(next.epoch) }, way);
    }
    if (this.#state.at.endsWith('Z')) {
      // What the clock shows there is not known yet.
      await this.#frames.want(this.#state);
      return this.#state.at.endsWith('Z') ? undefined : this.#step(unit, count);
    }
    const { offset } = parse(this.#state.at);
    const epoch = parse(`${next.date}T${next.time}+00:00`).epoch - offset * 1000;
    // Far from any change of the clocks the offset stays what it is.
    if (this.#holds(epoch - DAY_MS, offset) && this.#holds(epoch + DAY_MS, offset)) {
      return this.#go({ at: format(epoch, offset) }, way);
    }
    return this.#reading.ask(next, {}, way);
  }

  #now() {
    this.#go({ at: now() }, 'push');
  }

  /** An instant on the clock of the place as far as its offset is known, else in UTC; the server puts that right. */
  #at(epoch) {
    const offset = this.#shown && parse(this.#shown.horoscope.local_time.dateandtime).offset;
    return format(epoch, this.#shown && this.#holds(epoch, offset) ? offset : null);
  }

  /** Whether the clock of the shown moment goes the same at another instant. */
  #holds(epoch, offset) {
    if (!this.#shown || !this.#samePlace(this.#shown.state)) {
      return false;
    }
    const clock = this.#shown.horoscope.local_time;
    return (
      parse(clock.dateandtime).offset === offset &&
      (clock.offset_since === null || epoch >= Date.parse(clock.offset_since)) &&
      (clock.offset_until === null || epoch < Date.parse(clock.offset_until))
    );
  }

  #samePlace({ lat, lon, tz }) {
    return lat === this.#state.lat && lon === this.#state.lon && tz === this.#state.tz;
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
    const slow = setTimeout(() => this.figure.classList.add('is-waiting'), 250);
    this.figure.setAttribute('aria-busy', 'true');
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
      this.figure.classList.remove('is-waiting');
      this.figure.removeAttribute('aria-busy');
    }
  }

  #show({ horoscope, drawing }, state, last) {
    const clock = horoscope.local_time;
    this.#shown = { state, horoscope };
    this.figure.replaceChildren(adopt(drawing, state.style === 'south-indian' && matchMedia('(max-width: 30rem)').matches));
    this.figure.dataset.shown = clock.utc;
    clear(this.facts, facts(horoscope));
    clear(this.table, positions(horoscope));
    clear(this.problem);
    this.facts.hidden = false;
    this.figure.classList.remove('is-empty');
    const settled = last && state === this.#state;
    this.mover.show(clock, horoscope.sunrise_sunset, settled);
    if (!settled) {
      return;
    }
    // The server knows what the clock showed: from here on the state has it so, and the address as well.
    if (clock.dateandtime !== state.at) {
      this.#state = { ...state, at: clock.dateandtime.replace(/\.\d+/, '') };
      this.#shown.state = this.#state;
      this.#address('slide');
    }
    if (!this.#reading.clock) {
      this.form.show(this.#state, horoscope);
    }
    this.style.show(state.style);
    this.varga.show(this.#state, horoscope.varga);
    this.#describe();
    clearTimeout(this.#speakTimer);
    this.#speakTimer = setTimeout(() => {
      this.live.textContent = spoken(horoscope);
    }, SPEAK_MS);
  }

  /** The heading, and the commands that fetch the same. */
  #describe() {
    const state = this.#state;
    this.heading.textContent = state.name || (state.varga > 1 ? names.varga(state.varga) : t('chart.title'));
    const clock = this.#shown?.horoscope.local_time;
    const where = state.place ? `${state.place} (${position(state.lat, state.lon)})` : position(state.lat, state.lon);
    clear(this.when, clock ? [longDate(clock.dateandtime), ', ', timeOf(clock.dateandtime), ' ', clockName(clock), h('span', { class: 'chart-where' }, where)] : where);
    this.command.textContent = curl(figures(state));
    this.pictureCommand.textContent = curl(picture(state, state.lang ?? language(), 'auto'), ' -o chart.svg');
  }

  #fail(error, state) {
    clear(this.problem, failure(error, () => {
      clear(this.problem);
      this.#frames.want(this.#state === state ? state : this.#state);
    }));
    if (!this.#shown) {
      clear(this.facts);
      clear(this.table);
      this.facts.hidden = true;
      this.figure.classList.add('is-empty');
    }
  }

  // --- Taking away --------------------------------------------------------------------------------------------------------

  #copyCurl() {
    return copy(curl(figures(this.#state)), t('chart.curlCopied'));
  }

  #copyJson() {
    if (this.#shown) {
      copy(JSON.stringify(this.#shown.horoscope, null, 2), t('chart.jsonCopied'));
    }
  }

  async #download() {
    try {
      await downloadPicture(this.#state, this.#state.lang ?? language(), this.#signal);
    } catch (failed) {
      if (!this.#signal.aborted) {
        clear(this.problem, failure(failed, () => this.#download()));
      }
    }
  }

  // --- Keys -------------------------------------------------------------------------------------------------------------

  #key(event) {
    const { target, key } = event;
    const typing = target instanceof Element && target.closest('input, select, textarea, dialog, [role=tab], pre, .table-scroll');
    if (typing || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) {
      return;
    }
    if (key === '?') {
      event.preventDefault();
      this.#help();
      return;
    }
    if (!shortcuts()) {
      return;
    }
    const unit = UNITS[Number(key) - 1];
    if (key === 'ArrowLeft' || key === 'ArrowRight') {
      event.preventDefault();
      this.#step(this.mover.unit, (key === 'ArrowLeft' ? -1 : 1) * (event.shiftKey ? 10 : 1));
    } else if (unit) {
      this.mover.choose(unit);
      toast(t(`chart.unit.${unit}`));
    } else if (key === 'n' || key === 'N') {
      this.#now();
    } else if (key === 's' || key === 'S') {
      this.#go({ style: STYLES[(STYLES.indexOf(this.#state.style) + 1) % STYLES.length] }, 'push');
    }
  }

  #help() {
    const rows = [
      [['←', '→'], 'chart.key.step'],
      [['⇧', '←', '→'], 'chart.key.ten'],
      [['1', '…', '5'], 'chart.key.unit'],
      [['N'], 'chart.key.now'],
      [['S'], 'chart.key.style'],
      [['?'], 'chart.key.help'],
    ];
    const on = h('input', { type: 'checkbox', name: 'shortcuts', checked: shortcuts(), onchange: () => setShortcuts(on.checked) });
    return dialog({
      title: t('chart.keys'),
      body: [
        h('dl', { class: 'keys' }, rows.map(([keys, what]) => h('div', h('dt', keys.map((k) => (k === '…' ? ' … ' : h('kbd', k)))), h('dd', t(what))))),
        h('label', { class: 'choice' }, on, h('span', t('chart.key.on'))),
      ],
      submit: t('chart.close'),
      cancel: null,
    });
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
