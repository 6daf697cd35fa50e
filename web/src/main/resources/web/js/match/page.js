// The page of two people, as templates of what its view holds; see view/match.js.
import { ayanamsas, nodes } from '../chart/choices.js';
import { longDate, where, whenAsked } from '../chart/facts.js';
import { styleChoice } from '../chart/style.js';
import { ayanamsa as ayanamsaName, nakshatra } from '../chart/names.js';
import { chosenProfile, profileName, profiles } from '../chart/profiles.js';
import { number, t } from '../i18n.js';
import { icon, skeleton, table } from '../kit/blocks.js';
import { segments, select } from '../kit/controls.js';
import { folded } from '../kit/folded.js';
import { html, nothing } from '../kit/lit.js';
import { term } from '../kit/term.js';
import { linkAction, toolbar } from '../kit/toolbar.js';
import { system as bySystem } from '../print.js';
import { EXCEPTIONS } from '../registry.js';
import { PRESETS, SIDES, SYSTEMS, isComplete } from './query.js';
import * as describe from './describe.js';

/** What the page calls a convention, and the service. */
const CONVENTIONS = { ayanamsa: 'ayanamsa', node: 'node_type' };

/**
 * view: { id, state, isReadOnly (people and conventions are settled), panels (elements by side), pictures (by side; a side without a
 * time has none), answer (or null), used (the conventions that hold, by the names of the service), isAsked, isStale, problem, isFormOpen }; act: { go(part), exchange(), print(), report(), share(),
 * formToggled(isOpen) }.
 */
export function page(view, act) {
  const { panels, answer, isAsked, isStale, problem, isFormOpen, isReadOnly } = view;
  const ready = Boolean(answer) && !isStale;
  return html`
    <header class="match-head">
      <div>
        <h1>${t('match.title')}</h1>
        <p class="soft">${t('match.lead')}</p>
      </div>
      ${toolbar({
        label: t('chart.take'),
        actions: [
          { iconName: 'share', label: t('sharing.share'), disabled: !ready, onclick: act.share },
          { iconName: 'download', label: t('chart.report'), disabled: !ready, onclick: act.report },
          { iconName: 'print', label: t('chart.print'), disabled: !ready, onclick: act.print },
          { iconName: 'swap', label: t('match.exchange'), onclick: act.exchange },
          linkAction({ disabled: !ready }),
        ],
      })}
    </header>
    ${folded({
      brief: brief(view),
      isOpen: isFormOpen,
      class: 'match-form',
      ontoggle: (event) => act.formToggled(event.target.open),
      body: html`<div class="match-people">${SIDES.map((side) => panels[side])}</div>
        ${choices(view, act)}`,
    })}
    <div class="match-problem">${problem ?? nothing}</div>
    <div class="match-answer ${isStale ? 'is-stale' : ''}" ?inert=${isStale} aria-busy=${isAsked ? 'true' : nothing}>
      ${isAsked || answer ? html`${answer ? total(view) : html`<div class="card match-total-waiting ${view.state.match_system === 'porutham' ? 'is-porutham' : ''}">${skeleton(4)}</div>`}${people(view)}${answer ? said(view) : html`<div class="match-waiting">${skeleton(12)}</div>`}` : problem ? nothing : html`<p class="note" role="status">${icon('info')}<span>${t('match.hint')}</span></p>`}
    </div>
  `;
}

/** Who can be typed and chosen here, and by what they are compared. */
function brief({ state, isReadOnly }) {
  const { match_system: by, preset, profile, ayanamsa } = state;
  const people = isReadOnly ? [] : SIDES.map((side) => state[side].name || t(`match.${side}`));
  return [...people, t(`match.system.${by}`), t(`match.by.${preset}`), profile && profileName(profile), ayanamsa && ayanamsaName(ayanamsa)].filter(Boolean).join(' · ');
}

