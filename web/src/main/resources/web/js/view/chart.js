// The chart workbench: a moment and a place in, the chart and everything it is read by out.
import { api } from '../api.js';
import { spoken } from '../chart/facts.js';
import { Frames } from '../chart/frames.js';
import { HeldKey } from '../chart/held.js';
import { mover } from '../chart/mover.js';
import { instantAt, keyed, stepped } from '../chart/moves.js';
import { keysHelp, page } from '../chart/page.js';
import { Pick } from '../chart/pick.js';
import { adopt } from '../chart/picture.js';
import { Reading } from '../chart/reading.js';
import { bands, isAffordable } from '../chart/borders.js';
import { birthDay, birthDayOfReader, curl, day, figures, fileName, image, picture, report, sensitivity } from '../chart/share.js';
import { besides, fitted, guessedRoom, isOutgrown } from '../early.js';
import { language, t, use } from '../i18n.js';
import { nodes, render, settle } from '../kit/lit.js';
import { save } from '../kit/save.js';
import { changed, completed, isDamaged, isFirstVisit, isTimed, now, parse, read, titled, write } from '../moment.js';
import { prefer, preferred } from '../preferences.js';
import { session } from '../session.js';
import { share } from '../sharing/open.js';
import { copy, dialog, failure, toast, uid } from '../ui.js';

export const title = (params) => titled(t('chart.title'), params);

/** Moves that follow each other as fast as this are one run. */
const ONE_RUN_MS = 1500;
/** How often the address may follow the slider; browsers refuse more than some hundred changes in half a minute. */
const ADDRESS_MS = 400;
const SPEAK_MS = 1200;
/** Who steps from day to day sees the days of those steps only where they stay. */
const DAY_MS = 300;
/** How sure the time is asks much of the service: only for a moment at which somebody stays. */
const BORDERS_MS = 1000;
/** The form comes after the first chart, but no later than this. */
const FORM_MS = 4000;
const SHORTCUTS = 'nirayana.shortcuts';
const SETTINGS = '/api/v1/config';
/** A figure narrower than this, in pixels, is hidden, or in a window that the browser makes tiny for a moment to photograph it. */
const MIN_SEEN_WIDTH = 100;
/** In the address: an empty form, for another birth. */
const NEW = 'new';

/** The form with what it reads by and the names of its conventions: no picture needs one of them. */
async function loadEntry() {
  const [entry] = await Promise.all([import('../chart/entry.js'), use('panchanga')]);
  return entry;
}

async function loadLater() {
  const [later] = await Promise.all([import('../chart/later.js'), use('panchanga')]);
  return later;
}

/** readOnly: the chart of a link, which is looked at and not moved. */
export async function mount(root, { params, navigate, signal, readOnly = false }) {
  const isEmpty = isDamaged(params) || params.has(NEW) || isFirstVisit(params);
  await Promise.all([use('chart', 'sharing', 'terms'), isEmpty && !readOnly ? api.reach(loadEntry) : null]);
  return new Workbench(root, navigate, signal, readOnly).start(params);
}

