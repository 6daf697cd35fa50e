// The page of strengths, as templates of what its view holds; see view/strengths.js. Before an answer is there its place is drawn
// with nothing in it, as large as it will be.
import { when, whenComing, where } from '../chart/facts.js';
import { styleChoice } from '../chart/style.js';
import { graha, rasi, varga } from '../chart/names.js';
import { clock, mediumDate } from '../almanac/time.js';
import { number, t } from '../i18n.js';
import { disclosure, table } from '../kit/blocks.js';
import { button, select } from '../kit/controls.js';
import { html, nothing, svg } from '../kit/lit.js';
import { term } from '../kit/term.js';
import { linkAction, toolbar } from '../kit/toolbar.js';
import { dms, isTimed } from '../moment.js';
import { system } from '../print.js';
import { breakable } from '../syllables.js';
import { BESIDES, BHAVAS, LOOKING, SYSTEMS, balaHouses, onReadersClock } from './query.js';
import { COMPONENTS, SEVEN, bars, bhavaBars, flat } from './bala.js';
import { PRASTARAS, RASIS, STAGES, TABLES, boards, grid, legend, level, prastaras, rasiAt, signOf } from './bindus.js';
import { FRAME, house, lines, outline, path } from './board.js';
import { KINDS, POINTS, argalas, arrows, matrix, nameSize, placements } from './looks.js';
import { SCHEMES, states, vimsopaka } from './states.js';

const NOTHING_YET = '–';
const PINDAS = ['rasi_pinda', 'graha_pinda', 'shodhya_pinda'];

/**
 * view: { id, state, form, contents (both elements), answers (by part, see query.js; a part may be missing), now (the moment of the transit where none is chosen), isBusy,
 * isStale, problem, isOpen (all components are shown), width (of a picture, in pixels) }; act: { go(part), print(), open() }.
 */
export function page(view, act) {
  const { state, form, contents: list, answers, problem, isBusy, isStale } = view;
  const ready = Boolean(answers.horoscope) && isTimed(state) && !isStale;
  return html`
    <header class="str-head">
      <div>
        <h1>${t('strengths.title')}</h1>
        <p class="chart-when figures">${state.name ? html`<strong>${state.name}</strong> · ` : nothing}${answers.horoscope && isTimed(state) ? when(answers.horoscope) : whenComing(state)}<span class="chart-where">${where(state)}</span></p>
      </div>
      ${toolbar({
        label: t('chart.take'),
        actions: [{ iconName: 'print', label: t('chart.print'), disabled: !ready, onclick: act.print }, linkAction({ disabled: !ready })],
      })}
    </header>
    <div class="str-layout">
      ${form}
      <div class="str-content ${isStale ? 'is-stale' : ''}" ?inert=${isStale} aria-busy=${isBusy ? 'true' : nothing}>
        <div class="str-problem">${problem}</div>
        ${isTimed(state) ? html`${list}${charts(view, act)} ${statesOfGrahas(view)} ${shadbala(view, act)} ${bhavaBala(view)} ${ashtakavarga(view, act)} ${kakshas(view, act)} ${aspects(view, act)}
        ${vimsopakaPoints(view)} ${argala(view)}` : html`<section class="card"><p class="untimed">${t('chart.untimed')}</p></section>`}
      </div>
    </div>
    ${answers.horoscope && isTimed(state) ? html`<p class="print-only by-system">${system(answers.horoscope.conventions)}</p>` : nothing}
  `;
}

/** The sections in their order, with what they are called. */
const SECTIONS = {
  charts: 'terms.caption.rasi_chart',
  states: 'strengths.states',
  shadbala: 'strengths.shadbala',
  bhavabala: 'strengths.bhava_bala',
  ashtakavarga: 'strengths.ashtakavarga',
  kakshas: 'strengths.kakshas',
  aspects: 'strengths.aspects',
  vimsopaka: 'strengths.vimsopaka',
  argala: 'strengths.argala',
};