function choices({ id, state, used, isReadOnly }, act) {
  const chosen = (name, label, options, more = {}) => select({ id: `${id}-${name}`, name, label, options, shown: state[name] ?? used[CONVENTIONS[name]] ?? '', onchange: (event) => act.go({ [name]: event.target.value || null }), ...more });
  return html`<form class="card match-choices" novalidate aria-label=${t('match.choices')} @submit=${(event) => event.preventDefault()}>
    <div class="field"><span class="match-label">${t('match.system')}</span>${segments({
      name: `${id}-system`,
      label: t('match.system'),
      items: SYSTEMS.map((value) => ({ value, label: t(`match.system.${value}`) })),
      shown: state.match_system,
      onchange: (system) => act.go({ match_system: system, preset: PRESETS[system][0] }),
    })}</div>
    ${chosen('preset', t('match.preset'), PRESETS[state.match_system].map((value) => [value, t(`match.by.${value}`)]))}
    ${state.match_system === 'ashtakuta' ? chosen('exceptions', t('match.exceptions'), [['', t('match.exceptions.preset')], ...EXCEPTIONS.map((value) => [value, t(`match.exceptions.${value}`)])]) : nothing}
    ${isReadOnly ? nothing : html`${select({ id: `${id}-profile`, name: 'profile', label: t('chart.profile'), options: profiles(), shown: state.profile ?? '', onchange: (event) => act.go(chosenProfile(event.target.value || null, state)) })}
      ${chosen('ayanamsa', t('terms.caption.ayanamsa'), state.profile ? [['', '–'], ...ayanamsas()] : ayanamsas(), { term: 'ayanamsa' })}
      ${chosen('node', t('chart.nodes'), [['', '–'], ...nodes()], { term: 'nodes' })}`}
    <div class="field"><span class="match-label">${t('chart.style')}</span>${styleChoice({ id: `${id}-style`, style: state.style, onchange: (style) => act.go({ style }) })}</div>
  </form>`;
}

// --- The two -------------------------------------------------------------------------------------------------------------

function people({ state, answer, pictures }) {
  return html`<div class="match-pair" data-style=${state.style}>${SIDES.map((side) => {
    const person = state[side];
    return html`<div class="card match-one" role="group" aria-label=${t(`match.${side}`)}>
      <h2>${t(`match.${side}`)}${person.name ? html` · ${person.name}` : nothing}</h2>
      <p class="figures match-birth">${born(person)}</p>
      <p class="match-moon">${term('birth_star', t('chart.moonIn'))}: <strong>${answer ? describe.moon(answer[side]) : '–'}</strong></p>
      ${person.known === 'birth' ? html`<div class="match-picture">${pictures[side] ?? html`<div class="chart-waiting" aria-hidden="true"></div>`}</div>` : nothing}
    </div>`;
  })}</div>`;
}

function born(person) {
  const { known, at, date, star, pada } = person;
  if (!isComplete(person)) {
    return '–';
  }
  if (known === 'star') {
    return `${nakshatra(star)} ${number(pada)}`;
  }
  return html`${known === 'date' ? longDate(`${date}T00:00:00+00:00`) : whenAsked({ at })} <span class="chart-where">${where(person)}</span>`;
}

// --- What is said ---------------------------------------------------------------------------------------------------------

function section(name, head, body) {
  return html`<section class="card match-card match-${name}"><h2>${head}</h2>${body}</section>`;
}

/** What most people look for, before the two and the reasons. */
function total({ answer }) {
  if (!answer.ashtakuta) {
    const { poruthams: found } = answer;
    return section('total', t('match.poruthams'), html`
      <p class="match-sum figures" role="status"><strong>${describe.points(found.total)}</strong> / ${number(found.of)}</p>
      ${verdict(describe.verdict(found, 'porutham'))}
    `);
  }
  const sum = describe.total(answer.ashtakuta);
  return section('total', t('match.total'), html`
    <p class="match-sum figures" role="status"><strong>${sum.text}</strong> / ${number(36)}${sum.isRaised ? html`<span class="match-after">${t('match.after', { points: sum.after })}</span>` : nothing}</p>
    ${bar(sum)}
    ${verdict(describe.verdict(answer.ashtakuta, 'kuta'))}
  `);
}

