// The page of the moving sky, as templates of what its view holds; see view/sky.js.
import { ticks } from '../almanac/icicle.js';
import { axisText, clock, duration, longDate, mediumDate, moment, ms, weekday } from '../almanac/time.js';
import { dayLinks } from '../chart/day-links.js';
import { brief, where } from '../chart/facts.js';
import { graha, nakshatra, rasi } from '../chart/names.js';
import { either } from '../chart/untimed.js';
import { number, t } from '../i18n.js';
import { icon, skeleton, table } from '../kit/blocks.js';
import { button, iconButton, segments } from '../kit/controls.js';
import { folded } from '../kit/folded.js';
import { html, nothing } from '../kit/lit.js';
import { term } from '../kit/term.js';
import { linkAction, toolbar } from '../kit/toolbar.js';
import { dms, isTimed } from '../moment.js';
import { system } from '../print.js';
import { RASIS } from '../strength/bindus.js';
import { breakable } from '../syllables.js';
import { countable, hasHouses, href, shownWindow } from './query.js';
import { abbreviated, fitting, houseStays, placed, readable, retrogrades, stays, within } from './bands.js';
import { BANDS, inBand, lifeOf, present, stretches } from './life.js';
import { GRAHAS, ZOOMS, grahasAt } from './span.js';
import { contactRows, eclipseName, magnitude, nextRows, sight } from './describe.js';

/** So many of what is next are listed. */
const NEXT = 24;
const ELEMENTS = ['fire', 'earth', 'air', 'water'];

/**
 * view: { id, state, form, isFormOpen, answers (by part, see query.js; `events` is the list of all that belong to the timeline, or undefined), now,
 * isBusy, isStale, problem, told (of the stay that is pointed at, { timeline, life }), isListed (the timeline as a table), isLifeListed, width (of the bands in pixels, { timeline, life }),
 * map ({ greatest, picture }) }; act: { go(part), move(windows), today(), zoom(zoom), nobody(), formToggled(isOpen), enterBirth(), onlink(event), list(), listLife(), calendar(what), subscribe(), map(eclipse), print(),
 * and the handlers of bands, see bands.
 */
export function page(view, act) {
  const { state, form, isFormOpen, answers, problem, isBusy, isStale } = view;
  const isOfPerson = state.at !== null;
  const conventions = answers.eclipses?.conventions;
  return html`
    <header class="sky-head">
      <div>
        <h1>${t('sky.title')}</h1>
        <p class="soft">${isOfPerson && state.name ? html`<strong>${state.name}</strong> · ` : nothing}${where(state)}</p>
      </div>
      ${toolbar({
        label: t('chart.take'),
        actions: [
          { iconName: 'calendar', label: t('sky.calendar'), onclick: () => act.calendar('shown') },
          { iconName: 'print', label: t('chart.print'), onclick: act.print },
          linkAction(),
        ],
      })}
    </header>
    ${folded({
      brief: brief(state, isOfPerson ? {} : { whose: t('sky.nobody') }),
      isOpen: isFormOpen,
      class: 'sky-form',
      ontoggle: (event) => act.formToggled(event.target.open),
      body: html`${form}${isOfPerson ? button({ label: t('sky.nobody'), onclick: act.nobody }) : nothing}`,
    })}
    <div class="sky-problem">${problem ?? nothing}</div>
    <div class="sky-content" @click=${act.onlink} aria-busy=${isBusy ? 'true' : nothing}>
      <div class=${isStale ? 'is-stale' : nothing} ?inert=${isStale}>${timeline(view, act)}</div>
      <div class="sky-of-person ${isStale ? 'is-stale' : ''}" ?inert=${isStale}>
        ${isOfPerson ? html`${gochara(view)}${life(view, act)}` : html`<p class="note" role="note">${icon('info')}<span>${t('sky.birth_hint')} ${button({ label: t('chart.birth'), kind: 'quiet', onclick: act.enterBirth })}</span></p>`}
      </div>
      <div class="sky-coming">${next(view, act)} ${eclipses(view, act)}</div>
    </div>
    ${conventions ? html`<p class="print-only by-system">${system(conventions)}</p>` : nothing}
  `;
}

