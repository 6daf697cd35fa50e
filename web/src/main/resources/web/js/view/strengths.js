// The strengths of a chart: shadbala, bhava bala, ashtakavarga, aspects, and the chart by bhavas beside that of signs.
import { birthEntry } from '../chart/entry.js';
import { brief } from '../chart/facts.js';
import { adopt } from '../chart/picture.js';
import { sayDamaged } from '../damaged.js';
import { momentField } from '../date.js';
import { isOutgrown } from '../early.js';
import { language, t, use } from '../i18n.js';
import { foldAgain, unfoldedWhereRoom } from '../kit/folded.js';
import { PartRequests } from '../kit/requests.js';
import { element, html, render, settle } from '../kit/lit.js';
import { changed, isTimed, now, parse, titled } from '../moment.js';
import { prefer } from '../preferences.js';
import { BHAVAS, chosenOnly, fromReadersClock, href, isDoubtful, onReadersClock, read, requests } from '../strength/query.js';
import { contents, page } from '../strength/page.js';
import { failure, uid } from '../ui.js';

export const title = (params) => titled(t('strengths.title'), params);

export async function mount(root, { params, navigate, signal }) {
  await use('strengths', 'panchanga', 'chart', 'terms');
  const view = new Strengths(root, navigate, signal);
  view.show(params);
  return { update: (next) => view.show(next), unmount: () => view.leave() };
}

class Strengths {
  #root;
  #navigate;
  #signal;
  #id = uid('strengths');
  #entry;
  #state = null;
  /** The moment of the transit, and of a chart whose address names none. */
  #now = now();
  /** When the sky is looked at, on the reader's own clock. */
  #sky = momentField({ label: t('strengths.sky'), onchange: (local) => this.#actions.go({ sky: fromReadersClock(local) }) });
  /** What the form says, in a line, where there is no room for it beside the answer. */
  #brief = element(html`<span></span>`);
  /** The form and the list of contents, once there is a form. */
  #folded = null;
  #contents;
  #parts;
  #problem = null;
  #isOpen = false;
  /** How wide a picture is seen. */
  #width = 0;
  /** The horoscope that the form was last filled from. */
  #filled = null;
  #actions = {
    go: (part) => {
      prefer(part);
      this.#reading.change(part);
    },
    print: () => print(),
    open: () => {
      this.#isOpen = !this.#isOpen;
      this.#draw();
    },
  };

  constructor(root, navigate, signal) {
    this.#root = root;
    this.#navigate = navigate;
    this.#signal = signal;
    this.#entry = birthEntry({
      state: () => this.#state,
      clock: () => this.#clock(),
      found: (part) => this.#navigate(href(changed(this.#state, part))),
      held: () => this.#form && this.#draw(),
      signal,
    });
    this.#contents = unfoldedWhereRoom({ brief: t('strengths.contents'), class: 'str-contents', body: contents(() => foldAgain(this.#contents)), signal });
    this.#parts = new PartRequests({
      signal,
      // The same picture for another width: until it is there, the earlier one stays.
      apart: ['width'],
      taken: (answer, { accept }) => (accept ? adopt(answer) : answer),
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
    addEventListener('resize', () => this.#resized(), { signal });
  }

  leave() {
    this.#parts.leave();
  }

  show(params) {
    sayDamaged(this.#root, params);
    const isFirst = this.#state === null;
    const state = read(params);
    this.#state = { ...state, at: state.at ?? this.#now };
    this.#reading.drop();
    this.#folded ??= unfoldedWhereRoom({ brief: this.#brief, body: this.#entry.open(this.#state), signal: this.#signal });
    this.#sky.show(onReadersClock(state.sky ?? this.#now));
    this.#draw();
    this.#width = this.#pictureWidth();
    this.#load();
    this.#fill();
    this.#draw();
    settle(this.#root);
    if (isFirst && location.hash) {
      this.#root.querySelector(`section[id="${CSS.escape(location.hash.slice(1))}"]`)?.scrollIntoView();
    }
  }

  // --- Asking --------------------------------------------------------------------------------------------------------------

  #load() {
    this.#problem = null;
    if (!isTimed(this.#state)) {
      return;
    }
    const asked = requests(this.#state, { now: this.#now, lang: this.#state.lang ?? language(), width: this.#width });
    const isInQuestion = this.#state.beside === BHAVAS && isDoubtful(this.#state);
    this.#parts.ask(isInQuestion ? { ...asked, beside: { ...asked.beside, when: async (settled) => (await settled('houses'))?.status === 'defined' } } : asked);
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
    return this.#root.querySelector('.str-picture')?.clientWidth ?? 0;
  }

  // --- Showing -------------------------------------------------------------------------------------------------------------

  #draw() {
    const { answers } = this.#parts;
    this.#brief.textContent = brief(this.#state, { whose: t('chart.birth'), town: '' });
    render(
      page(
        {
          id: this.#id,
          // As the service has understood it, where nothing is chosen.
          state: { ...this.#state, houses: answers.houses?.house_system ?? this.#state.houses, table: tableOf(answers) ?? this.#state.table },
          form: this.#folded,
          contents: this.#contents,
          answers,
          now: this.#now,
          sky: this.#sky.node,
          isBusy: this.#parts.isBusy,
          isStale: this.#reading.isHeld,
          problem: this.#problem,
          isOpen: this.#isOpen,
          width: this.#width,
        },
        this.#actions,
      ),
      this.#root,
    );
  }

  /** The form says what the service has understood, unless somebody is typing. */
  #fill() {
    const horoscope = isTimed(this.#state) ? this.#parts.answers.horoscope : undefined;
    if (horoscope && horoscope === this.#filled) {
      return;
    }
    this.#filled = horoscope ?? null;
    if (!this.#reading.isOpen) {
      this.#form.show({ ...chosenOnly(this.#state), at: this.#at() }, horoscope);
    }
  }

  /** The moment as the clock of the place shows it, once the service has told it. */
  #at() {
    return (isTimed(this.#state) ? this.#parts.answer('horoscope') : null)?.local_time.dateandtime.replace(/\.\d+/, '') ?? this.#state.at;
  }

  /** The date and time on the clock of the place, or null where they are not known yet. */
  #clock() {
    return this.#at().endsWith('Z') ? null : parse(this.#at());
  }

  get #form() {
    return this.#entry.form;
  }

  get #reading() {
    return this.#entry.reading;
  }
}

/** By whose table bindus were counted. */
function tableOf({ ashtakavarga }) {
  return ashtakavarga?.readings.find(({ choice }) => choice === 'ashtakavarga_table')?.reading;
}
