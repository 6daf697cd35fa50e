// Two people compared for marriage: both charts, the kutas or poruthams with their reasons, and what whole charts add.
import { api, ApiError } from '../api.js';
import { adopt } from '../chart/picture.js';
import { isOutgrown } from '../early.js';
import { language, t, use } from '../i18n.js';
import { PartRequests } from '../kit/requests.js';
import { render, settle } from '../kit/lit.js';
import { save } from '../kit/save.js';
import { SIDES, drawn, exchanged, href, isComplete, read, report, request } from '../match/query.js';
import { page } from '../match/page.js';
import { Person } from '../match/person.js';
import { now } from '../moment.js';
import { withSide } from '../people/opened.js';
import { prefer, preferred } from '../preferences.js';
import { share } from '../sharing/open.js';
import { failure, toast, uid } from '../ui.js';

const SETTINGS = '/api/v1/config';

export function title(params) {
  const { bride, groom } = read(params);
  const names = [bride.name, groom.name].filter(Boolean).join(' × ');
  return names ? `${names} · ${t('match.title')}` : t('match.title');
}

export async function mount(root, { params, navigate, signal, readOnly = false }) {
  await use('match', 'panchanga', 'chart', 'sharing', 'terms');
  const view = new Match(root, navigate, signal, readOnly);
  view.show(params);
  return { update: (next) => view.show(next), unmount: () => view.leave() };
}

