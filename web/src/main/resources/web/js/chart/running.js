// The periods that run now, above the chart of a birth: asked for once the chart is there and stays, by the dasha of the reader.
import { api } from '../api.js';
import { askedOf, lordName } from '../almanac/lords.js';
import { DAY, clock, mediumDate, moment } from '../almanac/time.js';
import { OF_DASHAS } from '../conventions.js';
import { has, t, use } from '../i18n.js';
import { icon } from '../kit/blocks.js';
import { html, nothing } from '../kit/lit.js';
import { isTimed, now, parse, query, write } from '../moment.js';
import { preferred, whenRead } from '../preferences.js';
import { either } from './untimed.js';

/** Mahadasha, antardasha, pratyantardasha. */
const LEVELS = 3;
/** Who moves on quickly sees the periods only where they stay. */
const PAUSE_MS = 300;
const DEFAULT_SYSTEM = 'vimshottari';

/** By which dasha the reader reads. */
function systemOf() {
  return preferred().system ?? DEFAULT_SYSTEM;
}

/** The page of all periods of a birth. */
export function dashasAddress(state, path = '') {
  const params = write(state);
  if (path) {
    params.set('path', path);
  }
  return `/dashas?${params}`;
}

export function dashasRequest(state, more) {
  const { part = '', ...rest } = more;
  return { path: `/api/v1/astro/dashas/${systemOf()}${part}`, query: { ...askedOf(systemOf(), query(state, 'tz', ...OF_DASHAS)), ...rest } };
}

/** Asks for the periods of a chart once it stays; changed() hears that there is something else to be seen. */
export class Running {
  #signal;
  #changed;
  #timer = 0;
  /** { key, answer: null while it is on its way or could not be had, else { system, periods (none before the birth) } }. */
  #held = null;

  constructor({ signal, changed }) {
    this.#signal = signal;
    this.#changed = changed;
    signal.addEventListener('abort', () => clearTimeout(this.#timer), { once: true });
  }

  /** The chart of a state is there: its periods are asked for, once for each and again when one of them has ended. */
  follow(state) {
    clearTimeout(this.#timer);
    const key = keyOf(state);
    if (!isTimed(state)) {
      // Its day has told what may run; the words alone are missing.
      use('dashas').then(this.#changed, () => {});
      return;
    }
    if (this.#held?.key === key && !isOver(this.#held.answer)) {
      return;
    }
    const isFirst = this.#held === null;
    this.#held = { key, answer: null };
    this.#timer = setTimeout(() => this.#load(state, key), isFirst ? 0 : PAUSE_MS);
  }

  /** What there is to say of the chart of a state, as a template; birthDay: what its day tells where its time is not known. */
  strip(state, birthDay) {
    if (!isTimed(state)) {
      return untimed(state, birthDay);
    }
    return timed(state, this.#held?.key === keyOf(state) ? this.#held.answer : null);
  }

  async #load(state, key) {
    try {
      const [answer] = await Promise.all([this.#ask(state), use('dashas')]);
      if (this.#held.key === key && !this.#signal.aborted) {
        this.#held = { key, answer };
        this.#changed();
      }
    } catch {
      // Where no period could be had there is still the chart.
    }
  }

  async #ask(state) {
    // The dasha that the reader prefers may be known to the service alone yet.
    await whenRead();
    if (parse(state.at).epoch > Date.now()) {
      return { system: systemOf(), periods: [] };
    }
    const { path, query: asked } = dashasRequest(state, { part: '/current', at: now(), levels: LEVELS });
    const { system, periods } = await api.get(path, asked, { signal: this.#signal });
    return { system, periods };
  }
}

function isOver(answer) {
  const last = answer?.periods.at(-1);
  return Boolean(last) && moment(last.end).ms <= Date.now();
}

/** Which birth and conventions the periods are of. */
export function keyOf(state) {
  return JSON.stringify(query(state, 'tz', ...OF_DASHAS));
}

/** { lords: "Saturn – Saturn – Rahu", until: a date, of a short period with its time } of the periods that run, the longest first. */
export function describe(periods) {
  const last = periods.at(-1);
  const isShort = moment(last.end).ms - moment(last.start).ms < 2 * DAY;
  return { lords: periods.map(lordName).join(' – '), until: isShort ? `${mediumDate(last.end)}, ${clock(last.end)}` : mediumDate(last.end) };
}

/**
 * Which mahadashas may run at an instant (ms) of a birth of which the day alone is known: { lords, until: "earliest – latest" }; null where none does. until
 * is null where more than one may.
 */
export function possible(dashas, at) {
  const found = dashas.flatMap(({ periods }) => periods.filter((one, i) => at < moment(one.latest_end).ms && (i === 0 || at >= moment(periods[i - 1].earliest_end).ms)));
  const lords = [...new Set(found.map(lordName))];
  if (lords.length === 0) {
    return null;
  }
  const ends = found.flatMap((one) => [one.earliest_end, one.latest_end]).sort((a, b) => moment(a).ms - moment(b).ms);
  const until = [...new Set([ends[0], ends.at(-1)].map(mediumDate))].join(' – ');
  return { lords: either(lords), until: lords.length === 1 ? until : null };
}

function timed(state, answer) {
  if (!answer) {
    return nothing;
  }
  if (answer.periods.length === 0) {
    return html`<span class="dasha-strip-none">${t('dashas.not_born')}</span>`;
  }
  return link(state, [systemName(answer), t('dashas.now')], describe(answer.periods));
}

function untimed(state, birthDay) {
  const isBorn = birthDay && has('dashas.now') && moment(birthDay.start).ms <= Date.now();
  const found = isBorn && possible(birthDay.dashas, Date.now());
  return found ? link(state, [systemName(birthDay), t('dashas.level.mahadasha')], found) : nothing;
}

function systemName({ system }) {
  return t(`dashas.system.${system}`);
}

function link(state, label, { lords, until }) {
  return html`<a href=${dashasAddress(state)}><span class="dasha-strip-what">${icon('layers')}${label.join(' · ')}</span> <strong>${lords}</strong>${until ? html` <span class="figures">${t('panchanga.until', { time: until })}</span>` : nothing}</a>`;
}