/** Ways to the sections; `onchosen` hears that one was taken. */
export function contents(onchosen) {
  return html`<nav aria-label=${t('strengths.contents')} @click=${(event) => event.target.closest('a') && onchosen()}>
    <ul>${Object.entries(SECTIONS).map(([name, key]) => html`<li><a href="#${name}">${t(key)}</a></li>`)}</ul>
  </nav>`;
}

function section(name, head, body) {
  return html`<section class="card str-card str-${name}" id=${name}>
    <h2>${head}</h2>
    ${body}
  </section>`;
}

/** A point by its short name, said in full to those who listen. */
function brief(point) {
  const name = graha(point);
  const short = point === 'ascendant' ? t('terms.lagna.short') : t(`terms.graha.${point === 'kethu' ? 'ketu' : point}.short`);
  return html`<span aria-hidden="true" title=${name}>${short}</span><span class="visually-hidden">${name}</span>`;
}

function figure(value, digits = 2) {
  return value === null || value === undefined ? NOTHING_YET : number(value, { minimumFractionDigits: digits, maximumFractionDigits: digits }).replace('-', '−');
}

// --- Charts --------------------------------------------------------------------------------------------------------------

function charts(view, act) {
  const { id, state, answers } = view;
  const besideName = (value) => (value === BHAVAS ? t('terms.caption.bhava_chart') : varga(Number(value)));
  const chosen = (name) => ({ id: `${id}-${name}`, name, shown: state[name], onchange: (event) => act.go({ [name]: event.target.value }) });
  const isByBhavas = state.beside === BHAVAS;
  return section('charts', html`${t('terms.caption.rasi_chart')} · ${isByBhavas ? html`${term('bhava_chalit', besideName(BHAVAS))} (${t(`terms.house_system.${state.houses}`)})` : term('varga', besideName(state.beside))}`, html`
    <div class="str-choices">
      ${styleChoice({ id: `${id}-style`, style: state.style, onchange: (style) => act.go({ style }) })}
      ${select({ ...chosen('beside'), label: t('strengths.beside'), options: BESIDES.map((value) => [value, besideName(value)]) })}
      ${select({ ...chosen('houses'), term: 'house_system', label: t('strengths.houses'), options: SYSTEMS.map((value) => [value, t(`terms.house_system.${value}`)]) })}
      ${select({ ...chosen('looks'), term: 'graha_drishti', label: t('strengths.looks'), options: LOOKING.map((value) => [value, SEVEN.includes(value) ? graha(value) : t(`strengths.looks.${value}`)]) })}
    </div>
    <div class="str-pictures" data-style=${state.style}>
      <div class="str-picture ${state.looks === 'none' ? '' : 'has-looks'}">${answers.rasi ?? waiting()}${state.looks !== 'none' && answers.rasi && answers.aspects && answers.horoscope ? looks(view) : nothing}</div>
      <div class="str-picture">${isByBhavas && answers.houses?.status === 'undefined_in_polar_circle' ? polar(state, answers.houses) : (answers.beside ?? waiting())}</div>
    </div>
    ${disclosure({ label: `${t('strengths.bhavas')} · ${t(`terms.house_system.${state.houses}`)}`, class: 'str-more', body: bhavaTable(view) })}
  `);
}

function waiting() {
  return html`<div class="chart-waiting" aria-hidden="true"></div>`;
}

function polar({ houses }, { latitude_limit: limit }) {
  return html`<p class="note" role="status">${t('strengths.polar', { system: t(`terms.house_system.${houses}`), limit: dms(limit, false) })}</p>`;
}

/** The full aspects, over the picture. */
function looks({ state: { style, looks: who }, answers: { aspects: answer, horoscope }, width }) {
  const size = nameSize(width);
  return html`<svg class="str-looks" viewBox="0 0 680 ${style === 'north-indian' ? 812 : 680}" aria-hidden="true" focusable="false">${arrows(answer, horoscope, style, who, size).map(
    ({ planet, from, to, head, label }) => svg`<g data-graha=${planet}><path d=${path([from, to])}></path><path d=${path(head)}></path>${label ? svg`<text x=${label[0]} y=${label[1] + 0.35 * size} .style=${`font-size:${size.toFixed(1)}px`}>${t(`terms.graha.${planet === 'kethu' ? 'ketu' : planet}.short`)}</text>` : nothing}</g>`,
  )}</svg>`;
}

