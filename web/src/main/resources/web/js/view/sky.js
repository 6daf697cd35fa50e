// The moving sky: the way of the grahas through the signs or through a person's houses, Saturn's periods of a life, what is next, and eclipses.
import { api } from '../api.js';
import { birthEntry } from '../chart/entry.js';
import { adopt } from '../chart/picture.js';
import { sayDamaged } from '../damaged.js';
import { language, t, use } from '../i18n.js';
import { PartRequests } from '../kit/requests.js';
import { render, settle } from '../kit/lit.js';
import { save } from '../kit/save.js';
import { fileNamed, format, now, parse, titled } from '../moment.js';
import { prefer } from '../preferences.js';
import { subscribe } from '../sharing/open.js';
import { feedAddress } from '../sharing/links.js';
import { calendar, href, map, read, requests, shownWindow } from '../sky/query.js';
import { page } from '../sky/page.js';
import { zoomed } from '../sky/span.js';
import { explain, failure, toast, uid } from '../ui.js';

/** From so many pixels on it is a drag and not a tap. */
const DRAG = 8;

export const title = (params) => titled(t('sky.title'), params);

export async function mount(root, { params, navigate, signal }) {
  await use('sky', 'events', 'panchanga', 'chart', 'sharing', 'terms');
  const view = new Sky(root, navigate, signal);
  view.show(params);
  return { update: (next) => view.show(next), unmount: () => view.leave() };
}

class Sky {
  #root;
  #navigate;
  #signal;
  #id = uid('sky');
  #entry;
  #state = null;
  #now = now();
  #parts;
  #problem = null;
  /** The line of life that the form was last filled from, undefined where there is none yet; null: it is to be filled. */
  #filled = null;
  /** What is told of the stay that is pointed at, by the name of its bands. */
  #details = {};
  #isFormOpen = false;
  /** A link to the sky of another time was taken. */
  #isLed = false;
  #isListed = false;
  #isLifeListed = false;
  #width = { timeline: 0, life: 0 };
  /** The stay that has the focus, { bands, row, middle (its place in pixels) }, so that one there has it when another time is drawn. */
  #focused = null;
  /** The eclipse whose map is open: { greatest, picture (null until it is there) }. */
  #map = null;
  #actions = {
    go: (part) => {
      prefer(part);
      this.#entry.reading.change(part);
    },
    zoom: (zoom) => this.#go({ zoom }),
    move: (windows) => this.#move(windows),
    today: () => this.#go({ sky: null }),
    nobody: () => this.#go({ at: null, birth_time: null, name: '' }),
    // Below the timeline nobody would see that it goes elsewhere.
    onlink: (event) => (this.#isLed = event.target.closest('.day-link[href^="/sky"]') !== null),
    // Drawn at once, so that a form which somebody folded is opened again by what opens it.
    formToggled: (isOpen) => isOpen !== this.#isFormOpen && this.#turn(() => (this.#isFormOpen = isOpen)),
    enterBirth: () => {
      this.#turn(() => (this.#isFormOpen = true));
      this.#entry.form.elements.date.focus();
    },
    list: () => this.#turn(() => (this.#isListed = !this.#isListed)),
    listLife: () => this.#turn(() => (this.#isLifeListed = !this.#isLifeListed)),
    calendar: (what) => this.#download(what),
    subscribe: () => this.#subscribe(),
    map: (eclipse) => this.#showMap(eclipse),
    print: () => print(),
    onkey: (event) => this.#key(event),
    onpoint: (event) => this.#point(event),
    ondrag: (event) => this.#drag(event),
  };