function section(name, head, body) {
  return html`<section class="card sky-card sky-${name}"><h2>${head}</h2>${body}</section>`;
}

/** A moment to the second: the first thing that people compare. */
function exact(iso) {
  return `${mediumDate(iso)}, ${clock(iso, { seconds: true })}`;
}

/** A moment with the ways to the almanac of its day and to the sky around it. */
function led(state, iso, text = exact(iso)) {
  return dayLinks(state, iso, text, { sky: href({ ...state, sky: iso.replace(/\.\d+/, ''), zoom: 'month' }) });
}

/** From when to when; what lies beyond what was asked for is left open. */
function fromTo({ start, end }, write = exact) {
  return `${start ? write(start) : '…'} – ${end ? write(end) : '…'}`;
}

// --- Bands ------------------------------------------------------------------------------------------------------------------

/**
 * Rows of stays over one axis. rows: { id, name, stays (placed: { key, labels, told, class, a, b }), hatched (placed) }; marks:
 * { a, text }; now: a part of the width or null. One stay is reached by Tab, the others by arrows; what is pointed at or reached is told below.
 */
function bands({ name, label, rows, marks, now, width, details, hint, act }) {
  return html`<div class="sky-bands" data-bands=${name} role="group" aria-label=${label}
      @keydown=${act.onkey} @focusin=${act.onpoint} @pointerover=${act.onpoint} @click=${act.onpoint} @pointerdown=${act.ondrag}>
      <div class="sky-axis" aria-hidden="true">${readable(marks, width).map(({ a, text }) => html`<i .style=${`--a:${a.toFixed(5)}`}><span>${text}</span></i>`)}</div>
      ${rows.map(
        (row) => html`<div class="sky-band" data-row=${row.id}>
          <span class="sky-band-name">${breakable(row.name)}</span>
          <div class="sky-band-line">${row.stays.map((stay) => {
            const text = fitting(stay.labels, stay.b * width);
            return html`<button type="button" class="sky-stay ${stay.class ?? ''}" data-key=${stay.key} tabindex="-1" aria-label=${stay.details} .style=${`--a:${stay.a.toFixed(5)};--b:${stay.b.toFixed(5)}`}>${text}</button>`;
          })}${(row.hatched ?? []).map(({ a, b }) => html`<i class="sky-back" aria-hidden="true" .style=${`--a:${a.toFixed(5)};--b:${b.toFixed(5)}`}></i>`)}</div>
        </div>`,
      )}
      ${now === null ? nothing : html`<div class="sky-now" aria-hidden="true"><i .style=${`--a:${now.toFixed(5)}`}></i></div>`}
    </div>
    <p class="sky-details" role="status">${details ?? hint}</p>`;
}

function partOf(at, { from, to, length }) {
  return at > from && at < to ? (at - from) / length : null;
}

/** The marks of the axis, on the clock of the place. */
function marksOf(window, offset) {
  const wall = { from: window.from + offset, to: window.to + offset, length: window.length };
  return ticks(wall, axisText).map(({ at, text }) => ({ a: (at - wall.from) / wall.length, text }));
}

// --- The timeline ------------------------------------------------------------------------------------------------------------

/** The rows of the timeline, each stay with what is told of it. */
export function timelineRows({ state, answers, now }) {
  const shown = shownWindow(state, now);
  const events = answers.events ?? [];
  const ofHouses = hasHouses(state) && answers.houses;
  return grahasAt(state.zoom).map((name) => {
    const back = retrogrades(events, name);
    const all = ofHouses ? houseStays(answers.houses.stretches, name) : stays(events, name);
    return {
      id: name,
      name: graha(name),
      hatched: placed(back, shown),
      stays: placed(all, shown).map((stay) => {
        const house = state.counted === 'lagna' ? stay.fromLagna : stay.fromMoon;
        const sign = rasi(stay.rasi);
        const backwards = within(back, stay);
        return {
          ...stay,
          key: `${name} ${stay.start ?? ''}`,
          house: ofHouses ? house : null,
          backwards,
          labels: ofHouses ? [`${number(house)} · ${sign}`, number(house)] : [sign, abbreviated(sign)],
          class: ofHouses ? `${stay.isGood ? 'is-good' : 'is-bad'}${stay.isTemporary ? ' is-temporary' : ''}` : `is-${ELEMENTS[RASIS.indexOf(stay.rasi) % 4]}`,
          details: describeStay(name, stay, sign, ofHouses ? house : null, backwards),
        };
      }),
    };
  });
}