function bhavaTable({ id, state, answers }) {
  const rows = answers.houses?.houses ?? [];
  const place = (degrees) => html`${rasi(rasiAt(degrees))} <span class="figures">${dms(degrees % 30, false)}</span>`;
  return html`${table({
    id: `${id}-bhavas`,
    class: 'str-table str-bhavas',
    caption: `${t('strengths.bhavas')}, ${t(`terms.house_system.${state.houses}`)}`,
    rows,
    columns: [
      { label: t('chart.house'), head: term('bhava', t('chart.house')), numeric: true, rowHeader: true, render: (one) => number(one.house) },
      { label: t('strengths.beginning'), head: term('sandhi', t('strengths.beginning')), render: (one) => place(one.beginning) },
      { label: t('strengths.middle'), head: term('bhava_middle', t('strengths.middle')), render: (one) => place(one.middle) },
      { label: t('strengths.inside'), render: (one) => one.occupants.map((point, i) => html`${i > 0 ? ', ' : nothing}${graha(point)}${one.moved.includes(point) ? '*' : nothing}`) },
    ],
  })}
  ${rows.some(({ moved }) => moved.length > 0) ? html`<p class="small soft">* ${t('strengths.moved')}</p>` : nothing}`;
}

// --- States ----------------------------------------------------------------------------------------------------------------

function statesOfGrahas({ id, answers }) {
  const rendered = (describe) => ({ state }) => (state ? describe(state) : NOTHING_YET);
  const column = (key, word, describe) => ({ label: word, head: term(key, word), part: key, render: rendered(describe) });
  return section('states', t('strengths.states'), table({
    id: `${id}-states`,
    class: 'str-table str-states-table',
    caption: t('strengths.states'),
    rows: states(answers.states),
    columns: [
      { label: t('chart.graha'), head: term('graha', t('chart.graha')), rowHeader: true, render: ({ planet }) => graha(planet) },
      column('dignity', t('chart.dignity'), ({ dignity }) => (dignity ? t(dignity) : NOTHING_YET)),
      column('dispositor', t('strengths.dispositor'), ({ lord, relation }) => html`${graha(lord)}${relation ? html` <span class="soft">${t(relation)}</span>` : nothing}`),
      column('nakshatra_lord', t('strengths.nakshatra_lord'), ({ star }) => graha(star)),
      column('combustion', t('strengths.from_sun'), fromSun),
      column('declination', t('strengths.declination'), ({ declination }) => html`<span class="figures">${dms(declination, false)}</span>`),
      column('baladi', t('strengths.baladi'), ({ baladi }) => t(baladi)),
      column('jagradadi', t('strengths.jagradadi'), ({ jagradadi }) => (jagradadi ? t(jagradadi) : NOTHING_YET)),
      column('deeptadi', t('strengths.deeptadi'), ({ deeptadi }) => (deeptadi.length > 0 ? deeptadi.map((mood) => t(mood)).join(', ') : NOTHING_YET)),
      { label: t('strengths.marks'), part: 'marks', render: rendered(marks) },
    ],
  }));
}

/** How far from the Sun, and below how many degrees it is combust. */
function fromSun({ separation, orb, isCombust }) {
  return separation === null
    ? NOTHING_YET
    : html`<span class="figures">${dms(separation, false)} / ${number(orb)}°</span>${isCombust ? html` <span class="badge badge-bad">${t('chart.combust')}</span>` : nothing}`;
}

function marks({ isRetrograde, isVargottama, wars }) {
  return html`<span class="str-marks">${isRetrograde ? term('retrograde', t('terms.caption.retrograde')) : nothing}${isVargottama ? term('vargottama', t('chart.vargottama')) : nothing}${wars.map(({ against, isWon }) => term('graha_yuddha', t(isWon ? 'strengths.war.won' : 'strengths.war.lost', { graha: graha(against) })))}</span>`;
}

