// The panchanga tab: a day as a picture, a month as a sheet. The address holds everything: which date, place and choices.
import { api } from '../api.js';
import { clear, h, icon } from '../dom.js';
import { language, t, use } from '../i18n.js';
import { toolbar } from '../kit/toolbar.js';
import { bySystem } from '../print.js';
import { completed, fileNamed, isTimed, now, parse, position, query as momentQuery, read as readMoment, remember, titled, write as writeMoment } from '../moment.js';
import { folded } from '../kit/folded.js';
import { element, html, render } from '../kit/lit.js';
import { placeField } from '../place.js';
import { sayDamaged } from '../damaged.js';
import { dateField } from '../date.js';
import { typedFields } from '../typed.js';
import { busy, explain, failure, skeleton, toast } from '../ui.js';
import { conventionsPanel, dayView } from '../almanac/day.js';
import { traditionBar, traditionBrief } from '../almanac/tradition.js';
import { chosenProfile } from '../chart/profiles.js';
import { CONVENTIONS, OF_DAYS, OF_PLACES } from '../conventions.js';
import { prefer, preferred } from '../preferences.js';
import { session } from '../session.js';
import { share, subscribe } from '../sharing/open.js';
import { copyAddress } from '../sharing/address.js';
import { feedAddress } from '../sharing/links.js';
import { dateOfNoon, runningDay } from '../almanac/facts.js';
import { focusKeeper } from '../almanac/focus.js';
import { daysOfMonth, KINDS, monthView, window as monthWindow } from '../almanac/month.js';
import { addDays, longDate, moment, ms } from '../almanac/time.js';

export const title = (params) => titled(t('panchanga.title'), params);

/** Which reckoning of the lunar month is shown first; both are in every answer. */
const LUNAR = CONVENTIONS.lunar_month.values;
/** What schools disagree on, with the service's default first. */
const CHOICES = Object.fromEntries(OF_DAYS.filter((id) => id !== 'lunar_month').map((id) => [id, CONVENTIONS[id].values]));
/** Those of the moment that count in an almanac, too. */
const OF_MOMENT = ['ayanamsa', ...OF_PLACES];
/** Those that are in sight above the almanac, and the rest. */
const IN_SIGHT = ['solar_calendar', 'vikram', 'sunrise_definition'];
const OTHER_CHOICES = Object.fromEntries(Object.entries(CHOICES).filter(([key]) => !IN_SIGHT.includes(key)));

const DAY = '/api/v1/astro/panchanga';
const RANGE = `${DAY}/range`;
/** Of a date in the address: the day that runs now, though the address has a moment. */
const TODAY = 'today';
/** How soon a page that shows the present follows a sunrise. */
const FOLLOW_MS = 20_000;

export async function mount(root, { params, navigate, signal }) {
  await use('panchanga', 'chart', 'sharing', 'terms');
  const page = new Page(root, navigate, signal);
  await page.show(params);
  return { update: (next) => page.show(next), unmount: () => page.leave() };
}

class Page {
  #root;
  #navigate;
  #signal;
  #abort = new AbortController();
  #drawn = null;
  #timer = 0;
  #state = null;
  #bar = h('div', { class: 'pan-bar' });
  #ways = h('div', { class: 'pan-ways' });
  #date = null;
  #where = null;
  #tradition = null;
  /** Place and calendars in a line; what they are chosen by is folded away behind it. */
  #brief = h('span');
  #place = h('div', { class: 'pan-content' });
  #status = h('p', { class: 'visually-hidden', role: 'status' });

  constructor(root, navigate, signal) {
    this.#root = root;
    this.#navigate = navigate;
    this.#signal = signal;
  }