function describeStay(name, stay, sign, house, backwards) {
  const parts = [`${graha(name)}: ${sign}`, fromTo(stay)];
  if (house !== null) {
    parts.push(t('sky.house', { n: number(house) }), t(stay.isGood ? 'sky.good' : 'sky.bad'));
    if (stay.bhinna !== null) {
      parts.push(t('sky.bindus', { n: number(stay.bhinna) }));
    }
  }
  backwards.forEach((span) => parts.push(`${t('terms.caption.retrograde')} ${fromTo(span)}`));
  return parts.join(' · ');
}

function timeline(view, act) {
  const { id, state, answers, now, width, details, isListed } = view;
  const shown = shownWindow(state, now);
  const offset = answers.events?.[0] ? moment(answers.events[0].time).offset : 0;
  const rows = timelineRows(view);
  const folded = GRAHAS.filter((name) => !grahasAt(state.zoom).includes(name));
  return section('timeline', t('sky.timeline'), html`
    <div class="sky-choices">
      ${segments({ name: `${id}-zoom`, label: t('sky.zoom'), items: Object.keys(ZOOMS).map((value) => ({ value, label: t(`sky.zoom.${value}`) })), shown: state.zoom, onchange: act.zoom })}
      <div class="sky-moves" role="group" aria-label=${t('sky.move')}>
        ${iconButton({ iconName: 'left', label: t('sky.earlier'), onclick: () => act.move(-0.5) })}
        ${button({ label: t('sky.now'), onclick: act.today })}
        ${iconButton({ iconName: 'right', label: t('sky.later'), onclick: () => act.move(0.5) })}
      </div>
      ${state.at === null ? nothing : segments({ name: `${id}-counted`, label: t('sky.counted'), items: countable(state).map((value) => ({ value, label: t(`sky.counted.${value}`) })), shown: state.counted, onchange: (counted) => act.go({ counted }) })}
    </div>
    <p class="sky-shown figures">${longDate(wallText(shown.from + offset))} – ${longDate(wallText(shown.to + offset))}</p>
    ${bands({ name: 'timeline', label: t('sky.timeline'), rows, marks: marksOf(shown, offset), now: partOf(ms(now), shown), width: width.timeline, details: details.timeline, hint: t('sky.hint'), act })}
    <ul class="sky-legend small">
      <li><i class="sky-back" aria-hidden="true"></i>${term('retrograde', t('terms.caption.retrograde'))}</li>
      ${hasHouses(state) ? html`<li><i class="sky-key is-good" aria-hidden="true"></i>${t('sky.good')}</li><li><i class="sky-key is-bad" aria-hidden="true"></i>${t('sky.bad')}</li><li class="soft">${term('gochara', t('sky.gochara'))}</li>` : nothing}
      <li><i class="sky-key-now" aria-hidden="true"></i>${t('sky.now')}</li>
      ${folded.length > 0 ? html`<li class="soft">${t('sky.folded', { grahas: folded.map(graha).join(', ') })}</li>` : nothing}
    </ul>
    <button type="button" class="button button-quiet" aria-expanded=${isListed ? 'true' : 'false'} aria-controls="${id}-list" @click=${act.list}>${t('sky.table')}</button>
    <div id="${id}-list" ?hidden=${!isListed}>${isListed ? stayTable(id, state, rows) : nothing}</div>
  `);
}

function wallText(wall) {
  return new Date(wall).toISOString().slice(0, 10);
}