function vimsopakaPoints({ id, answers }) {
  return section('vimsopaka', term('vimsopaka', t('strengths.vimsopaka')), html`
    <p class="soft small">${t('strengths.vimsopaka.note')}</p>
    ${table({
      id: `${id}-vimsopaka`,
      class: 'str-table str-vimsopaka-table',
      caption: t('strengths.vimsopaka'),
      rows: vimsopaka(answers.vimsopaka),
      columns: [
        { label: t('chart.graha'), rowHeader: true, render: ({ planet }) => graha(planet) },
        ...SCHEMES.map((scheme, i) => ({
          label: t(`strengths.scheme.${scheme}`),
          head: term(scheme, breakable(t(`strengths.scheme.${scheme}`))),
          numeric: true,
          render: ({ scores }) => html`<span class="bindu ${scores[i].level ? `is-${scores[i].level}` : ''}">${figure(scores[i].points)}</span>`,
        })),
      ],
    })}
  `);
}

function argala({ id, answers }) {
  const { places, rows } = argalas(answers.aspects);
  const names = (points) => points.map((point, i) => html`${i > 0 ? ' ' : nothing}${brief(point)}`);
  const cell = (one) => html`<td role="cell">${one ? html`<span class=${one.isObstructed ? 'is-obstructed' : nothing}>${names(one.by)}</span>${one.against.length > 0 ? html` <span class="argala-against soft">×\u00a0${names(one.against)}</span>` : nothing}${one.isObstructed ? html`<span class="visually-hidden"> ${t('strengths.argala.obstructed')}</span>` : nothing}` : nothing}</td>`;
  return section('argala', html`${term('argala', t('strengths.argala'))} · ${term('argala_obstruction', t('strengths.obstruction'))}`, html`
    <div class="table-scroll str-table str-argala-table" tabindex="0" role="region" aria-labelledby="${id}-argala">
      <table role="table">
        <caption id="${id}-argala" class="visually-hidden">${t('strengths.argala')}</caption>
        <thead role="rowgroup"><tr role="row"><th scope="col" role="columnheader">${t('strengths.argala.on')}</th>${places.map(([from, against]) => html`<th scope="col" role="columnheader">${number(from)}${against ? html`<span class="argala-from soft">× ${number(against)}</span>` : nothing}</th>`)}</tr></thead>
        <tbody role="rowgroup">${rows.map(({ point, cells }) => html`<tr role="row"><th scope="row" role="rowheader">${brief(point)}</th>${cells.map(cell)}</tr>`)}</tbody>
      </table>
    </div>
    <p class="soft small">${t('strengths.argala.note')}</p>
  `);
}

// --- Shadbala --------------------------------------------------------------------------------------------------------------

function shadbala(view, act) {
  const { id, answers, isOpen } = view;
  return section('shadbala', term('shadbala', t('strengths.shadbala')), html`
    <p class="soft small">${term('rupa', t('strengths.rupas'))} · <span class="bala-line" aria-hidden="true"></span> ${term('required', t('strengths.required'))}</p>
    <ul class="balas">${bars(answers.shadbala).map((bar, i) => balaRow(bar, answers.shadbala?.planets[i]))}</ul>
    <button type="button" class="button button-quiet" aria-expanded=${isOpen ? 'true' : 'false'} aria-controls="${id}-components" @click=${act.open}>${t('strengths.all_components')}</button>
    <div id="${id}-components" ?hidden=${!isOpen}>${answers.shadbala && isOpen ? componentTable(id, answers.shadbala) : nothing}</div>
  `);
}