  constructor(root, navigate, signal) {
    this.#root = root;
    this.#navigate = navigate;
    this.#signal = signal;
    this.#entry = birthEntry({
      state: () => this.#state,
      clock: () => this.#clock(),
      found: (part) => this.#go(part),
      held: () => this.#entry.form && this.#draw(),
      signal,
      options: { label: t('sky.whose'), areConventionsOpen: false },
    });
    this.#parts = new PartRequests({
      signal,
      // Of the same place and birth, for another time: until it is there, what is known stays.
      apart: ['from', 'to', 'at'],
      changed: () => {
        this.#fill();
        this.#draw();
      },
      // One message for all: the reason of one is mostly that of the others.
      failed: (failed) =>
        (this.#problem ??= failure(failed, () => {
          this.#load();
          this.#draw();
        })),
    });
    addEventListener('resize', () => this.#measure() && this.#draw(), { signal });
  }

  leave() {
    this.#parts.leave();
  }

  show(params) {
    sayDamaged(this.#root, params);
    const hadBirth = this.#state?.at ?? null;
    this.#state = read(params);
    if (hadBirth === null && this.#state.at !== null) {
      this.#fold();
    }
    this.#details = {};
    this.#filled = null;
    this.#entry.reading.drop();
    this.#entry.open(this.#state);
    this.#load();
    this.#fill();
    this.#draw();
    settle(this.#root);
    if (this.#isLed) {
      this.#isLed = false;
      this.#root.querySelector('.sky-timeline').scrollIntoView();
    }
  }

  /** The first answer to a birth comes above what was typed. */
  #fold() {
    this.#isFormOpen = false;
    const form = this.#root.querySelector('.sky-form');
    if (form?.contains(document.activeElement)) {
      form.querySelector('summary').focus();
    }
  }

  #go(part) {
    this.#navigate(href({ ...this.#state, ...part }));
  }

  /** The window goes on by so many of its own lengths. */
  #move(windows) {
    const { from, length } = shownWindow(this.#state, this.#now);
    this.#go({ sky: format(Math.round((from + length * (0.5 + windows)) / 1000) * 1000) });
  }

  #turn(change) {
    change();
    this.#draw();
  }

  // --- Asking --------------------------------------------------------------------------------------------------------------

  #load() {
    this.#problem = null;
    this.#parts.ask(requests(this.#state, this.#now));
  }

  /** What is next, for a calendar program that fetches it again and again. */
  #subscribe() {
    const { path, query } = calendar(this.#state, 'next', this.#now, this.#state.lang ?? language());
    const title = [t('sharing.feed.sky'), this.#state.place].filter(Boolean).join(' · ');
    return subscribe({ title, address: feedAddress(path, query) });
  }

  async #download(what) {
    const { path, query } = calendar(this.#state, what, this.#now, this.#state.lang ?? language());
    try {
      save(fileNamed(['sky', this.#state.place, what === 'next' ? '' : this.#state.zoom], 'ics'), 'text/calendar', await api.get(path, query, { signal: this.#signal, accept: 'text/calendar' }));
    } catch (failed) {
      if (!this.#signal.aborted) {
        toast(explain(failed), 'bad');
      }
    }
  }

  /** Opens the map of an eclipse, or closes it. */
  async #showMap(eclipse) {
    if (this.#map?.greatest === eclipse.greatest) {
      this.#turn(() => (this.#map = null));
      return;
    }
    const shown = { greatest: eclipse.greatest, picture: null };
    this.#turn(() => (this.#map = shown));
    const { path, query } = map(this.#state, eclipse, this.#root.querySelector('.sky-map').clientWidth);
    try {
      shown.picture = adopt(await api.get(path, query, { signal: this.#signal, accept: 'image/svg+xml' }));
    } catch (failed) {
      if (this.#signal.aborted) {
        return;
      }
      this.#map = this.#map === shown ? null : this.#map;
      toast(explain(failed), 'bad');
    }
    this.#draw();
  }

  // --- Bands ---------------------------------------------------------------------------------------------------------------

  #point(event) {
    const stay = event.target.closest('.sky-stay');
    if (!stay) {
      return;
    }
    const name = stay.closest('[data-bands]').dataset.bands;
    if (event.type === 'focusin') {
      stay.closest('[data-bands]').querySelectorAll('.sky-stay').forEach((one) => (one.tabIndex = one === stay ? 0 : -1));
    }
    const text = stay.getAttribute('aria-label');
    if (this.#details[name] !== text) {
      this.#details = { ...this.#details, [name]: text };
      this.#draw();
    }
  }

  #key(event) {
    const stay = event.target.closest('.sky-stay');
    if (!stay || event.altKey || event.ctrlKey || event.metaKey) {
      return;
    }
    const isTimeline = stay.closest('[data-bands]').dataset.bands === 'timeline';
    const row = [...stay.parentElement.querySelectorAll('.sky-stay')];
    const along = (step) => {
      const next = row[row.indexOf(stay) + step];
      if (next) {
        next.focus();
      } else if (isTimeline) {
        this.#move(step / 2);
      }
    };
    const acts = {
      ArrowRight: () => along(1),
      ArrowLeft: () => along(-1),
      ArrowDown: () => across(stay, 1),
      ArrowUp: () => across(stay, -1),
      Home: () => row[0].focus(),
      End: () => row.at(-1).focus(),
      ...(isTimeline ? { PageDown: () => this.#move(1), PageUp: () => this.#move(-1), '+': () => this.#go({ zoom: zoomed(this.#state.zoom, 'in') }), '-': () => this.#go({ zoom: zoomed(this.#state.zoom, 'out') }) } : {}),
    };
    if (acts[event.key]) {
      event.preventDefault();
      acts[event.key]();
    }
  }

  /** The timeline follows the pointer, and is that of another time when it is let go. */
  #drag(event) {
    const bands = event.currentTarget;
    if (bands.dataset.bands !== 'timeline' || event.button !== 0) {
      return;
    }
    const done = new AbortController();
    const options = { signal: AbortSignal.any([done.signal, this.#signal]) };
    let by = 0;
    const end = (isMeant) => {
      done.abort();
      bands.style.removeProperty('--drag');
      if (by !== 0 && isMeant) {
        // A click follows, of whatever is below the pointer: it was not meant.
        const clicked = new AbortController();
        addEventListener('click', (click) => click.stopPropagation(), { capture: true, signal: clicked.signal });
        setTimeout(() => {
          clicked.abort();
          this.#move(-by / this.#width.timeline);
        });
      }
    };
    addEventListener('pointermove', ({ clientX }) => {
      const moved = clientX - event.clientX;
      if (by !== 0 || Math.abs(moved) > DRAG) {
        by = moved;
        bands.style.setProperty('--drag', `${moved}px`);
      }
    }, options);
    addEventListener('pointerup', () => end(true), options);
    addEventListener('pointercancel', () => end(false), options);
  }

  // --- Showing -------------------------------------------------------------------------------------------------------------

  #answers() {
    const { answers } = this.#parts;
    const ofTimeline = Object.entries(answers).filter(([name, answer]) => name.startsWith('events.') && answer);
    return { ...answers, events: ofTimeline.length > 0 ? ofTimeline.flatMap(([, { events }]) => events) : undefined };
  }

  #draw() {
    this.#focused = focusedStay() ?? this.#focused;
    this.#render();
    // The bands are there now, and say how wide they are.
    if (this.#measure()) {
      this.#render();
    }
    for (const bands of this.#root.querySelectorAll('[data-bands]')) {
      const first = bands.querySelector('.sky-stay');
      if (first && !bands.querySelector('.sky-stay[tabindex="0"]')) {
        first.tabIndex = 0;
      }
    }
    this.#keepFocus();
  }

  /** A stay that goes takes the focus with it: then the one in its place gets it, once there is one. */
  #keepFocus() {
    if (!this.#focused || document.activeElement !== document.body) {
      this.#focused = focusedStay();
      // The element may be another stay by now.
      if (this.#focused && !this.#details[this.#focused.bands]) {
        this.#details = { ...this.#details, [this.#focused.bands]: document.activeElement.getAttribute('aria-label') };
        this.#render();
      }
      return;
    }
    const { bands, row, middle } = this.#focused;
    const next = at([...this.#root.querySelectorAll(`[data-bands="${bands}"] [data-row="${row}"] .sky-stay`)], middle);
    if (next) {
      this.#focused = null;
      next.focus({ preventScroll: true });
    }
  }

  #render() {
    render(
      page(
        {
          id: this.#id,
          state: this.#state,
          form: this.#entry.form,
          isFormOpen: this.#isFormOpen,
          answers: this.#answers(),
          now: this.#now,
          isBusy: this.#parts.isBusy,
          isStale: this.#state.at !== null && this.#entry.reading.isHeld,
          problem: this.#problem,
          details: this.#details,
          isListed: this.#isListed,
          isLifeListed: this.#isLifeListed,
          width: this.#width,
          map: this.#map,
        },
        this.#actions,
      ),
      this.#root,
    );
  }

  /** Gives whether the bands are of another width than before. */
  #measure() {
    const width = Object.fromEntries(Object.keys(this.#width).map((name) => [name, this.#root.querySelector(`[data-bands="${name}"] .sky-band-line`)?.clientWidth ?? 0]));
    const isOther = Object.keys(width).some((name) => width[name] !== this.#width[name]);
    this.#width = width;
    return isOther;
  }

  /** The form says what is known of the birth, unless somebody is typing. */
  #fill() {
    const { life } = this.#answers();
    if (life === this.#filled) {
      return;
    }
    this.#filled = life;
    if (this.#entry.reading.isOpen) {
      return;
    }
    if (this.#state.at === null) {
      this.#entry.form.clear(this.#state, this.#state);
    } else {
      this.#entry.form.show({ ...this.#state, at: this.#at() }, life);
    }
  }

  /** The birth as the clock of the place showed it, once the service has told it. */
  #at() {
    return this.#answers().life?.birth.replace(/\.\d+/, '') ?? this.#state.at;
  }

  /** The date and time on the clock of the place, or null where they are not known. */
  #clock() {
    return this.#state.at === null || this.#at().endsWith('Z') ? null : parse(this.#at());
  }
}

/** The stay that has the focus, as the view remembers it, or null. */
function focusedStay() {
  const stay = document.activeElement?.closest('.sky-stay');
  return stay ? { bands: stay.closest('[data-bands]').dataset.bands, row: stay.closest('.sky-band').dataset.row, middle: middleOf(stay) } : null;
}

function middleOf(stay) {
  const { left, width } = stay.getBoundingClientRect();
  return left + width / 2;
}

/** Of the stays of a row the one at a place, or the last. */
function at(stays, middle) {
  return stays.find((stay) => stay.getBoundingClientRect().right > middle) ?? stays.at(-1);
}

/** Goes to the stay of the row above or below at the same time. */
function across(stay, step) {
  const rows = [...stay.closest('[data-bands]').querySelectorAll('.sky-band')];
  at([...(rows[rows.indexOf(stay.closest('.sky-band')) + step]?.querySelectorAll('.sky-stay') ?? [])], middleOf(stay))?.focus();
}