function stayTable(id, state, rows) {
  return table({
    id: `${id}-stays`,
    class: 'sky-table',
    caption: t('sky.timeline'),
    rows: rows.flatMap((row) => row.stays),
    columns: [
      { label: t('chart.graha'), rowHeader: true, render: (stay) => graha(stay.graha) },
      { label: t('chart.rasi'), render: (stay) => rasi(stay.rasi) },
      ...(hasHouses(state) ? [{ label: t('chart.house'), numeric: true, render: (stay) => (stay.house === null ? '–' : number(stay.house)) }] : []),
      { label: t('sky.from'), render: (stay) => (stay.start ? led(state, stay.start) : '…') },
      { label: t('sky.until'), render: (stay) => (stay.end ? led(state, stay.end) : '…') },
      { label: t('terms.caption.retrograde'), render: (stay) => stay.backwards.map((span) => html`<div>${fromTo(span, mediumDate)}</div>`) },
    ],
  });
}

// --- Over a birth ------------------------------------------------------------------------------------------------------------

function gochara({ id, answers, state }) {
  const answer = answers.transits;
  const outcome = { good: 'badge-good', bad: 'badge-bad', obstructed: 'badge-warn', relieved: 'badge-warn' };
  return section('gochara', term('gochara', t('sky.gochara')), answer ? html`
    <p class="soft small figures">${state.sky ? exact(answer.at) : `${t('sky.now')} · ${exact(answer.at)}`} · ${t('sky.moon_sign', { rasi: rasi(answer.natal.moon_rasi) })}${isTimed(state) ? ` · ${t('sky.lagna_sign', { rasi: rasi(answer.natal.ascendant_rasi) })}` : nothing}</p>
    ${isTimed(state) ? nothing : untimed(answers.day, answer.natal.moon_rasi)}
    ${table({
      id: `${id}-gochara`,
      class: 'sky-table sky-gochara-table',
      caption: t('sky.gochara'),
      rows: answer.transits,
      columns: [
        { label: t('chart.graha'), rowHeader: true, render: (one) => html`${graha(one.planet)}${one.is_retrograde && !['rahu', 'kethu'].includes(one.planet) ? html` ${term('retrograde', t('terms.caption.retrograde'))}` : nothing}` },
        { label: t('chart.rasi'), render: (one) => html`${rasi(one.rasi)} <span class="figures">${dms(one.advanced_by, false)}</span>` },
        { label: `${t('chart.house')} · ${graha('moon')}`, numeric: true, render: (one) => number(one.from_moon) },
        ...(isTimed(state) ? [{ label: `${t('chart.house')} · ${t('terms.lagna')}`, numeric: true, render: (one) => number(one.from_ascendant) }] : []),
        { label: t('sky.outcome'), head: term('vedha', t('sky.outcome')), render: (one) => html`<span class="badge ${outcome[one.outcome] ?? ''}">${breakable(t(`sky.outcome.${one.outcome}`))}</span>${one.by.length > 0 ? html` <span class="small soft">${one.by.map(graha).join(', ')}</span>` : nothing}` },
        // The lagna gives bindus, too.
        ...(isTimed(state) ? [
          { label: t('sky.bindu'), head: term('bhinna', breakable(t('sky.bindu'))), numeric: true, render: (one) => (one.kaksha ? number(one.kaksha.bhinna) : '–') },
          { label: t('sky.sarva'), head: term('sarva', breakable(t('sky.sarva'))), numeric: true, render: (one) => number(one.sarva) },
        ] : []),
      ],
    })}` : skeleton(9));
}

/** What the houses of a birth without a time are counted from. */
export function untimed(day, atNoon) {
  if (!day) {
    return html`<p class="note" role="note">${icon('info')}<span>${skeleton(1)}</span></p>`;
  }
  const { rasis } = day.grahas.find((one) => one.name === 'moon');
  const said = rasis.length === 1 ? t('sky.untimed', { rasi: rasi(rasis[0]) }) : t('sky.untimed_two', { rasis: either(rasis.map(rasi)), rasi: rasi(atNoon) });
  return html`<p class="note" role="note">${icon('info')}<span>${said}</span></p>`;
}