function balaRow(bar, planet) {
  return html`<li data-graha=${bar.planet}>
    <details class="bala">
      <summary>
        <span class="bala-name">${graha(bar.planet)}</span>
        <span class="bala-bar" aria-hidden="true"><i .style=${`--b:${bar.length.toFixed(4)}`}></i><b .style=${`--r:${bar.required.toFixed(4)}`}></b></span>
        <span class="bala-figures figures"><strong>${figure(bar.rupas)}</strong> / ${figure(bar.needed, 1)}<span class="bala-percent">${bar.percent === null ? NOTHING_YET : number(bar.percent / 100, { style: 'percent', maximumFractionDigits: 0 })}</span><span class="badge ${bar.isEnough === null ? '' : bar.isEnough ? 'badge-good' : 'badge-bad'}">${bar.isEnough === null ? NOTHING_YET : t(bar.isEnough ? 'strengths.enough' : 'strengths.lacking')}</span></span>
      </summary>
      ${planet ? components(planet, bar) : nothing}
    </details>
  </li>`;
}

function components(planet, bar) {
  const row = (part) => html`<div class="bala-part"><dt>${term(part.term, t(`strengths.bala.${part.id}`))}</dt><dd class="figures">${figure(part.of(planet))}</dd></div>`;
  return html`<div class="bala-parts">
    <div class="bala-groups">${COMPONENTS.map((one) => html`<dl class="bala-group">${row(one)}${one.parts.map(row)}</dl>`)}</div>
    <dl class="bala-sums">
      <div class="bala-part"><dt>${term('virupa', t('strengths.total'))}</dt><dd class="figures">${figure(planet.total)}</dd></div>
      <div class="bala-part"><dt>${t('strengths.rank')}</dt><dd class="figures">${number(bar.rank)}</dd></div>
      <div class="bala-part"><dt>${term('ishta_phala', t('strengths.ishta'))}</dt><dd class="figures">${figure(planet.ishta_phala)}</dd></div>
      <div class="bala-part"><dt>${term('kashta_phala', t('strengths.kashta'))}</dt><dd class="figures">${figure(planet.kashta_phala)}</dd></div>
    </dl>
  </div>`;
}

function componentTable(id, answer) {
  const sums = [
    { id: 'total', term: 'virupa', label: t('strengths.total'), of: (planet) => figure(planet.total, 1) },
    { id: 'rank', label: t('strengths.rank'), of: (planet) => number(planet.rank) },
    { id: 'ishta', term: 'ishta_phala', label: t('strengths.ishta'), of: (planet) => figure(planet.ishta_phala, 1) },
    { id: 'kashta', term: 'kashta_phala', label: t('strengths.kashta'), of: (planet) => figure(planet.kashta_phala, 1) },
  ];
  const parts = flat().map((part) => ({ ...part, label: t(`strengths.bala.${part.id}`), of: (planet) => figure(part.of(planet), 1) }));
  return table({
    id: `${id}-all`,
    class: 'str-table str-components',
    caption: t('strengths.all_components'),
    rows: [...parts, ...sums],
    tr: (row, cells) => html`<tr role="row" class=${row.depth === 1 ? 'is-part' : 'is-whole'}>${cells}</tr>`,
    columns: [
      { label: t('strengths.component'), rowHeader: true, render: (row) => (row.term ? term(row.term, row.label) : row.label) },
      ...answer.planets.map((planet) => ({ label: graha(planet.planet), head: brief(planet.planet), numeric: true, render: (row) => row.of(planet) })),
    ],
  });
}

function bhavaBala({ id, state, answers }) {
  const system = t(`terms.house_system.${balaHouses(state)}`);
  return section('bhavabala', html`${term('bhava_bala', t('strengths.bhava_bala'))} (${system})`, table({
    id: `${id}-bhavabala`,
    class: 'str-table',
    caption: `${t('strengths.bhava_bala')}, ${system}`,
    rows: bhavaBars(answers.shadbala),
    columns: [
      { label: t('chart.house'), head: term('bhava', t('chart.house')), numeric: true, rowHeader: true, render: (one) => number(one.house) },
      { label: t('strengths.lord'), render: (one) => (one.lord ? graha(one.lord) : NOTHING_YET) },
      { label: t('strengths.rupas'), head: term('rupa', t('strengths.rupas')), class: 'bhava-cell', render: (one) => html`<span class="bhava-bar" aria-hidden="true"><i .style=${`--b:${one.length.toFixed(4)}`}></i></span><span class="figures">${figure(one.rupas)}</span>` },
      { label: t('strengths.rank'), numeric: true, render: (one) => (one.rank === null ? NOTHING_YET : number(one.rank)) },
    ],
  }));
}

