// Two people compared for marriage: both charts, the kutas or poruthams with their reasons, and what whole charts add.
import { api, ApiError } from '../api.js';
import { adopt } from '../chart/picture.js';
import { isOutgrown } from '../early.js';
import { language, t, use } from '../i18n.js';
import { render, settle } from '../kit/lit.js';
import { SIDES, drawn, exchanged, href, isComplete, read, request } from '../match/asked.js';
import { page } from '../match/page.js';
import { Person } from '../match/person.js';
import { now } from '../moment.js';
import { prefer } from '../preferences.js';
import { copy, failure, uid } from '../ui.js';

export function title(params) {
  const { bride, groom } = read(params);
  const names = [bride.name, groom.name].filter(Boolean).join(' × ');
  return names ? `${names} · ${t('match.title')}` : t('match.title');
}

export async function mount(root, { params, navigate, signal }) {
  await use('match', 'panchanga', 'chart', 'terms');
  const view = new Match(root, navigate, signal);
  view.show(params);
  return { update: (next) => view.show(next), unmount: () => view.leave() };
}

class Match {
  #root;
  #navigate;
  #signal;
  #id = uid('match');
  #state = null;
  #people;
  /** The moment from which changes of dasha are looked for. */
  #now = now();
  /** What was asked and is there or on its way: { key, abort, answer }; by side { key, abort, picture } for pictures. */
  #asked = null;
  #pictures = new Map();
  #problem = null;
  #width = 0;
  #actions = {
    go: (part) => {
      prefer(part);
      this.#navigate(href({ ...this.#state, ...part }));
    },
    exchange: () => this.#navigate(href(exchanged(this.#state))),
    print: () => print(),
    copyLink: () => copy(location.href, t('chart.linkCopied')),
  };

  constructor(root, navigate, signal) {
    this.#root = root;
    this.#navigate = navigate;
    this.#signal = signal;
    this.#people = Object.fromEntries(
      SIDES.map((side) => [
        side,
        new Person({ side, onchange: (person) => this.#navigate(href({ ...this.#state, [side]: person })), held: () => this.#state && this.#draw(), signal }),
      ]),
    );
    addEventListener('resize', () => this.#resized(), { signal });
  }

  leave() {
    this.#asked?.abort.abort();
    this.#pictures.forEach(({ abort }) => abort.abort());
  }

  show(params) {
    this.#state = read(params);
    this.#problem = null;
    SIDES.forEach((side) => this.#people[side].show(this.#state[side]));
    SIDES.forEach((side) => this.#tellClock(side));
    this.#load();
    this.#draw();
    // The place of a picture is there now, and says how wide it is.
    this.#width = this.#pictureWidth();
    this.#loadPictures();
    this.#draw();
    settle(this.#root.querySelector('.match-choices'));
  }

  /** An instant in UTC is not what the clock of the place showed: then the service says what it was. */
  async #tellClock(side) {
    const person = this.#state[side];
    if (person.known !== 'birth' || !person.at?.endsWith('Z')) {
      return;
    }
    try {
      const { instants } = await api.get('/api/v1/astro/local-time', { dateandtime: person.at, lat: person.lat, lon: person.lon, tz: person.tz }, { signal: this.#signal });
      if (this.#state[side] === person) {
        this.#navigate(href({ ...this.#state, [side]: { ...person, at: instants[0].dateandtime.replace(/\.\d+/, '') } }), { replace: true });
      }
    } catch {
      // Then the form has no time to show; what is wrong with the birth the comparison says.
    }
  }

  // --- Asking --------------------------------------------------------------------------------------------------------------

  #load() {
    if (!SIDES.every((side) => isComplete(this.#state[side]))) {
      this.#asked?.abort.abort();
      this.#asked = null;
      return;
    }
    const { path, body } = request(this.#state, this.#now);
    const key = path + JSON.stringify(body);
    if (this.#asked?.key !== key) {
      this.#asked?.abort.abort();
      this.#asked = { key, abort: new AbortController(), answer: null };
      this.#fetch(path, body, this.#asked);
    }
  }

  async #fetch(path, body, asked) {
    const signal = AbortSignal.any([asked.abort.signal, this.#signal]);
    try {
      asked.answer = await api.post(path, body, { signal });
      SIDES.forEach((side) => this.#people[side].show(this.#state[side], asked.answer[side].conventions));
    } catch (failed) {
      if (signal.aborted) {
        return;
      }
      this.#asked = null;
      this.#complain(failed);
    }
    if (!signal.aborted) {
      this.#draw();
    }
  }

  /** What is wrong with one of the two is said there, at its field; the rest is said of all. */
  #complain(failed) {
    const ofSide = (side) =>
      (failed.errors ?? [])
        .filter(({ field }) => field === side || field.startsWith(`${side}.`))
        .map(({ field, message }) => ({ field: field.slice(side.length + 1), message, ...(/same birth/.test(message) ? { text: t('match.same') } : {}) }));
    const found = SIDES.filter((side) => ofSide(side).length > 0);
    for (const side of found) {
      this.#people[side].complain(new ApiError(failed.kind, { ...failed, errors: ofSide(side) }));
    }
    this.#problem = found.length > 0 ? null : failure(failed, () => {
      this.#problem = null;
      this.#load();
      this.#draw();
    });
  }

  #loadPictures() {
    for (const side of SIDES) {
      const asked = this.#width > 0 && this.#asked ? drawn(this.#state, side, { lang: this.#state.lang ?? language(), width: this.#width }) : null;
      const held = this.#pictures.get(side);
      const key = JSON.stringify(asked);
      if (held?.key !== key) {
        held?.abort.abort();
        const about = JSON.stringify({ ...asked?.query, width: 0 });
        const next = { key, about, abort: new AbortController(), picture: held?.about === about ? held.picture : null };
        this.#pictures.set(side, next);
        if (asked) {
          this.#fetchPicture(asked, next);
        }
      }
    }
  }

  async #fetchPicture({ path, query }, held) {
    const signal = AbortSignal.any([held.abort.signal, this.#signal]);
    try {
      held.picture = adopt(await api.get(path, query, { signal, accept: 'image/svg+xml' }));
    } catch {
      // Mostly for the reason that the comparison itself is refused, which says it.
      held.key = null;
    }
    if (!signal.aborted) {
      this.#draw();
    }
  }

  #resized() {
    const width = this.#pictureWidth();
    if (isOutgrown(width, this.#width)) {
      this.#width = width;
      this.#loadPictures();
      this.#draw();
    }
  }

  #pictureWidth() {
    return this.#root.querySelector('.match-picture')?.clientWidth ?? 0;
  }

  // --- Showing -------------------------------------------------------------------------------------------------------------

  #draw() {
    const answer = this.#asked?.answer ?? null;
    render(
      page(
        {
          id: this.#id,
          state: this.#state,
          panels: Object.fromEntries(SIDES.map((side) => [side, this.#people[side].node])),
          pictures: Object.fromEntries([...this.#pictures].map(([side, { picture }]) => [side, picture])),
          answer,
          isAsked: Boolean(this.#asked) && (!answer || [...this.#pictures.values()].some(({ key, picture }) => key && key !== 'null' && !picture)),
          isStale: SIDES.some((side) => this.#people[side].isHeld),
          problem: this.#problem,
        },
        this.#actions,
      ),
      this.#root,
    );
  }
}
