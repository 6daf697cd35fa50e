// The dasha tab: a life as periods within periods, to look into as deep as six levels.
import { api } from '../api.js';
import { clear, h, icon } from '../dom.js';
import { sayDamaged } from '../damaged.js';
import { OF_DASHAS } from '../conventions.js';
import { openedAt } from '../early.js';
import { number, t, use } from '../i18n.js';
import { changed, isTimed, now as presentMoment, query as momentQuery, read as readMoment, ayanamsaDms, parse, titled, write as writeMoment } from '../moment.js';
import { dayLinks } from '../chart/day-links.js';
import { brief, where, whenAsked } from '../chart/facts.js';
import { birthDay } from '../chart/share.js';
import { unfoldedWhereRoom } from '../kit/folded.js';
import { element, html, render } from '../kit/lit.js';
import { termNode } from '../kit/term.js';
import { toolbar } from '../kit/toolbar.js';
import { prefer, preferred } from '../preferences.js';
import { session } from '../session.js';
import { copyAddress } from '../sharing/address.js';
import { share } from '../sharing/open.js';
import { birthEntry } from '../chart/entry.js';
import { breathe, busy, failure, field, skeleton, table, toast, explain } from '../ui.js';
import { SYSTEMS, askedOf, colour, lordAndGraha, lordName as nameAlone, lordShort } from '../almanac/lords.js';
import { nakshatra } from '../almanac/names.js';
import { icicle } from '../almanac/icicle.js';
import { DAY, axisText, calendarSpan, clock, longDate, mediumDate, moment } from '../almanac/time.js';

export const title = (params) => titled(t('dashas.title'), params);

/** How deep the first answer goes. */
const LEVELS = 2;
/** Their keys in the glossary. */
const SYSTEM_TERMS = { vimshottari: 'vimshottari', ashtottari: 'ashtottari', ashtottari_without_abhijit: 'ashtottari', yogini: 'yogini', chara: 'chara' };
const YEARS = ['365.25', '365.2425', '365.256363', '360', '354.367'];

/** What years are counted by; the first by days. */
const KINDS = ['fixed_days', 'sun_return', 'calendar'];
const PATH = /^\d{1,2}(\.\d{1,2}){0,4}$/;
const REFRESH = 30_000;

/** Told where it is not the usual one, or when there is a profile. */
function kindOf(conventions) {
  return conventions?.dasha_year ?? KINDS[0];
}

export async function mount(root, { params, navigate, signal }) {
  await use('dashas', 'panchanga', 'chart', 'sharing', 'terms');
  const page = new Page(root, navigate, signal);
  await page.show(params);
  return { update: (next) => page.show(next), unmount: () => page.leave() };
}

class Page {
  #root;
  #navigate;
  #signal;
  #abort = new AbortController();
  #place = h('div', { class: 'dasha-content' });
  #entry;
  #system = null;
  #taken = h('div');
  #year = null;
  /** Birth, system and place in a line, where there is no room for the form beside the periods. */
  #brief = h('span');
  #picture = null;
  #timer = 0;
  #drawn = null;
  #state = null;
  /** What the clock at the place shows at birth, as the service told it. */
  #birth = null;