// --- Ashtakavarga ------------------------------------------------------------------------------------------------------------

function ashtakavarga(view, act) {
  const { id, state, answers } = view;
  const answer = answers.ashtakavarga;
  const chosen = (name) => ({ id: `${id}-${name}`, name, shown: state[name], onchange: (event) => act.go({ [name]: event.target.value }) });
  const rising = answers.horoscope ? signOf(answers.horoscope.ascendant.rasi_occupied) : null;
  return section('ashtakavarga', term('ashtakavarga', t('strengths.ashtakavarga')), html`
    <div class="str-choices">
      ${select({ ...chosen('stage'), term: 'shodhana', label: t('strengths.stage'), options: STAGES.map((value) => [value, t(`strengths.stage.${value}`)]) })}
      ${select({ ...chosen('table'), label: t('strengths.table'), options: TABLES.map((value) => [value, t(`strengths.table.${value}`)]) })}
      ${select({ ...chosen('prastara'), term: 'prastara', label: t('strengths.prastara'), options: PRASTARAS.map((value) => [value, value === 'none' ? t('strengths.looks.none') : value === 'all' ? t('strengths.prastara.all') : graha(value)]) })}
    </div>
    <div class="boards boards-${state.stage === 'bindus' ? 'all' : 'each'}">${boards(answer, state.stage).map((one) => board(one, state.style, rising))}</div>
    <ul class="str-legend small">
      ${legendRow('bhinna', term('bhinna', t('strengths.bhinna')))}${state.stage === 'bindus' ? legendRow('sarva', term('sarva', t('strengths.sarva'))) : nothing}
      <li><span class="legend-own" aria-hidden="true"></span>${t('strengths.own_place')}</li>
      <li><span class="legend-rising" aria-hidden="true"></span>${term('lagna', t('terms.lagna'))}</li>
    </ul>
    ${binduTable(id, answer, state.stage)}
    <div class="str-prastaras">${prastaras(answer, state.prastara).map((one) => prastaraTable(id, one))}</div>
  `);
}

/** Who gave a bindu in which sign. */
function prastaraTable(id, { id: of, rows, totals, total }) {
  const numbered = (name, i) => html`<span aria-hidden="true" title=${rasi(name)}>${number(i + 1)}</span><span class="visually-hidden">${rasi(name)}</span>`;
  const given = (mark) => html`<td role="cell" class="numeric">${mark ? html`<span aria-hidden="true">●</span><span class="visually-hidden">${number(1)}</span>` : nothing}</td>`;
  return html`<div class="table-scroll str-table str-prastara" tabindex="0" role="region" aria-labelledby="${id}-prastara-${of}">
    <table role="table">
      <caption id="${id}-prastara-${of}">${t('strengths.prastara')}: ${graha(of)}</caption>
      <thead role="rowgroup"><tr role="row"><th scope="col" role="columnheader">${t('strengths.prastara.from')}</th>${RASIS.map((name, i) => html`<th scope="col" role="columnheader" class="numeric">${numbered(name, i)}</th>`)}<th scope="col" role="columnheader" class="numeric"><span aria-hidden="true">Σ</span><span class="visually-hidden">${t('strengths.total')}</span></th></tr></thead>
      <tbody role="rowgroup">
        ${rows.map((row) => html`<tr role="row"><th scope="row" role="rowheader">${graha(row.from)}</th>${row.marks.map(given)}<td role="cell" class="numeric">${number(row.total)}</td></tr>`)}
        <tr role="row" class="is-sum"><th scope="row" role="rowheader">${t('strengths.total')}</th>${totals.map((count) => html`<td role="cell" class="numeric">${number(count)}</td>`)}<td role="cell" class="numeric">${number(total)}</td></tr>
      </tbody>
    </table>
  </div>`;
}