class Match {
  #root;
  #navigate;
  #signal;
  /** Whether a link is looked at, which answers for these two by these conventions alone. */
  #isReadOnly;
  #id = uid('match');
  #state = null;
  #people;
  /** The moment from which changes of dasha are looked for. */
  #now = now();
  /** The comparison is the part `match`, and each picture that of its side. */
  #parts;
  /** What the service reckons by where nothing is chosen, as soon as it is known: before there is an answer, which tells it. */
  #settings = {};
  #problem = null;
  #width = 0;
  /** Folded once there is an answer, which it would push below. */
  #isFormOpen = true;
  #isAnswered = false;
  #actions = {
    go: (part) => {
      prefer(part);
      this.#navigate(href({ ...this.#state, ...part }));
    },
    exchange: () => this.#navigate(href(exchanged(this.#state))),
    print: () => print(),
    report: () => this.#report(),
    formToggled: (isOpen) => {
      this.#isFormOpen = isOpen;
    },
    share: () => share({ kind: 'match', address: href(this.#state) }),
  };

  constructor(root, navigate, signal, isReadOnly) {
    this.#root = root;
    this.#navigate = navigate;
    this.#signal = signal;
    this.#isReadOnly = isReadOnly;
    this.#people = Object.fromEntries(
      SIDES.map((side) => [
        side,
        new Person({ side, onpick: () => this.#pick(side), onchange: (person) => this.#navigate(href({ ...this.#state, [side]: person })), held: () => this.#state && this.#draw(), signal }),
      ]),
    );
    this.#parts = new PartRequests({
      signal,
      apart: ['width'],
      taken: (answer, { accept }) => (accept ? adopt(answer) : answer),
      changed: (name) => this.#changed(name),
      // A picture mostly fails for the reason that the comparison itself is refused, which says it.
      failed: (failed, name) => name === 'match' && this.#complain(failed),
    });
    addEventListener('resize', () => this.#resized(), { signal });
  }

  async #showSettings() {
    try {
      this.#settings = await api.get(SETTINGS, {}, { signal: this.#signal });
      this.#draw();
      settle(this.#root.querySelector('.match-choices'));
    } catch {
      // Then nothing is shown before the first answer, which says what is wrong.
    }
  }

  leave() {
    this.#parts.leave();
  }

  show(params) {
    const isFirst = this.#state === null;
    this.#state = read(params);
    // Folded from the beginning where both are named: what stands below would jump by the height of the form when the answer comes.
    this.#isFormOpen = isFirst ? !this.#isComplete : this.#isFormOpen;
    SIDES.forEach((side) => this.#people[side].show(this.#state[side]));
    SIDES.forEach((side) => this.#showClock(side));
    this.#load();
    this.#draw();
    // The place of a picture is there now, and says how wide it is.
    this.#width = this.#pictureWidth();
    this.#load();
    this.#draw();
    settle(this.#root.querySelector('.match-choices'));
    if (isFirst && !this.#isComplete) {
      this.#showSettings();
    }
  }

  /** An instant in UTC is not what the clock of the place showed: then the service says what it was. */
  async #showClock(side) {
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

  async #pick(side) {
    try {
      const { pickPerson } = await api.reach(() => import('../people/picker.js'));
      const person = await pickPerson();
      if (person) {
        this.#navigate(`/match?${withSide(new URLSearchParams(location.search), side, person.person_id)}`);
      }
    } catch (failed) {
      if (!this.#signal.aborted) {
        this.#fail(failed, () => this.#pick(side));
      }
    }
  }

  // --- Asking --------------------------------------------------------------------------------------------------------------

  /** The comparison, and the pictures of both once there is a place that says how wide they are. */
  #load() {
    this.#problem = null;
    if (!this.#isComplete) {
      this.#isAnswered = false;
      this.#isFormOpen = true;
    }
    const pictures = SIDES.map((side) => [side, this.#width > 0 ? drawn(this.#state, side, { lang: this.#state.lang ?? language(), width: this.#width }) : null]).filter(([, asked]) => asked);
    this.#parts.ask(this.#isComplete ? { match: request(this.#state, this.#now), ...Object.fromEntries(pictures) } : {});
  }

  get #isComplete() {
    return SIDES.every((side) => isComplete(this.#state[side]));
  }

  #changed(name) {
    const answer = this.#parts.answer('match');
    if (name === 'match' && answer) {
      this.#fold();
      SIDES.forEach((side) => this.#people[side].show(this.#state[side], answer[side].conventions));
    }
    this.#draw();
    if (name === 'match' && answer) {
      settle(this.#root.querySelector('.match-choices'));
    }
  }

  /** When the first answer to a question comes: whoever opens the form again to change something keeps it open. */
  #fold() {
    if (this.#isAnswered) {
      return;
    }
    this.#isAnswered = true;
    this.#isFormOpen = false;
    const form = this.#root.querySelector('.match-form');
    if (form?.contains(document.activeElement)) {
      form.querySelector('summary').focus();
    }
  }

  async #report() {
    toast(t('chart.reportMaking'));
    const { path, body, name } = report(this.#state, this.#now, { lang: this.#state.lang ?? language(), locale: navigator.language, letterhead: preferred().letterhead });
    try {
      save(name, 'application/pdf', await api.post(path, body, { accept: 'application/pdf', signal: this.#signal }));
    } catch (failed) {
      if (!this.#signal.aborted) {
        this.#fail(failed, () => this.#report());
      }
    }
  }

  #fail(failed, retry) {
    this.#problem = failure(failed, () => {
      this.#problem = null;
      this.#draw();
      retry();
    });
    this.#draw();
  }

  /** What is wrong with one of the two is said there, at its field; the rest is said of all. */
  #complain(failed) {
    const ofSide = (side) =>
      (failed.errors ?? [])
        .filter(({ field }) => field === side || field.startsWith(`${side}.`))
        .map(({ field, message }) => ({ field: field.slice(side.length + 1), message, ...(/same birth/.test(message) ? { text: t('match.same') } : {}) }));
    const found = SIDES.filter((side) => ofSide(side).length > 0);
    // What is wrong stands in the form.
    this.#isFormOpen = this.#isFormOpen || found.length > 0;
    for (const side of found) {
      this.#people[side].complain(new ApiError(failed.kind, { ...failed, errors: ofSide(side) }));
    }
    this.#problem = found.length > 0 ? null : failure(failed, () => {
      this.#load();
      this.#draw();
    });
  }

  #resized() {
    const width = this.#pictureWidth();
    if (isOutgrown(width, this.#width)) {
      this.#width = width;
      this.#load();
      this.#draw();
    }
  }

  #pictureWidth() {
    return this.#root.querySelector('.match-picture')?.clientWidth ?? 0;
  }

  // --- Showing -------------------------------------------------------------------------------------------------------------

  #draw() {
    const answer = this.#parts.answer('match') ?? null;
    render(
      page(
        {
          id: this.#id,
          state: this.#state,
          isReadOnly: this.#isReadOnly,
          panels: Object.fromEntries(SIDES.map((side) => [side, this.#people[side].node])),
          pictures: this.#parts.answers,
          answer,
          used: SIDES.map((side) => answer?.[side].conventions).find(Boolean) ?? (this.#state.profile ? {} : this.#settings),
          isAsked: this.#isComplete && !this.#parts.hasFailed('match') && this.#parts.isBusy,
          isStale: SIDES.some((side) => this.#people[side].isHeld),
          problem: this.#problem,
          isFormOpen: this.#isFormOpen,
        },
        this.#actions,
      ),
      this.#root,
    );
  }
}