class Workbench {
  #root;
  #navigate;
  #signal;
  #isReadOnly;
  #id = uid('chart');
  /** The form, which comes after the first chart; before it where there is none to be shown. */
  #entry = null;
  #reading;
  #mover = null;
  /** What is wished for; `#shown` is what can be seen: { state, horoscope, drawing }. */
  #state = null;
  #shown = null;
  /** What head, style, varga and commands are of, { state, horoscope }: the wished-for state, once it can be seen. */
  #settled = null;
  /** The day of the last settled moment: { key, answer }, as the service tells it, and by what it was asked for. */
  #day = null;
  /** How far the time of the settled moment may be wrong: { key, answer }. */
  #borders = null;
  /** chart/later.js, and of it the periods that run now; null until it is there. */
  #later = null;
  #running = null;
  /** The graha that is lit up. */
  #pick;
  /** What went wrong, as a node, or null; empty: it went wrong before there was anything to be seen. */
  #problem = null;
  #isEmpty = false;
  /** The wished-for moment could not be had. */
  #hasFailed = false;
  /** Why the form is empty: 'new', 'first' (a first visit), 'damaged' (the address); or ''. */
  #why = '';
  /** What was typed on the first page, or null. */
  #begun = null;
  /** The form was empty: once its chart is there, people are to see it. */
  #isFirst = false;
  /** Something is asked for; slow: for so long that people notice. */
  #isBusy = false;
  #isSlow = false;
  #spoken = '';
  #frames;
  #lastMove = 0;
  #addressTimer = 0;
  #speakTimer = 0;
  #dayTimer = 0;
  #bordersTimer = 0;
  #formTimer = 0;
  #watcher = new ResizeObserver(() => this.#resized());
  #arrow = new HeldKey((count) => this.#step(this.#mover.unit, count));
  #actions = {
    share: () => share({ kind: 'chart', address: `/chart?${write(completed(this.#state))}` }),
    copyCommand: (text) => copy(text, t('chart.curlCopied')),
    copyCurl: () => copy(curl(isTimed(this.#state) ? figures(this.#state) : birthDay(this.#state)), t('chart.curlCopied')),
    copyJson: () => this.#copyJson(),
    download: () => this.#save(picture(this.#state, this.#state.lang ?? language(), 'auto'), 'image/svg+xml', 'svg'),
    downloadPng: () => this.#save(image(this.#state, this.#state.lang ?? language(), session.isGuest), 'image/png', 'png'),
    report: () => {
      toast(t('chart.reportMaking'));
      this.#save(report(this.#state, this.#state.lang ?? language(), navigator.language, preferred().letterhead), 'application/pdf', 'pdf');
    },
    print: () => print(),
    keep: () => this.#keep(),
    begin: () => this.#begin(),
    go: (part) => {
      prefer(part);
      this.#go(part, 'push');
    },
    help: () => this.#help(),
  };

  constructor(root, navigate, signal, isReadOnly) {
    this.#root = root;
    this.#navigate = navigate;
    this.#signal = signal;
    this.#isReadOnly = isReadOnly;
    this.#pick = new Pick({ root, shown: () => this.#shown, changed: () => this.#draw(), load: () => import('../chart/lit.js'), signal, isReadOnly });
    this.#reading = new Reading({
      form: () => this.#form,
      state: () => this.#state,
      clock: () => this.#clock(),
      found: (part, way) => this.#follow(part, way),
      held: () => this.#mover && this.#draw(),
      signal,
    });
    this.#frames = new Frames({
      load: (state, abort) => this.#load(state, abort),
      show: (frame, state, last) => this.#show(frame, state, last),
      fail: (error, state) => this.#fail(error, state),
      signal,
      requests: () => (this.#shown?.companion ? 3 : 2),
    });
  }

  start(params) {
    this.#state = this.#read(params);
    this.#build();
    if (!this.#isReadOnly) {
      addEventListener('keydown', (event) => this.#key(event), { signal: this.#signal });
      addEventListener('keyup', () => this.#arrow.release(), { signal: this.#signal });
    }
    // Whatever makes the figure wider or narrower: the window, the device that is turned, a panel beside it.
    this.#watcher.observe(this.#root.querySelector('.chart-figure'));
    if (this.#state.at !== null) {
      this.#address('replace');
    }
    this.#enter();
    this.#formTimer = setTimeout(() => this.#withForm((form) => this.#fill(form)), FORM_MS);
    return {
      update: (next) => {
        // Back and forward: the address is as it was, and so is everything else.
        clearTimeout(this.#addressTimer);
        this.#lastMove = 0;
        this.#reading.drop();
        this.#state = this.#read(next);
        this.#enter();
      },
      unmount: () => {
        clearTimeout(this.#addressTimer);
        clearTimeout(this.#speakTimer);
        clearTimeout(this.#dayTimer);
        clearTimeout(this.#bordersTimer);
        clearTimeout(this.#formTimer);
        this.#watcher.disconnect();
      },
    };
  }

  /** Without a moment it is now where people have a place of their own; else, and for a new chart, the form is empty and at is null. */
  #read(params) {
    const state = read(params);
    const [date, time, town] = ['date', 'time', 'town'].map((name) => (params.get(name) ?? '').slice(0, 80));
    this.#begun = date || time || town ? { date, time, town } : null;
    this.#why = isDamaged(params) ? 'damaged' : params.has(NEW) ? NEW : isFirstVisit(params) ? 'first' : '';
    return { ...state, at: this.#why ? null : (state.at ?? now()) };
  }

  #enter() {
    if (this.#state.at !== null) {
      this.#frames.want(this.#state);
      return;
    }
    this.#shown = null;
    this.#isEmpty = true;
    this.#isFirst = true;
    this.#problem = null;
    this.#mover.clear();
    this.#reading.lack('clock', 'place');
    this.#settle();
    this.#withForm((form) => {
      if (this.#state.at !== null) {
        return;
      }
      form.clear(this.#state);
      if (this.#why === NEW) {
        form.elements.date.focus();
      }
      this.#showDefaults(form);
      if (this.#begun) {
        form.begin(this.#begun);
      }
    });
  }

  /** At once where the form is there already, else once it is. */
  async #withForm(act) {
    if (this.#isReadOnly) {
      return;
    }
    try {
      if (!this.#entry) {
        const { birthEntry } = await api.reach(loadEntry);
        if (this.#signal.aborted) {
          return;
        }
        if (!this.#entry) {
          this.#openForm(birthEntry);
        }
      }
      act(this.#form);
    } catch (failed) {
      // Where the chart has failed as well, it is asked for again first.
      if (!this.#problem && !this.#signal.aborted) {
        this.#complain(failed, () => {
          this.#problem = null;
          this.#withForm(act);
        });
      }
    }
  }

  #openForm(birthEntry) {
    this.#entry = birthEntry({
      state: () => this.#state,
      clock: () => this.#clock(),
      found: (part, way) => this.#follow(part, way),
      reading: this.#reading,
      options: { hasPoints: true },
      way: 'push',
      until: () => this.#isInUtc && this.#frames.want(this.#state),
    });
    this.#entry.open(this.#state);
    this.#draw();
  }

  /** Until there is a chart, its answer cannot tell by which nodes it will be reckoned, and seen from where. */
  async #showDefaults(form) {
    try {
      form.usual(await api.get(SETTINGS, {}, { signal: this.#signal }));
    } catch {
      // Then they stay empty until the first chart, which says what is wrong with the server.
    }
  }

  // --- The page ---------------------------------------------------------------------------------------------------------

  #build() {
    this.#mover = mover({
      onslide: (epoch, done) => this.#slide(epoch, done),
      onstep: (unit, count) => this.#step(unit, count),
      onnow: () => this.#now(),
    });
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
      day: this.#day?.answer ?? null,
      borders: this.#borders?.answer ?? null,
      later: this.#later,
      strip: this.#hasStrip ? (this.#running?.strip(this.#state, this.#shown?.birthDay) ?? '') : null,
      pick: this.#pick,
      problem: this.#problem,
      isEmpty: this.#isEmpty,
      why: this.#why,
      isBusy: this.#isBusy,
      isSlow: this.#isSlow,
      isStale: this.#isStale,
      spoken: this.#spoken,
      isKept: new URLSearchParams(location.search).has('person'),
      isGuest: session.isGuest,
    };
    // From a moment or place that makes no sense there is no moving on; from none at all there is, to the present.
    this.#mover.inert = this.#reading.isLacking && this.#state.at !== null;
    render(page(view, this.#actions), this.#root);
    this.#pick.drawn();
  }

  /** What can be seen is not what the form says, and will not be before the person or the server has answered. */
  get #isStale() {
    return this.#reading.isHeld || this.#hasFailed;
  }

  // --- Moving -----------------------------------------------------------------------------------------------------------

  /** Goes to a changed state; the picture follows as soon as the server has drawn it. */
  #go(part, way) {
    return this.#reading.change(part, way);
  }

  #follow(part, way) {
    this.#state = changed(this.#state, part);
    this.#address(way);
    return this.#frames.want(this.#state);
  }

  get #form() {
    return this.#entry?.form ?? null;
  }

  get #isInUtc() {
    return this.#state.at?.endsWith('Z') ?? false;
  }

  /** The date and time on the clock of the wished-for moment, or null where they are not known. */
  #clock() {
    return this.#state.at === null || this.#isInUtc ? null : parse(this.#state.at);
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
    // From a time that nobody knows there is no moving on: it would be taken for known.
    if (this.#reading.isLacking || !isTimed(this.#state)) {
      return undefined;
    }
    const way = this.#way('slide');
    const to = stepped({ state: this.#state, shown: this.#shown, pending: this.#reading.isOpen ? this.#reading.clock : null }, unit, count);
    if (to.wait) {
      await this.#frames.want(this.#state);
      return this.#state.at.endsWith('Z') ? undefined : this.#step(unit, count);
    }
    // The answer may be a question, which the form asks.
    return to.at ? this.#go({ at: to.at }, way) : this.#withForm(() => this.#reading.ask(to.reading, {}, way));
  }

  #now() {
    if (this.#state.at === null) {
      // Of an empty form nothing is lost.
      this.#reading.drop();
    }
    this.#go({ at: now() }, 'push');
  }

  /** An empty form, by the same conventions. */
  #begin() {
    const params = write({ ...this.#state, at: null, birth_time: null, place: '', tz: null, name: '' });
    params.delete('lat');
    params.delete('lon');
    params.set(NEW, '1');
    this.#navigate(`/chart?${params}`);
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
      const room = this.#roomToDraw();
      const drawn = (more) => {
        const { path, query } = picture({ ...state, ...more }, state.lang ?? language(), 'light');
        return api.first(path, { ...query, ...fitted(room.width) }, { signal: abort, accept: 'image/svg+xml' });
      };
      const spans = isTimed(state) ? null : birthDayOfReader(state);
      const [horoscope, drawing, companion, known] = await Promise.all([
        api.first(numbers.path, numbers.query, { signal: abort }),
        drawn({}),
        room.isPair ? drawn({ varga: besides(state.varga), school: null }) : null,
        spans && api.get(spans.path, spans.query, { signal: abort }),
        spans && this.#needLater(),
        state.points && use('points'),
      ]);
      return { horoscope, drawing, companion, room, birthDay: known };
    } finally {
      clearTimeout(slow);
      this.#wait(false, false);
    }
  }

  /** The room to draw for: that of the page, but for the first chart the one that was guessed beforehand if it fits. */
  #roomToDraw() {
    const room = this.#room();
    if (this.#shown) {
      return room ?? this.#shown.room;
    }
    const guess = guessedRoom(innerWidth, innerHeight, isTimed(this.#state));
    return room && isMisfit(guess, room) ? room : guess;
  }

  /**
   * How wide a picture will be seen, and whether two stand side by side: the figure is there before what it shows. null: it cannot
   * be seen, or is on paper, for which nothing is drawn anew.
   */
  #room() {
    const figure = this.#root.querySelector('.chart-figure');
    if (figure.clientWidth < MIN_SEEN_WIDTH || matchMedia('print').matches) {
      return null;
    }
    const style = getComputedStyle(figure);
    const isPair = isTimed(this.#state) && style.getPropertyValue('--charts').trim() === '2';
    const gap = isPair ? parseFloat(style.columnGap) || 0 : 0;
    return { isPair, width: (figure.clientWidth - gap) / (isPair ? 2 : 1) };
  }

  /** The type of a picture is right for one width: where it has another, or where there is room for two, it is drawn anew. */
  #resized() {
    const room = this.#shown && this.#room();
    if (room && isMisfit(this.#shown.room, room)) {
      this.#wait(true, false);
      this.#frames.want(this.#state);
    }
  }

  #wait(busy, slow) {
    this.#isBusy = busy;
    this.#isSlow = slow;
    this.#draw();
  }

  #show({ horoscope, drawing, companion, room, birthDay: known }, state, last) {
    if (this.#state.at === null) {
      return;
    }
    const clock = horoscope.local_time;
    this.#shown = { state, horoscope, drawing: adopt(drawing), companion: companion && adopt(companion, 'is-beside'), room, birthDay: known };
    this.#problem = null;
    this.#isEmpty = false;
    this.#hasFailed = false;
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
    this.#settle();
    this.#withForm((form) => this.#fill(form));
    this.#reveal();
    // The page may have become another while this was on its way.
    this.#resized();
    this.#followBorders();
    this.#followLater();
    this.#pick.settled();
    clearTimeout(this.#speakTimer);
    this.#speakTimer = setTimeout(() => {
      this.#spoken = isTimed(state) ? spoken(horoscope) : '';
      this.#draw();
    }, SPEAK_MS);
  }

  /** The form says what is shown, unless somebody is typing. */
  #fill(form) {
    if (this.#state.at !== null && !this.#reading.isOpen) {
      form.show(this.#state, this.#shown?.horoscope);
    }
  }

  /** On a narrow screen the first chart comes above the form that it was asked for in. */
  #reveal() {
    const stage = this.#root.querySelector('.stage');
    if (this.#isFirst && stage.querySelector('.chart-figure').getBoundingClientRect().top < 0) {
      stage.scrollIntoView({ block: 'start' });
    }
    this.#isFirst = false;
  }

  async #needLater() {
    this.#later ??= await api.reach(loadLater);
    this.#running ??= new this.#later.Running({ signal: this.#signal, changed: () => this.#draw() });
  }

  async #followLater() {
    try {
      await this.#needLater();
    } catch {
      // As for the day: without it there is still the chart.
      return;
    }
    if (this.#state.at !== null && !this.#signal.aborted) {
      this.#followDay();
      this.#followRunning();
      this.#draw();
    }
  }

  /** Asks for the day of the settled moment unless it is the one that is there; whoever moves on quickly asks for the last. */
  #followDay() {
    clearTimeout(this.#dayTimer);
    if (!isTimed(this.#state)) {
      return;
    }
    const { dateandtime, ...asked } = day(this.#state).query;
    const key = JSON.stringify(asked);
    if (this.#day?.key === key && this.#later.holds(this.#day.answer, parse(this.#state.at).epoch)) {
      return;
    }
    const wait = this.#day ? DAY_MS : 0;
    this.#day = null;
    this.#draw();
    this.#dayTimer = setTimeout(() => this.#loadDay(this.#state, key), wait);
  }

  async #loadDay(state, key) {
    const { path, query } = day(state);
    try {
      const answer = await api.get(path, query, { signal: this.#signal });
      if (state === this.#state && !this.#signal.aborted) {
        this.#day = { key, answer };
        this.#draw();
      }
    } catch {
      // At the ends of the ephemeris, or of the caller's limit, there is a chart but no day: it stays empty.
    }
  }

  /** Asks how sure the settled moment is, once for each; what was told of another one is gone at once. */
  #followBorders() {
    clearTimeout(this.#bordersTimer);
    const state = this.#state;
    const key = JSON.stringify(sensitivity(state).query);
    if (this.#isReadOnly || !isTimed(state)) {
      this.#borders = null;
      return;
    }
    if (this.#borders?.key === key) {
      return;
    }
    this.#borders = null;
    this.#mover.shade([]);
    this.#draw();
    this.#bordersTimer = setTimeout(() => this.#loadBorders(state, key), BORDERS_MS);
  }

  /** A link shows a chart and nothing else. */
  get #hasStrip() {
    return this.#state.at !== null && !this.#isReadOnly && session.may('dashas');
  }

  #followRunning() {
    if (this.#hasStrip) {
      this.#running.follow(this.#state);
    }
  }

  async #loadBorders(state, key) {
    if (!isAffordable(api.rateLimit)) {
      return;
    }
    const { path, query } = sensitivity(state, now());
    try {
      const answer = await api.get(path, query, { signal: this.#signal });
      if (state === this.#state && this.#shown && !this.#signal.aborted) {
        this.#borders = { key, answer };
        this.#mover.shade(bands(answer, this.#shown.horoscope.local_time.day));
        this.#draw();
      }
    } catch {
      // As for the day: without it there is still the chart.
    }
  }

  #fail(error, state) {
    if (this.#state.at === null) {
      return;
    }
    this.#isEmpty = !this.#shown;
    this.#hasFailed = true;
    this.#withForm((form) => this.#shown || this.#fill(form));
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

  /** The chart becomes a person of the list, by one click. */
  async #keep() {
    try {
      const { keep } = await api.reach(() => import('../people/keep.js'));
      const person = await keep(this.#state);
      if (!person) {
        return;
      }
      toast(t('people.added', { name: person.name }));
      this.#navigate(`/chart?person=${encodeURIComponent(person.person_id)}`, { replace: true });
    } catch (failed) {
      if (!this.#signal.aborted) {
        this.#complain(failed, () => this.#keep());
      }
    }
  }

  #copyJson() {
    if (this.#shown) {
      copy(JSON.stringify(this.#shown.birthDay ?? this.#shown.horoscope, null, 2), t('chart.jsonCopied'));
    }
  }

  /** Asks for a picture or a document, and gives it to the browser to keep. */
  async #save(asked, type, ending) {
    const name = fileName(this.#state, ending);
    try {
      save(name, type, await api.get(asked.path, asked.query, { accept: type, signal: this.#signal }));
    } catch (failed) {
      if (!this.#signal.aborted) {
        this.#complain(failed, () => this.#save(asked, type, ending));
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
      this.#arrow.press(meant.step, event.repeat);
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

/** Whether a picture that was drawn for one room is too small in another, or could tell more there. */
function isMisfit(drawn, room) {
  return room.isPair !== drawn.isPair || isOutgrown(room.width, drawn.width);
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