function legendRow(kind, name) {
  return html`<li>${name}: ${legend(kind).map(([of, least, most]) => html`<span class="bindu is-${of}">${least === null ? `≤ ${number(most)}` : most === null ? `≥ ${number(least)}` : least === most ? number(least) : `${number(least)}–${number(most)}`}</span>`)}</li>`;
}

function board({ id, kind, counts, total, own }, style, rising) {
  const name = id === 'sarva' ? t('strengths.sarva') : graha(id);
  // Where signs move with the ascendant nothing stands before that is known.
  const signs = counts && (rising || style !== 'north-indian') ? counts.map((count, i) => ({ count, sign: i + 1, at: house(style, i + 1, rising ?? 1) })) : [];
  const said = counts ? `${name}: ${counts.map((count, i) => `${rasi(RASIS[i])} ${number(count)}`).join(', ')}` : name;
  return html`<figure class="board board-${kind}">
    <svg viewBox=${FRAME.join(' ')} role="img" aria-label=${said}>
      ${signs.map(({ count, at }) => svg`<path class="board-house is-${level(kind, count)}" d=${outline(at)}></path>`)}
      <path class="board-lines" d=${lines(style)}></path>
      <rect class="board-frame" x="20" y="20" width="640" height="640"></rect>
      ${rising && signs.length > 0 ? svg`<path class="board-rising" d=${outline(signs[rising - 1].at)}></path>` : nothing}
      ${signs.map(({ count, sign, at }) => svg`${sign === own ? svg`<circle class="board-own" cx=${at.centre[0]} cy=${at.centre[1]} r="43"></circle>` : nothing}<text class="board-count" x=${at.centre[0]} y=${at.centre[1] + 22}>${number(count)}</text>${at.sign ? svg`<text class="board-sign" x=${at.sign[0]} y=${at.sign[1] + 18}>${number(sign)}</text>` : nothing}`)}
    </svg>
    <figcaption>${name} <span class="figures soft">${total === null ? NOTHING_YET : number(total)}</span></figcaption>
  </figure>`;
}

function binduTable(id, answer, stage) {
  const { columns, rows } = grid(answer, stage);
  const shown = (count) => (count === null ? NOTHING_YET : number(count));
  const footer = (label, of) => html`<tr role="row" class="is-sum"><th scope="row" role="rowheader">${label}</th>${columns.map((column, i) => html`<td role="cell" class="numeric">${of(column, i)}</td>`)}</tr>`;
  const pindas = stage === 'reduced' ? PINDAS : [];
  return html`<div class="table-scroll str-table str-bindus" tabindex="0" role="region" aria-labelledby="${id}-bindus">
    <table role="table">
      <caption id="${id}-bindus" class="visually-hidden">${t('strengths.ashtakavarga')}: ${t(`strengths.stage.${stage}`)}</caption>
      <thead role="rowgroup"><tr role="row"><th scope="col" role="columnheader">${term('rasi', t('chart.rasi'))}</th>${columns.map((column) => html`<th scope="col" role="columnheader" class="numeric">${column.id === 'sarva' ? html`<span aria-hidden="true" title=${t('strengths.sarva')}>Σ</span><span class="visually-hidden">${t('strengths.sarva')}</span>` : brief(column.id)}</th>`)}</tr></thead>
      <tbody role="rowgroup">
        ${rows.map((row) => html`<tr role="row"><th scope="row" role="rowheader">${rasi(row.rasi)}</th>${row.cells.map((one) => html`<td role="cell" class="numeric"><span class="bindu ${one.level ? `is-${one.level}` : ''} ${one.isOwn ? 'is-own' : ''}">${shown(one.count)}</span></td>`)}</tr>`)}
        ${footer(t('strengths.total'), (column) => shown(column.total))}
        ${pindas.map((pinda) => footer(term('pinda', t(`strengths.${pinda}`)), (_, i) => shown(answer?.bhinna[i]?.[pinda] ?? null)))}
      </tbody>
    </table>
  </div>`;
}