/** A stretch of Saturn in words: "Sade sati 2, at its height". */
function phaseName({ kind, cycle, phase }) {
  return kind === 'sade_sati' ? `${t('sky.period.sade_sati')} ${number(cycle)}, ${t(`sky.phase.${phase}`)}` : t(`sky.phase.${phase}`);
}

function describeStretch(one, hasBindus) {
  const parts = [phaseName(one), fromTo(one)];
  if (one.isTemporary) {
    parts.push(t('sky.temporary'));
  }
  if (hasBindus) {
    parts.push(...one.bindus.map(({ rasi: sign, bhinna }) => `${rasi(sign)}: ${t('sky.bindus', { n: number(bhinna) })}`));
  }
  return parts.join(' · ');
}

/** What Saturn does now, in a sentence. */
export function presentSentence(answer, now) {
  const { running, next: later } = present(answer, now);
  const said = running
    ? t(running.end ? 'sky.running' : 'sky.running_open', { period: phaseName(running), date: running.end ? longDate(running.end) : '' })
    : t('sky.running_none');
  return later ? `${said} ${t('sky.running_next', { period: periodName(later), date: longDate(later.start) })}` : said;
}

/** Kantaka Shani has a name for each house that it is in. */
function periodName({ kind, stretches: [first] }) {
  return kind === 'kantaka' ? t(`sky.phase.${first.phase}`) : t(`sky.period.${kind}`);
}

/** Phases whose shades need a word. */
const SHADES = ['rising', 'peak', 'setting'];

function life(view, act) {
  const { id, state, answers, now, width, details, isLifeListed } = view;
  const answer = answers.life;
  if (!answer) {
    return section('life', term('sade_sati', t('sky.life')), skeleton(5));
  }
  const whole = lifeOf(answer);
  const all = stretches(answer);
  const rows = Object.keys(BANDS).map((band) => ({
    id: band,
    name: band === 'sade_sati' ? t('sky.period.sade_sati') : t('sky.house', { n: BANDS[band].map((house) => number(house)).join(', ') }),
    stays: placed(inBand(all, band), whole).map((one) => ({
      ...one,
      key: `${one.phase} ${one.start ?? ''}`,
      labels: [number(one.house)],
      class: `is-${one.phase}${one.isTemporary ? ' is-temporary' : ''}`,
      details: describeStretch(one, isTimed(state)),
    })),
  }));
  return section('life', term('sade_sati', t('sky.life')), html`
    <p>${presentSentence(answer, ms(now))}</p>
    <ul class="sky-legend small">${SHADES.map((phase) => html`<li><i class="sky-key is-${phase}" aria-hidden="true"></i>${t(`sky.phase.${phase}`)}</li>`)}</ul>
    ${bands({ name: 'life', label: t('sky.life'), rows, marks: marksOf(whole, moment(answer.birth).offset), now: partOf(ms(now), whole), width: width.life, details: details.life, hint: t('sky.hint'), act })}
    <button type="button" class="button button-quiet" aria-expanded=${isLifeListed ? 'true' : 'false'} aria-controls="${id}-life-list" @click=${act.listLife}>${t('sky.table')}</button>
    <div id="${id}-life-list" ?hidden=${!isLifeListed}>${isLifeListed ? lifeTable(id, state, all) : nothing}</div>
  `);
}

function lifeTable(id, state, rows) {
  return table({
    id: `${id}-life`,
    class: 'sky-table',
    caption: t('sky.life'),
    rows,
    columns: [
      { label: t('sky.period'), rowHeader: true, render: (one) => html`${phaseName(one)}${one.isTemporary ? html` <span class="badge">${t('sky.temporary')}</span>` : nothing}` },
      { label: t('chart.house'), numeric: true, render: (one) => number(one.house) },
      { label: t('sky.from'), render: (one) => (one.start ? led(state, one.start) : '…') },
      { label: t('sky.until'), render: (one) => (one.end ? led(state, one.end) : '…') },
      ...(isTimed(state) ? [{ label: t('sky.bindu'), head: term('bhinna', t('sky.bindu')), render: ({ bindus }) => bindus.map(({ rasi: sign, bhinna }) => html`<div>${rasi(sign)} ${number(bhinna)}</div>`) }] : []),
      { label: t('sky.murti'), head: term('murti', t('sky.murti')), render: ({ murti }) => (murti ? t(`sky.murti.${murti}`) : '–') },
    ],
  });
}