  leave() {
    clearInterval(this.#timer);
    this.#abort.abort();
    this.#drawn?.dispose?.();
  }

  async show(params) {
    this.leave();
    this.#abort = new AbortController();
    this.#state = read(params);
    sayDamaged(this.#root, params);
    const back = focusKeeper(this.#root);
    if (!this.#date) {
      clear(this.#root, this.#bar, this.#form(), this.#status, this.#place);
    }
    this.#dim(false);
    this.#dated(dateIn(this.#state));
    this.#where.show(this.#state.moment);
    this.#settings(this.#state);
    if (this.#place.childElementCount === 0) {
      clear(this.#place, skeleton(8));
    }
    back();
    await this.#load(this.#state);
  }

  /** What is shown is of another place than the one that was typed. */
  #dim(isStale) {
    this.#place.inert = isStale;
    this.#place.classList.toggle('is-stale', isStale);
  }

  /** The frame for a date; null: not known yet. */
  #dated(date) {
    const back = focusKeeper(this.#bar);
    this.#showWays(this.#state, date);
    clear(this.#bar, this.#steps(this.#state, date));
    if (date) {
      this.#date.set([date]);
    }
    back();
  }

  /** What is chosen, as the answer tells it where there is one. */
  #settings(state, conventions) {
    const chosen = shownChoices(state, conventions);
    const shown = { ...chosen, solar_calendar: isSolarNamed(state, conventions) ? chosen.solar_calendar : '', ayanamsa: conventions?.ayanamsa ?? state.moment.ayanamsa, profile: state.moment.profile };
    this.#tradition.show(shown);
    this.#brief.textContent = [placeIn(state), ...traditionBrief(shown)].join(' · ');
  }

  async #load(state) {
    const signal = AbortSignal.any([this.#abort.signal, this.#signal]);
    try {
      const answer = await busy(this.#place, this.#answer(state, signal));
      if (!signal.aborted) {
        if (!dateIn(state)) {
          this.#dated(answer.date);
        }
        this.#settings(state, answer.conventions);
        this.#draw(state, answer);
        this.#follow(state, answer);
      }
    } catch (failed) {
      if (!signal.aborted) {
        clear(this.#place, failure(failed, () => this.#load(state)));
      }
    }
  }

  /** { date, days, conventions }. Which day an instant is in, only the server knows: it changes at sunrise, not at midnight. */
  async #answer(state, signal) {
    let date = dateIn(state);
    if (!date) {
      const { conventions, ...day } = await api.first(DAY, dayQuery(state), { signal });
      date = dateOfNoon(day);
      if (state.view === 'day') {
        return { date, days: [day], conventions };
      }
    }
    const asked = state.view === 'month' ? monthWindow(state.month, date) : { start_date: date, days: 1 };
    return { date, ...(await api.get(RANGE, { ...query(state), ...asked }, { signal })) };
  }

  /** A page that shows the present goes over to the next day with the sunrise, however long it has been open. */
  #follow(state, answer) {
    clearInterval(this.#timer);
    const running = runningDay(answer.days, Date.now());
    if (!dateIn(state) && isPresent(state) && running) {
      this.#timer = setInterval(() => {
        if (Date.now() >= ms(running.day.end)) {
          clearInterval(this.#timer);
          this.show(new URLSearchParams(location.search));
        }
      }, FOLLOW_MS);
    }
  }

  #draw(state, answer) {
    const back = focusKeeper(this.#place);
    const open = this.#place.querySelector('.pan-conventions')?.open ?? false;
    this.#show(state, answer);
    const panel = this.#place.querySelector('.pan-conventions');
    if (panel) {
      panel.open = open;
    }
    back();
    this.#status.textContent = this.#place.querySelector('h2')?.textContent ?? '';
  }

  #show(state, answer) {
    const { conventions, date } = answer;
    const shown = isSolarNamed(state, conventions) ? conventions : { ...conventions, almanac: { ...conventions.almanac, solar_calendar: null } };
    const south = state.moment.lat < 0;
    const panel = conventionsPanel(conventions, OTHER_CHOICES, shownChoices(state, conventions), (key, value) => this.#choose(key, value));
    if (state.view === 'month') {
      const days = daysOfMonth(state.month, date, answer.days);
      this.#showWays(state, date, days);
      clear(
        this.#place,
        this.#monthTools(state, days),
        monthView(state.month, days, shown, {
          href: (chosen) => href({ ...state, view: 'day', date: chosen }),
          today: runningDay(answer.days, Date.now())?.date,
          south,
          where: placeIn(state),
          lunar: shownChoices(state, conventions).lunar,
        }),
        panel,
        bySystem(conventions),
      );
      return;
    }
    if (answer.days.length === 0) {
      clear(this.#place, h('div', { class: 'note note-warn', role: 'status' }, icon('info'), h('p', {}, t('panchanga.no_such_date', { date: longDate(date) }))));
      return;
    }
    this.#drawn = dayView(answer.days[0], shown, {
      where: placeIn(state),
      south,
      // Of a birth whose time is not known there is the day alone.
      at: state.moment.at && isTimed(state.moment) ? parse(state.moment.at).epoch : null,
      whose: state.moment.name ?? '',
      lunar: shownChoices(state, conventions).lunar,
      coming: href({ ...state, date: addDays(date, 1) }),
    });
    clear(this.#place, this.#drawn.node, panel, bySystem(conventions));
  }

  // The frame

  #steps(state, date) {
    const step = (days, label, name) => h('a', { class: 'button', href: date && href({ ...state, date: addDays(date, days) }), 'aria-label': label, dataset: { step: name } }, icon(name === 'back' ? 'left' : 'right'));
    return [
      h('h1', {}, t('panchanga.title')),
      h('nav', { class: 'segmented', 'aria-label': t('panchanga.view') },
        ['day', 'month'].map((view) => h('a', { href: href({ ...state, view }), 'aria-current': state.view === view ? 'page' : null, dataset: { step: view } }, t(`panchanga.view.${view}`)))),
      state.view === 'day' && h('div', { class: 'pan-steps' },
        step(-1, t('panchanga.previous_day'), 'back'),
        h('a', { class: 'button', href: href({ ...state, date: TODAY }), dataset: { step: 'today' } }, t('panchanga.today')),
        step(1, t('panchanga.next_day'), 'on')),
      this.#ways,
    ];
  }

  /**
   * How the almanac is taken away: for others that of this date, without the birth that the address may carry along; as a calendar that goes on; days: a month as
   * files. There from the beginning, or the form below would jump when the date is known.
   */
  #showWays(state, date, days = null) {
    const address = href({ ...state, date, moment: { ...state.moment, at: null, name: '' } });
    const feed = () => feedAddress(`${RANGE}.ics`, { ...query(state), place: placeIn(state), lang: language() });
    const take = (iconName, label, onclick, disabled = !date) => ({ iconName, label, disabled, onclick });
    const file = (iconName, label, accept, ending) => take(iconName, label, () => this.#download(state, days, accept, ending), !days);
    render(toolbar({
      label: t('chart.take'),
      actions: [
        session.isGuest ? null : take('share', t('sharing.share'), () => share({ kind: 'panchanga', address })),
        session.isGuest ? null : take('calendar', t('sharing.subscribe'), () => subscribe({ title: `${t('sharing.feed.panchanga')} · ${placeIn(state)}`, address: feed() })),
        take('print', t('panchanga.print'), () => print()),
        take('link', t('chart.copyLink'), () => copyAddress(address)),
        ...(state.view === 'month' ? [file('calendar', t('panchanga.download_ics'), 'text/calendar', 'ics'), file('download', t('panchanga.download_csv'), 'text/csv', 'csv')] : []),
      ],
    }), this.#ways);
  }

  /** Made once: whoever types goes on typing while the answer to what they typed before comes in. */
  #form() {
    const date = dateField({ label: t('panchanga.date') });
    this.#date = typedFields([date.control], ([typed]) => this.#go({ date: typed }));
    this.#where = placeField({
      value: this.#state.moment,
      onchoose: (chosen) => {
        // The place of an almanac that shows no birth is where the reader lives.
        if (this.#state.moment.at === null) {
          remember(chosen);
        }
        // What nobody has chosen follows the place.
        this.#go({ moment: { ...this.#state.moment, ...chosen }, choices: choicesIn(new URLSearchParams(location.search)) });
      },
      onunknown: () => this.#dim(true),
    });
    this.#tradition = traditionBar({
      choices: { lunar: LUNAR, ...Object.fromEntries(IN_SIGHT.map((key) => [key, CHOICES[key]])) },
      onchoice: (key, value) => this.#choose(key, value),
      onprofile: (id) => {
        const { ayanamsa } = this.#state.moment;
        const part = chosenProfile(id, { ayanamsa: ayanamsa ?? 'lahiri' });
        prefer({ profile: id, ayanamsa: part.ayanamsa });
        this.#go({ moment: { ...this.#state.moment, ...part }, choices: choicesIn(new URLSearchParams(id ? { profile: id, lat: 0, lon: 0 } : {})) });
      },
      onayanamsa: (ayanamsa) => {
        prefer({ ayanamsa });
        this.#go({ moment: { ...this.#state.moment, ayanamsa } });
      },
    });
    const settings = element(folded({ brief: this.#brief, class: 'pan-settings', body: html`<div class="pan-settings-body">${this.#where}${this.#tradition}</div>` }));
    return h('form', { class: 'pan-form', onsubmit: (event) => event.preventDefault() }, date, settings);
  }

  #monthTools(state, days) {
    const before = addDays(days[0].date, -1);
    const after = addDays(days.at(-1).date, 1);
    return h(
      'div',
      { class: 'pan-month-tools' },
      h('div', { class: 'pan-steps' },
        h('a', { class: 'button', href: href({ ...state, date: before }), 'aria-label': t('panchanga.previous_month'), dataset: { step: 'back' } }, icon('left')),
        h('a', { class: 'button', href: href({ ...state, date: TODAY }), dataset: { step: 'today' } }, t('panchanga.today')),
        h('a', { class: 'button', href: href({ ...state, date: after }), 'aria-label': t('panchanga.next_month'), dataset: { step: 'on' } }, icon('right'))),
      h('div', { class: 'field' },
        h('label', { for: 'month-kind' }, t('panchanga.month_kind')),
        h('select', { id: 'month-kind', name: 'month', onchange: (event) => this.#go({ month: event.target.value }) },
          KINDS.map((kind) => h('option', { value: kind, selected: kind === state.month }, t(`panchanga.month_kind.${kind}`))))),
    );
  }

  async #download(state, days, accept, ending) {
    const first = days[0].date;
    const count = Math.round((moment(days.at(-1).date).wall - moment(first).wall) / 86_400_000) + 1;
    try {
      const text = await busy(this.#place, api.get(RANGE, { ...query(state), start_date: first, days: count, place: placeIn(state), lang: language() }, { accept, signal: this.#abort.signal }));
      const url = URL.createObjectURL(new Blob([text], { type: accept }));
      const link = h('a', { href: url, download: fileNamed(['panchanga', state.moment.place, first], ending) });
      document.body.append(link);
      link.click();
      link.remove();
      setTimeout(() => URL.revokeObjectURL(url), 60_000);
    } catch (failed) {
      if (failed.name !== 'AbortError') {
        toast(explain(failed), 'bad');
      }
    }
  }

  #choose(key, value) {
    prefer({ [key]: value });
    this.#go({ choices: { ...this.#state.choices, [key]: value } });
  }

  #go(part) {
    this.#navigate(href({ ...this.#state, ...part }));
  }
}

function placeIn(state) {
  return state.moment.place || position(state.moment.lat, state.moment.lon);
}

// The address

/**
 * The date of this view is its own, so that looking around in the almanac does not move the moment of the chart; where the
 * address has none (null) it is the day that the moment is in, or without a moment the present.
 */
function read(params) {
  return {
    moment: readMoment(params),
    date: /^(\d{4}-\d\d-\d\d|today)$/.test(params.get('date') ?? '') ? params.get('date') : null,
    view: params.get('view') === 'month' ? 'month' : 'day',
    month: KINDS.includes(params.get('month')) ? params.get('month') : 'civil',
    choices: choicesIn(params),
  };
}

/**
 * What the address names, else what the reader likes, else null: as the profile or the service has it. What a profile has of its own
 * takes the place of what the reader likes.
 */
function choicesIn(params) {
  const whole = completed(readMoment(params));
  return Object.fromEntries([...Object.keys(CHOICES), 'lunar'].map((key) => [key, whole[key]]));
}

function conventionOf(key) {
  return key === 'lunar' ? 'lunar_month' : key;
}

/** What is shown as chosen: as the answer tells it, where there is one. */
function shownChoices({ choices }, conventions) {
  const answered = { ...conventions?.almanac, sunrise_definition: conventions?.sunrise_definition, time_rounding: conventions?.time_rounding, lunar: choices.lunar ?? conventions?.almanac.lunar_month };
  return Object.fromEntries(Object.entries({ ...CHOICES, lunar: LUNAR }).map(([key, values]) => [key, answered[key] ?? choices[key] ?? values[0]]));
}

/**
 * Whether solar months have the names of a calendar. Whoever counts months by the Moon and has chosen no solar calendar does not mean the Tamil one, which
 * services have where nobody sets another.
 */
function isSolarNamed({ choices }, conventions) {
  const { solar_calendar: usual } = { solar_calendar: CHOICES.solar_calendar[0], ...conventions?.almanac };
  return Boolean(choices.solar_calendar) || !choices.lunar || usual !== CHOICES.solar_calendar[0];
}

function href(state) {
  // These are choices of this view.
  const params = writeMoment({ ...state.moment, ...Object.fromEntries([...Object.keys(CHOICES), 'lunar'].map((key) => [key, null])) });
  const put = (key, value, usual) => {
    if (value !== undefined && value !== null && value !== usual) {
      params.set(key, value);
    }
  };
  put('date', state.date, state.moment.at ? null : TODAY);
  put('view', state.view, 'day');
  put('month', state.month, 'civil');
  // Named unless the service, the reader and nobody's profile have it otherwise.
  const likes = preferred();
  for (const [key, values] of Object.entries({ ...CHOICES, lunar: LUNAR })) {
    put(key, state.choices[key], !state.moment.profile && likes[key] === values[0] ? values[0] : undefined);
  }
  return `/panchanga?${params}`;
}

/** Tithis are geocentric and know no nodes: of the moment only the place, its clock, the profile and what moves longitudes count. */
function query(state) {
  const asked = momentQuery(state.moment, 'tz');
  const ofMoment = ['lat', 'lon', 'profile', ...OF_MOMENT, 'tz'].filter((key) => asked[key] !== undefined).map((key) => [key, asked[key]]);
  const chosen = Object.entries(state.choices).filter(([, value]) => value !== null).map(([key, value]) => [conventionOf(key), value]);
  return Object.fromEntries([...ofMoment, ...chosen]);
}

/** The address of the day that the moment of an address is in; js/early.js asks for the same. */
export function dayAddress(params) {
  return `${DAY}?${new URLSearchParams(dayQuery(read(params)))}`;
}

function dayQuery(state) {
  return { ...query(state), dateandtime: instantIn(state) };
}

/** The date that the address names, or null where it names an instant. */
function dateIn(state) {
  return state.date === TODAY ? null : state.date;
}

function instantIn(state) {
  return isPresent(state) ? now() : state.moment.at;
}

function isPresent(state) {
  return state.date === TODAY || !state.moment.at;
}