function said(view) {
  const { state, answer } = view;
  const absent = describe.absentRows(answer);
  const conventions = answer.bride.conventions ?? answer.groom.conventions;
  return html`<div class="match-said">
    ${answer.ashtakuta ? ashtakuta(view) : poruthams(view)}
    ${answer.mangal ? mangal(view) : nothing} ${answer.papasamya ? papasamya(view) : nothing} ${answer.dasha_sandhi ? sandhi(view) : nothing}
    ${answer.remarks.length > 0 ? section('remarks', t('match.remarks'), html`<ul class="match-list">${describe.remarkRows(answer.remarks).map(({ rule, source }) => html`<li>${rule} <span class="soft small">${source}</span></li>`)}</ul>`) : nothing}
    ${absent.length > 0 ? section('absent', t('match.absent'), html`<dl>${absent.map(({ part, why }) => html`<div><dt>${part}</dt><dd>${why}</dd></div>`)}</dl>`) : nothing}
    <p class="soft small match-note">${t('match.note')}</p>
    ${conventions ? html`<p class="print-only by-system">${bySystem(conventions)}</p>` : nothing}
  </div>`;
}

function bar({ share, most }) {
  return html`<span class="match-bar" aria-hidden="true"><i .style=${`--b:${share.toFixed(4)}`}></i>${most > share ? html`<b .style=${`--b:${share.toFixed(4)};--m:${most.toFixed(4)}`}></b>` : nothing}</span>`;
}

function ashtakuta({ id, answer }) {
  const exceptions = describe.exceptionRows(answer.ashtakuta, 'kuta');
  return html`
    ${section('kutas', term('ashtakuta', t('match.system.ashtakuta')), table({
      id: `${id}-kutas`,
      class: 'match-table match-kuta-table',
      caption: t('match.system.ashtakuta'),
      rows: describe.kutaRows(answer.ashtakuta),
      tr: (row, cells) => html`<tr role="row" data-kuta=${row.id} class=${row.isFault ? 'is-fault' : nothing}>${cells}</tr>`,
      columns: [
        { part: 'kuta', label: t('match.kuta'), rowHeader: true, render: (row) => term(`kuta_${row.id}`, row.label) },
        { part: 'bride', label: t('match.bride'), render: (row) => row.bride },
        { part: 'groom', label: t('match.groom'), render: (row) => row.groom },
        { part: 'points', label: t('match.points'), class: 'match-points', render: (row) => html`<span class="figures"><strong>${row.points}</strong> / ${row.of}</span>${bar(row)}${row.isFault ? html`<span class="badge ${row.isLifted ? 'badge-warn' : 'badge-bad'}">${t(row.isLifted ? 'match.lifted' : 'match.fault')}</span>` : nothing}` },
        { part: 'after', label: t('match.afterColumn'), numeric: true, render: (row) => row.after },
        { part: 'reason', label: t('match.reason'), render: (row) => html`${row.reason} <span class="soft small match-table-name">${row.table}</span>` },
      ],
    }))}
    ${exceptions.length > 0 ? exceptionList(exceptions, t('match.exceptions.note')) : nothing}
  `;
}

function exceptionList(rows, note) {
  return section('exceptions', term('match_exception', t('match.exceptions.found')), html`
    <p class="soft small">${note}</p>
    <ul class="match-list">${rows.map((row) => html`<li data-exception=${row.id}><strong>${row.label}</strong>: ${row.rule} <span class="soft small">${row.source}</span> <span class="badge ${row.counts ? 'badge-good' : ''}">${row.mark}</span></li>`)}</ul>
  `);
}

function verdict({ grade, by, thresholds, standing }) {
  return html`
    <p class="match-grade">${t('match.called')}: <strong>${grade}</strong></p>
    <p class="soft small">${by}</p>
    <ul class="match-thresholds figures">${thresholds.map(({ from, label, isReached }) => html`<li class=${isReached ? 'is-reached' : nothing}>${t('match.from', { points: from })} ${label}</li>`)}</ul>
    ${standing.length > 0 ? html`<p class="match-standing">${icon('warn')}${t('match.standing', { list: standing.join(', ') })}</p>` : nothing}
  `;
}