  constructor(root, navigate, signal) {
    this.#root = root;
    this.#navigate = navigate;
    this.#signal = signal;
    this.#entry = birthEntry({
      state: () => this.#state,
      clock: () => this.#clock(),
      found: (part) => this.#navigate(href(changed(this.#state, part))),
      held: () => this.#dim(),
      signal,
    });
  }

  leave() {
    this.#abort.abort();
    clearInterval(this.#timer);
    this.#picture?.dispose();
    this.#picture = null;
  }

  async show(params) {
    const state = read(params);
    sayDamaged(this.#root, params);
    const asked = href({ ...state, path: '' });
    if (this.#drawn === asked && this.#picture) {
      // The same birth and system: only what is looked into has changed, by the way back or forward.
      this.#state = state;
      if (this.#picture.viewed() !== state.path) {
        // A link of the path or of the table led here and is gone with them.
        const led = this.#crumbs.contains(document.activeElement) || this.#below.contains(document.activeElement);
        await this.#picture.zoom(state.path, { announce: false, focus: led ? 'take' : 'keep' });
        this.#words();
      }
      return;
    }
    this.leave();
    this.#abort = new AbortController();
    this.#state = state;
    this.#birth = null;
    this.#reading.drop();
    this.#dim();
    if (!this.#form) {
      this.#frame();
    }
    this.#fill(null);
    if (this.#place.childElementCount === 0) {
      clear(this.#place, skeleton(10));
    }
    await this.#load();
  }

  async #load() {
    const signal = AbortSignal.any([this.#abort.signal, this.#signal]);
    const state = this.#state;
    const asked = query(state);
    const base = pathOf(state);
    try {
      if (!isTimed(state)) {
        const spans = birthDay(state);
        const day = await busy(this.#place, api.get(spans.path, { ...askedOf(state.system, spans.query), system: state.system }, { signal }));
        if (!signal.aborted) {
          this.#drawDay(day);
        }
        return;
      }
      const [tree, current] = await busy(this.#place, Promise.all([
        api.first(base, { ...asked, levels: LEVELS }, { signal }),
        api.first(`${base}/current`, { ...asked, at: openedAt() ?? presentMoment() }, { signal }).catch((failed) => {
          // Long after the last cycle, or before birth, nothing runs: that is an answer.
          if (failed.kind === 'invalid' && failed.errors.some((e) => e.field === 'at')) {
            return null;
          }
          throw failed;
        }),
      ]));
      if (!signal.aborted) {
        await this.#draw(tree, current);
      }
    } catch (failed) {
      if (!signal.aborted) {
        clear(this.#place, failure(failed, () => this.#load()));
      }
    }
  }

  /** Of a birth whose time is not known: when the periods may end, for each nakshatra that they may begin from. */
  #drawDay(day) {
    const state = this.#state;
    if (!this.#reading.isOpen) {
      this.#fill(day);
    }
    clear(
      this.#place,
      whose(state),
      h('p', { class: 'dasha-born' }, termNode(SYSTEM_TERMS[state.system], t(`dashas.system.${state.system}`)), ' · ', h('strong', {}, whenAsked(state))),
      h('p', { class: 'note untimed', role: 'status' }, icon('info'), t('chart.untimed')),
      day.dashas.length === 0 && h('p', { class: 'note' }, icon('info'), t('dashas.of_ascendant')),
      day.dashas.map((dasha) => h('section', { class: 'dasha-possible' }, possible(dasha, day.dashas.length > 1))));
  }

  async #draw(tree, current) {
    const state = this.#state;
    this.#birth = tree.birth.replace(/\.\d+/, '');
    if (!this.#reading.isOpen) {
      this.#fill(tree);
    }
    const birth = moment(tree.birth);
    const offset = current ? moment(current.at).offset : birth.offset;
    // Before birth no time is now: the first period began before it, but nobody lives through that part.
    const now = () => (Date.now() < birth.ms ? NaN : Date.now() + offset);
    this.#picture?.dispose();
    this.#picture = icicle({
      roots: tree.periods.map(timed),
      birth: birth.wall,
      first: state.path,
      now,
      axisText,
      words: (period) => words(period, birth.wall, now()),
      load: (path, levels, period) => this.#parts(path, levels, period),
      onZoom: (path) => {
        this.#state = { ...this.#state, path };
        this.#navigate(href(this.#state), { quiet: true });
        this.#words();
      },
    });
    this.#crumbs = h('nav', { class: 'ice-crumbs', 'aria-label': t('dashas.path') });
    this.#below = h('div', { class: 'ice-table' });
    clear(
      this.#place,
      whose(state),
      born(tree, state.system),
      this.#running(tree, current),
      h('section', { class: 'ice-card', 'aria-labelledby': 'ice-heading' },
        h('h2', { id: 'ice-heading', class: 'visually-hidden' }, t('dashas.chart')),
        this.#crumbs,
        this.#picture.node,
        h('p', { class: 'ice-hint' }, t('dashas.hint'))),
      this.#below,
      printedParts(tree.periods),
    );
    this.#birthWall = birth.wall;
    this.#drawn = href({ ...state, path: '' });
    // In pieces: a device that is slow reacts between them.
    const picture = this.#picture;
    await breathe();
    if (picture !== this.#picture) {
      return;
    }
    if (!(await this.#picture.zoom(state.path, { announce: false, focus: 'none' }))) {
      await this.#picture.zoom('', { announce: false, focus: 'none' });
    }
    await breathe();
    if (picture !== this.#picture) {
      return;
    }
    this.#words();
    const kind = kindOf(tree.conventions);
    this.#place.append(h('p', { class: 'dasha-conventions' }, t(kind === KINDS[0] ? 'dashas.conventions' : `dashas.conventions.${kind}`, {
      ayanamsa: t(`terms.ayanamsa.${tree.conventions.ayanamsa}`),
      value: ayanamsaDms(tree.conventions),
      days: number(tree.conventions.dasa_year_length, { maximumFractionDigits: 6 }),
      zone: tree.conventions.timezone,
    })));
    clearInterval(this.#timer);
    this.#timer = setInterval(() => this.#picture?.tick(), REFRESH);
  }

  #crumbs = null;
  #below = null;
  #birthWall = 0;

  /** The parts of a period, from what is there or from the service; null when it could not be had. */
  async #parts(path, levels, period) {
    if (has(period.parts, levels)) {
      return period.parts;
    }
    const state = this.#state;
    const signal = AbortSignal.any([this.#abort.signal, this.#signal]);
    try {
      const answer = await busy(this.#picture.node, api.get(pathOf(state), { ...query(state), under: path, levels }, { signal }));
      return timed(answer.periods[0]).parts;
    } catch (failed) {
      if (!signal.aborted) {
        toast(explain(failed), 'bad');
      }
      return null;
    }
  }

  // Words around the picture

  #words() {
    const path = this.#picture.viewed();
    const steps = path ? path.split('.').map((_, i) => path.split('.').slice(0, i + 1).join('.')) : [];
    const crumb = (to, text) => (to === path
      ? h('span', { 'aria-current': 'location' }, text)
      : h('a', { href: href({ ...this.#state, path: to }) }, text));
    clear(this.#crumbs,
      h('ol', {}, [h('li', {}, crumb('', t('dashas.life'))), ...steps.map((step) => {
        const period = this.#picture.period(step);
        return h('li', { dataset: { graha: colour(period) } }, crumb(step, lordAndGraha(period)));
      })]),
      path && h('a', { class: 'button', href: href({ ...this.#state, path: path.includes('.') ? path.slice(0, path.lastIndexOf('.')) : '' }) }, icon('up'), t('dashas.zoom_out')));
    clear(this.#below, this.#table(path));
  }

  #table(path) {
    const viewed = path ? this.#picture.period(path) : null;
    const parts = viewed ? viewed.parts : this.#picture.roots;
    const exact = parts[0].to - parts[0].from < 60 * DAY;
    this.#below.classList.toggle('is-exact', exact);
    const shown = (iso) => element(dayLinks(this.#state, iso, exact ? `${mediumDate(iso)}, ${clock(iso)}` : mediumDate(iso)));
    const now = this.#picture.now();
    return table({
      caption: viewed ? t('dashas.table', { name: periodName(viewed) }) : t('dashas.table.life'),
      captionHidden: false,
      rows: parts,
      rowProps: (p) => ({ class: p.from <= now && now < p.to && 'is-now' }),
      columns: [
        { label: t('dashas.column.lord'), rowHeader: true, render: (p) => h('span', { class: 'lord', dataset: { graha: colour(p) } },
          p.level < 6 ? h('a', { href: href({ ...this.#state, path: p.path }), 'aria-label': t('dashas.open', { name: periodName(p) }) }, lordAndGraha(p)) : lordAndGraha(p),
          p.from <= now && now < p.to && h('span', { class: 'badge badge-accent' }, t('dashas.running'))) },
        { label: t('dashas.column.start'), render: (p) => shown(p.start) },
        { label: t('dashas.column.end'), class: 'dasha-to', render: (p) => shown(p.end) },
        { label: t('dashas.column.lasts'), class: 'wide-only', render: (p) => calendarSpan(p.from, p.to) },
        { label: t('dashas.column.age'), class: 'wide-only', render: (p) => (p.from < this.#birthWall ? t('dashas.before_birth') : calendarSpan(this.#birthWall, p.from)) },
      ],
    });
  }

  /** The lords that rule now, each with how far it has got. */
  #running(tree, current) {
    const isBorn = moment(tree.birth).ms <= Date.now();
    if (!current || !isBorn) {
      return h('p', { class: 'note', role: 'status' }, icon('info'), t(isBorn ? 'dashas.now_none' : 'dashas.not_born'));
    }
    const now = moment(current.at).ms;
    const inTree = Number(current.periods[0].path) <= tree.periods.length;
    return h(
      'section',
      { class: 'running card', 'aria-labelledby': 'running' },
      h('h2', { id: 'running' }, t('dashas.now')),
      h('ol', {}, current.periods.map((period) => {
        const from = moment(period.start).ms;
        const to = moment(period.end).ms;
        const zoomed = period.level < 6 ? period.path : period.path.slice(0, period.path.lastIndexOf('.'));
        const name = h('strong', {}, lordAndGraha(period));
        return h('li', { dataset: { graha: colour(period) } },
          h('span', { class: 'running-level' }, termNode('levels', t(`dashas.level.${period.name}`))),
          inTree ? h('a', { href: href({ ...this.#state, path: zoomed }), 'aria-label': t('dashas.open', { name: periodName(period) }) }, name) : name,
          h('span', { class: 'running-bar', 'aria-hidden': 'true' }, h('i', { style: { '--b': String((now - from) / (to - from)) } })),
          h('span', { class: 'running-until' }, t('panchanga.until', { time: to - from < 60 * DAY ? `${mediumDate(period.end)}, ${clock(period.end)}` : mediumDate(period.end) })));
      })),
    );
  }

  // What is asked

  #frame() {
    this.#entry.open(this.#state);
    this.#system = field({ name: 'system', term: 'dasha', label: t('dashas.system'), options: SYSTEMS.map((id) => [id, t(`dashas.system.${id}`)]) });
    this.#system.control.addEventListener('change', () => {
      prefer({ system: this.#system.control.value });
      this.#go({ system: this.#system.control.value, path: '' });
    });
    this.#year = field({ name: 'year', term: 'dasha_year', label: t('dashas.year'), options: [...YEARS.map((days) => [days, t(`dashas.year.${days}`)]), ...KINDS.slice(1).map((kind) => [kind, t(`dashas.year.${kind}`)])] });
    this.#year.control.addEventListener('change', () => {
      const { value } = this.#year.control;
      // A length of its own is counted by days.
      this.#go(KINDS.includes(value) ? { year: null, dasha_year: value } : { year: value, dasha_year: null });
    });
    clear(
      this.#root,
      h('div', { class: 'pan-bar' }, h('h1', {}, t('dashas.title')), this.#taken),
      h('div', { class: 'dasha-layout' },
        unfoldedWhereRoom({ brief: this.#brief, body: html`<div class="dasha-choices">${this.#system}${this.#year}</div>${this.#form}`, signal: this.#signal }),
        this.#place),
    );
  }

  /** How the periods are taken away: as a link for others, on paper, as their address. */
  #showWays() {
    const address = (path) => href({ ...this.#state, at: this.#at(), path });
    render(toolbar({
      label: t('chart.take'),
      actions: [
        session.isGuest ? null : { iconName: 'share', label: t('sharing.share'), onclick: () => share({ kind: 'dashas', address: address('') }) },
        { iconName: 'print', label: t('chart.print'), onclick: () => print() },
        // The birth itself and not the person of one's own list: it opens for others, too.
        { iconName: 'link', label: t('chart.copyLink'), onclick: () => copyAddress(address(this.#state.path)) },
      ],
    }), this.#taken);
  }

  #fill(tree) {
    this.#showWays();
    const { system } = this.#state;
    // As chosen, else as the profile or the service has it, once that is known.
    const kind = this.#state.dasha_year ?? (this.#state.year ? KINDS[0] : kindOf(tree?.conventions));
    const year = kind === KINDS[0] ? (this.#state.year ?? String(tree?.conventions.dasa_year_length ?? YEARS[0])) : kind;
    this.#form.show({ ...this.#state, at: this.#at() }, tree);
    this.#brief.textContent = brief({ ...this.#state, at: this.#at() }, { system: t(`dashas.system.${system}`) });
    this.#system.control.value = system;
    if (![...this.#year.control.options].some((option) => option.value === year)) {
      this.#year.control.append(h('option', { value: year }, t('dashas.year.other', { days: year })));
    }
    this.#year.control.value = year;
  }

  /** The moment of birth: as the service told it, else that of the address, or now. */
  #at() {
    return this.#birth ?? this.#state.at ?? presentMoment();
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

  /** While the form says something else than the periods, they cannot be taken for what it says. */
  #dim() {
    this.#place.inert = this.#reading.isHeld;
    this.#place.classList.toggle('is-stale', this.#reading.isHeld);
  }

  #go(part) {
    return this.#reading.change(part);
  }
}

/** Whether there are parts down to so many levels. */
function has(parts, levels) {
  return levels === 0 || Boolean(parts?.length && has(parts[0].parts, levels - 1));
}

function timed(period) {
  return { ...period, from: moment(period.start).wall, to: moment(period.end).wall, parts: period.parts?.map(timed) };
}

// Words

function periodName(period) {
  return t('dashas.period', { lord: lordAndGraha(period), level: t(`dashas.level.${period.name}`) });
}

function words(period, birth, now) {
  const exact = period.to - period.from < 60 * DAY;
  const time = (iso) => (exact ? `${mediumDate(iso)}, ${clock(iso)}` : mediumDate(iso));
  return {
    name: nameAlone(period),
    short: lordShort(period),
    graha: colour(period),
    when: time(period.start),
    label: [
      periodName(period),
      t('dashas.from_to', { from: time(period.start), to: time(period.end) }),
      period.from > birth && t('dashas.age', { age: calendarSpan(birth, period.from) }),
      period.from <= now && now < period.to && t('dashas.running'),
    ].filter(Boolean).join(', '),
  };
}

/** On paper there is no form that would say it. */
function whose(state) {
  return h('p', { class: 'print-only dasha-whose' }, state.name && h('strong', {}, state.name), state.name && ' · ', where(state), ' · ', t(`dashas.system.${state.system}`));
}

/** On paper nothing can be looked into: what the periods are made of stands there as a list. */
function printedParts(periods) {
  return h('div', { class: 'print-only dasha-parts' },
    h('h2', {}, t('dashas.level.antardasha')),
    periods.map((period) => h('section', {},
      h('h3', {}, lordAndGraha(period)),
      h('ul', {}, period.parts.map((part) => h('li', { class: 'figures' }, h('span', {}, lordAndGraha(part)), h('span', {}, `${mediumDate(part.start)} – ${mediumDate(part.end)}`)))))));
}

function possible({ nakshatra: star, from, until, periods }, isOneOfSome) {
  const [first] = periods;
  const left = [[from, first.latest_end], [until, first.earliest_end]].map(([birth, end]) => calendarSpan(moment(birth).wall, moment(end).wall));
  return [
    isOneOfSome && h('h2', {}, t('dashas.begin_from', { star: nakshatra(star) })),
    h('p', {}, t('dashas.balance', { lord: lordAndGraha(first), years: [...new Set(left)].join(' – ') })),
    table({
      caption: isOneOfSome ? `${t('dashas.table.life')} · ${nakshatra(star)}` : t('dashas.table.life'),
      rows: periods,
      columns: [
        { label: t('dashas.column.lord'), rowHeader: true, render: (p) => h('span', { class: 'lord', dataset: { graha: colour(p) } }, lordAndGraha(p)) },
        { label: t('dashas.ends_earliest'), render: (p) => mediumDate(p.earliest_end) },
        { label: t('dashas.ends_latest'), render: (p) => mediumDate(p.latest_end) },
      ],
    }),
  ];
}

function born(tree, system) {
  const { moon, balance_at_birth: balance } = tree;
  return h('p', { class: 'dasha-born' },
    termNode(SYSTEM_TERMS[system], t(`dashas.system.${system}`)), ' · ',
    h('strong', {}, longDate(tree.birth)), ` ${clock(tree.birth)}`,
    moon && ` · ${t('dashas.birth_facts', { nakshatra: nakshatra(moon.nakshatra), pada: moon.pada })}`,
    balance && ` · ${t('dashas.balance', { lord: nameAlone(balance), years: calendarSpan(moment(tree.birth).wall, moment(tree.periods[0].end).wall) })}`);
}

// The address

function read(params) {
  const system = params.get('system');
  const path = params.get('path') ?? '';
  return {
    ...readMoment(params),
    system: SYSTEMS.includes(system) ? system : usualSystem(),
    path: PATH.test(path) ? path : '',
  };
}

/** Of an address that names none, as one from the chart: what the reader prefers. */
function usualSystem() {
  const { system } = preferred();
  return SYSTEMS.includes(system) ? system : SYSTEMS[0];
}

function href(state) {
  const params = writeMoment(state);
  if (state.system !== usualSystem() || state.system !== SYSTEMS[0]) {
    params.set('system', state.system);
  }
  if (state.path) {
    params.set('path', state.path);
  }
  return `/dashas?${params}`;
}

function query(state) {
  return askedOf(state.system, momentQuery(state, 'tz', ...OF_DASHAS));
}

function pathOf({ system }) {
  return `/api/v1/astro/dashas/${system}`;
}

/** The addresses of the periods of an address, and of those that run at a moment; js/early.js asks for the same. */
export function periodAddresses(params, at) {
  const state = read(params);
  const address = (path, more) => `${path}?${new URLSearchParams({ ...query(state), ...more })}`;
  return [address(pathOf(state), { levels: LEVELS }), address(`${pathOf(state)}/current`, { at })];
}