// --- Kakshas -----------------------------------------------------------------------------------------------------------------

function kakshas({ id, state, answers, now, sky }, act) {
  const rows = SEVEN.map((planet, i) => answers.transit?.transit_kakshas?.[i] ?? { planet });
  const known = (one, value) => (one.rasi ? value() : NOTHING_YET);
  // The sky of a moment on the reader's own clock: that of the birth may have been another.
  const local = onReadersClock(state.sky ?? now);
  return section('kakshas', term('kaksha', t('strengths.kakshas')), html`
    <div class="str-choices">
      ${sky}
      ${button({ label: t('chart.now'), kind: 'quiet', disabled: !state.sky, onclick: () => act.go({ sky: null }) })}
    </div>
    <p class="soft small">${t('strengths.sky_of', { when: `${mediumDate(local)}, ${clock(local)}` })}</p>
    ${table({
      id: `${id}-kakshas`,
      class: 'str-table str-kaksha-table',
      caption: t('strengths.kakshas'),
      rows,
      columns: [
        { label: t('chart.graha'), rowHeader: true, render: (one) => graha(one.planet) },
        { label: t('chart.rasi'), render: (one) => known(one, () => rasi(one.rasi)) },
        { label: t('strengths.kaksha'), head: term('kaksha', t('strengths.kaksha')), render: (one) => known(one, () => html`${number(one.kaksha)} · ${brief(one.lord)}`) },
        { label: t('strengths.bindu'), head: term('bindu', t('strengths.bindu')), render: (one) => known(one, () => html`<span class="bindu ${one.has_bindu ? 'is-many' : 'is-few'}">${t(one.has_bindu ? 'strengths.yes' : 'strengths.no')}</span>`) },
        { label: t('strengths.in_sign'), head: term('bhinna', t('strengths.in_sign')), numeric: true, render: (one) => known(one, () => number(one.bhinna)) },
        { label: t('strengths.sarva'), head: html`${term('sarva', 'Σ')}<span class="visually-hidden">${t('strengths.sarva')}</span>`, numeric: true, render: (one) => known(one, () => number(one.sarva)) },
      ],
    })}
  `);
}

// --- Aspects -----------------------------------------------------------------------------------------------------------------

const KIND_TERMS = { graha: 'graha_drishti', sphuta: 'sphuta_drishti', rasi: 'rasi_drishti' };

function aspects({ id, state, answers }, act) {
  const { rows } = matrix(answers.aspects ?? null, state.kind, answers.horoscope ? placements(answers.horoscope) : null);
  return section('aspects', t('strengths.aspects'), html`
    <div class="str-choices">
      ${select({ id: `${id}-kind`, name: 'kind', term: KIND_TERMS[state.kind], shown: state.kind, label: t('strengths.kind'), options: KINDS.map((value) => [value, t(`strengths.kind.${value}`)]), onchange: (event) => act.go({ kind: event.target.value }) })}
    </div>
    <div class="table-scroll str-table str-matrix" tabindex="0" role="region" aria-labelledby="${id}-matrix">
      <table role="table">
        <caption id="${id}-matrix" class="visually-hidden">${t('strengths.aspects')}: ${t(`strengths.kind.${state.kind}`)}</caption>
        <thead role="rowgroup"><tr role="row"><th scope="col" role="columnheader">${t('strengths.looks_at')}</th>${POINTS.map((point) => html`<th scope="col" role="columnheader">${brief(point)}</th>`)}</tr></thead>
        <tbody role="rowgroup">${rows.map(({ point, cells }) => html`<tr role="row"><th scope="row" role="rowheader">${brief(point)}</th>${cells.map((one) => html`<td role="cell" class=${one.isSelf ? 'is-self' : nothing} .style=${`--k:${one.strength.toFixed(2)}`}>${one.text}</td>`)}</tr>`)}</tbody>
      </table>
    </div>
    <p class="soft small">${t(`strengths.kind.${state.kind}.note`)}</p>
  `);
}