function poruthams({ id, answer }) {
  const { poruthams: found } = answer;
  const exceptions = describe.exceptionRows(found, 'porutham');
  return html`
    ${section('poruthams', term('porutham', t('match.system.porutham')), table({
      id: `${id}-poruthams`,
      class: 'match-table match-porutham-table',
      caption: t('match.system.porutham'),
      rows: describe.poruthamRows(found),
      tr: (row, cells) => html`<tr role="row" data-porutham=${row.id} class=${row.isEssential ? 'is-essential' : nothing}>${cells}</tr>`,
      columns: [
        { part: 'kuta', label: t('match.porutham'), rowHeader: true, render: (row) => html`${term(describe.explained(row.id), row.label)}${row.isEssential ? html` <span class="badge badge-accent">${t('match.essential')}</span>` : nothing}` },
        { part: 'bride', label: t('match.bride'), render: (row) => row.bride },
        { part: 'groom', label: t('match.groom'), render: (row) => row.groom },
        { part: 'points', label: t('match.holds'), render: (row) => html`<span class="badge ${{ uttama: 'badge-good', madhyama: 'badge-warn', adhama: 'badge-bad' }[row.grade] ?? ''}">${row.word}</span>${row.isCounted ? nothing : html` <span class="soft small">${t('match.uncounted')}</span>`}` },
        { part: 'reason', label: t('match.reason'), render: (row) => html`${row.reason} <span class="soft small match-table-name">${row.table}</span>` },
      ],
    }))}
    ${exceptions.length > 0 ? exceptionList(exceptions, t('match.exceptions.porutham')) : nothing}
  `;
}

// --- Of whole charts --------------------------------------------------------------------------------------------------------

/** Something of both, beside one another. */
function both(of) {
  return html`<div class="match-both">${SIDES.map((side) => html`<div role="group" aria-label=${t(`match.${side}`)}><h3>${t(`match.${side}`)}</h3>${of(side)}</div>`)}</div>`;
}

function mangal({ answer }) {
  const found = describe.mangal(answer.mangal);
  return section('mangal', term('mangal_dosha', t('match.mangal')), html`
    <p><span class="badge ${found.isCompatible === true ? 'badge-good' : found.isCompatible === false ? 'badge-bad' : 'badge-warn'}">${t(found.isCompatible === true ? 'match.together' : found.isCompatible === false ? 'match.apart' : 'match.open')}</span> ${found.ground}</p>
    ${both((side) => {
      const one = found[side];
      return html`<p><span class="badge badge-${one.kind}">${one.word}</span></p>
        <ul class="match-list">${one.mars.map(({ from, house, isAfflicted, isFreed }) => html`<li>${t('match.mangal.house', { from, house })}${isAfflicted ? html` <span class="badge ${isFreed ? 'badge-warn' : 'badge-bad'}">${t(isFreed ? 'match.mangal.freed' : 'match.mangal.dosha')}</span>` : nothing}</li>`)}</ul>
        ${one.cancellations.length > 0 ? html`<p class="match-sub">${t('match.mangal.cancellations')}</p><ul class="match-list">${one.cancellations.map(({ rule, source, counts }) => html`<li>${rule} <span class="soft small">${source}</span>${counts ? nothing : html` <span class="badge">${t('match.told')}</span>`}</li>`)}</ul>` : nothing}`;
    })}
  `);
}

function papasamya({ answer }) {
  const found = describe.papasamya(answer.papasamya);
  return section('papasamya', term('papasamya', t('match.papa')), html`
    <p><span class="badge ${found.isBalanced ? 'badge-good' : 'badge-bad'}">${t(found.isBalanced ? 'match.together' : 'match.apart')}</span> ${found.words}</p>
    ${both((side) => html`<p class="figures match-papa"><strong>${found[side].sum}</strong></p><ul class="match-list">${found[side].rows.map(({ from, malefics }) => html`<li>${t('match.papa.from', { from })} ${malefics}</li>`)}</ul>`)}
  `);
}

function sandhi({ id, answer }) {
  const { months, years } = answer.dasha_sandhi;
  const rows = describe.sandhiRows(answer.dasha_sandhi);
  const change = ({ words, date }) => html`${words}<span class="match-date figures">${date}</span>`;
  return section('sandhi', term('dasha_sandhi', t('match.sandhi')), html`
    <p class="soft small">${t('match.sandhi.note', { months: number(months), years: number(years) })}</p>
    ${rows.length > 0 ? table({
      id: `${id}-sandhi`,
      class: 'match-table match-sandhi-table',
      caption: t('match.sandhi'),
      rows,
      columns: [
        { part: 'bride', label: t('match.bride'), rowHeader: true, render: ({ bride }) => change(bride) },
        { part: 'groom', label: t('match.groom'), render: ({ groom }) => change(groom) },
        { part: 'apart', label: t('match.sandhi.between'), numeric: true, render: ({ apart }) => apart },
      ],
    }) : html`<p>${t('match.sandhi.none')}</p>`}
  `);
}