// --- What is next ------------------------------------------------------------------------------------------------------------

function next({ state, answers, now }, act) {
  const rows = answers.next ? nextRows(answers.next.events, answers.eclipses?.eclipses ?? [], ms(now), NEXT) : null;
  return section('next', t('sky.next'), html`
    ${rows ? html`<ol class="sky-list">${rows.map(({ time, text, isBack }) => html`<li><span class="figures sky-when">${led(state, time, `${weekday(time, 'short')} ${mediumDate(time)}, ${clock(time)}`)}</span> <span>${text}${isBack ? html` (${term('retrograde', t('terms.caption.retrograde'))})` : nothing}</span></li>`)}</ol>` : skeleton(8)}
    ${button({ iconName: 'calendar', label: t('sky.calendar_next'), onclick: () => act.calendar('next') })}
    ${button({ iconName: 'share', label: t('sharing.subscribe'), onclick: act.subscribe })}
  `);
}

// --- Eclipses ------------------------------------------------------------------------------------------------------------------

function eclipses(view, act) {
  const found = view.answers.eclipses?.eclipses;
  return section('eclipses', term('eclipse', t('sky.eclipses')), found ? html`<ul class="sky-eclipse-list">${found.map((one) => eclipse(one, view, act))}</ul>` : skeleton(8));
}

function eclipse(one, { state, map }, act) {
  const seen = sight(one);
  const { local } = one;
  const isOpen = map?.greatest === one.greatest;
  const row = (label, value) => html`<div><dt>${label}</dt><dd class="figures">${value}</dd></div>`;
  return html`<li class="sky-eclipse" data-sight=${seen}>
    <h3>${eclipseName(one)} <span class="badge ${seen === 'seen' ? 'badge-good' : ''}">${t(`sky.sight.${seen}`)}</span></h3>
    <p class="small figures">${led(state, one.greatest, `${weekday(one.greatest)}, ${longDate(one.greatest)}`)} · ${rasi(one.rasi)}, ${nakshatra(one.nakshatra)}</p>
    <dl class="sky-contacts">
      ${seen === 'seen' ? contactRows(one).map(({ contact, time, isUp }) => row(term(`eclipse_${contact}`, t(`sky.contact.${contact}`)), html`${clock(time, { seconds: true })}${isUp ? nothing : html` <span class="soft small">${t('sky.below')}</span>`}`)) : row(t('sky.greatest'), clock(one.greatest, { seconds: true }))}
      ${seen === 'seen' && local.parva_kala ? row(t('sky.parva'), `${clock(local.parva_kala.start)} – ${clock(local.parva_kala.end)} (${duration(local.parva_kala.duration * 1000)})`) : nothing}
      ${row(term('eclipse_magnitude', t('sky.magnitude')), number(magnitude(one), { minimumFractionDigits: 3, maximumFractionDigits: 3 }))}
      ${seen === 'seen' && local.sutak ? row(term('sutak', t('sky.sutak')), `${mediumDate(local.sutak.start)}, ${clock(local.sutak.start)} – ${clock(local.sutak.end)}`) : nothing}
      ${local?.grastodaya && seen === 'seen' ? row(t('sky.rises_eclipsed'), local.rise ? clock(local.rise.time) : '') : nothing}
      ${local?.grastasta && seen === 'seen' ? row(t('sky.sets_eclipsed'), local.set ? clock(local.set.time) : '') : nothing}
    </dl>
    ${one.planet === 'sun' ? html`<button type="button" class="button button-quiet" aria-expanded=${isOpen ? 'true' : 'false'} @click=${() => act.map(one)}>${icon('globe')}<span>${t('sky.map')}</span></button>${isOpen ? html`<div class="sky-map">${map.picture ?? html`<div class="sky-map-waiting" aria-hidden="true"></div>`}</div><p class="small soft">${t('sky.map_note')}</p>` : nothing}` : nothing}
  </li>`;
}
