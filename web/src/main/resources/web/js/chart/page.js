// The page of the workbench, as templates of what its view holds; see view/chart.js.
import { language, t } from '../i18n.js';
import { disclosure, facts, icon, notice, skeleton, table } from '../kit/blocks.js';
import { iconButton, tick } from '../kit/controls.js';
import { html, nothing } from '../kit/lit.js';
import { term } from '../kit/term.js';
import { linkAction, toolbar } from '../kit/toolbar.js';
import { isTimed, parse, write } from '../moment.js';
import { system } from '../print.js';
import { MARKS, dayFactRows, dignityName, factRows, grahaColumns, grahaRows, heading, isPoint, marksOf, when, whenComing, where } from './facts.js';
import { birthDay, curl, day as dayOf, figures, picture } from './share.js';
import { isRetrograde } from './state.js';
import { styleChoice, vargaChoice } from './style.js';
import { sure } from './sure.js';

/** The keys of the glossary by the facts and by the columns that they explain. */
const FACT_TERMS = { chart: 'lagna', moon: 'birth_star', target: 'ayanamsa', layers: 'nodes' };
const COLUMN_TERMS = { graha: 'graha', rasi: 'rasi', nakshatra: 'nakshatra', pada: 'pada', house: 'house', varga: 'varga', speed: 'speed', lords: 'dispositor', state: 'dignity' };

/**
 * settled: { state, horoscope } of head, choices and commands; shown: { state, horoscope, drawing, companion } that can be seen, or null; day: the
 * day of its moment as the service tells it, or null while that is on its way; later: chart/later.js, or null while that is; borders: how far its time may be wrong, or null; strip: the periods that run
 * now, nothing while they are on their way, or null where there will be none; form,
 * mover, problem: nodes; isEmpty: it failed before there was anything to be seen; isBusy, isSlow: something is asked for, for
 * long; isStale: what can be seen is not what is wished for, and may not be taken for it; spoken: said to those who listen; isKept: it is
 * of a person of the list; isGuest: what needs an account is left out; why: the form is empty because the chart is 'new', the visit the 'first', or the
 * address 'damaged'; pick: the graha that is
 * lit up, see chart/pick.js.
 */
export function page(view, act) {
  return html`
    ${head(view, act)}
    ${emptyNote(view)}<div class="workbench ${view.settled.state.at === null ? 'is-unborn' : ''}">${view.form ?? formComing()} ${stage(view, act)} ${figuresOf(view)} ${fromApi(view, act)}</div>
    ${view.shown && !view.isStale ? html`<p class="print-only by-system">${system(view.shown.horoscope.conventions)}</p>` : nothing}
    <p class="chart-credit soft small">${t('chart.credit')}</p>
    <p class="visually-hidden" role="status" aria-live="polite">${view.spoken}</p>
  `;
}

function head({ settled: { state, horoscope }, isStale, isKept, isGuest, why }, act) {
  const take = (iconName, label, onclick) => ({ iconName, label, disabled: isStale || !horoscope, onclick });
  const begin = { iconName: 'plus', label: t('chart.new'), onclick: act.begin };
  const canSave = !isKept && !isGuest;
  return html`<header class="chart-head ${isStale ? 'is-not-printed' : ''}">
    <div>
      <h1>${state.at === null && why === 'first' ? t('chart.firstVisit') : heading(state)}</h1>
      <p class="chart-when figures">${
        state.at === null ? t('chart.newHint') : html`${horoscope ? when(horoscope, state) : whenComing(state)}<span class="chart-where">${where(state)}</span>`
      }</p>
    </div>
    ${toolbar({
      label: t('chart.take'),
      actions: [
        // What is saved needs no saving: there the next chart comes first.
        canSave ? take('star', t('chart.keep'), act.keep) : begin,
        isGuest ? null : take('share', t('sharing.share'), act.share),
        isGuest ? null : take('download', t('chart.report'), act.report),
        take('print', t('chart.print'), act.print),
        canSave ? begin : null,
        linkAction({ disabled: isStale || !horoscope }),
        take('download', t('chart.downloadPng'), act.downloadPng),
        take('download', t('chart.download'), act.download),
        state.at === null || isGuest ? null : { iconName: 'layers', label: t('chart.compare'), href: `/compare?${write(state)}` },
        take('code', t('chart.copyCurl'), act.copyCurl),
        take('copy', t('chart.copyJson'), act.copyJson),
        // Where nothing can point, there are no keys either.
        matchMedia('(hover: none)').matches ? null : { iconName: 'info', label: t('chart.keys'), onclick: act.help },
      ],
    })}
  </header>`;
}

/** The birth of a man of whom the hour is known, for those who want to see a chart before they type. */
const EXAMPLE = { name: 'Srinivasa Ramanujan', at: '1887-12-22T18:20:00+05:21:10', lat: 11.341, lon: 77.7172, place: 'Erode', tz: null };

/** Above an empty form: that the address was damaged, or an example. */
function emptyNote({ settled: { state }, why }) {
  if (state.at !== null || !['first', 'damaged'].includes(why)) {
    return nothing;
  }
  return why === 'damaged'
    ? notice({ kind: 'warn', body: html`<p>${t('chart.damaged')}</p>` })
    : html`<p class="chart-example"><a class="button" href="/chart?${write({ ...state, ...EXAMPLE })}">${icon('star')}<span>${t('chart.example', { name: EXAMPLE.name })}</span></a></p>`;
}

function stage({ id, settled: { state, horoscope }, shown, borders, strip, mover, problem, isEmpty, isBusy, isSlow, isStale }, act) {
  const names = ['chart-figure', isSlow ? 'is-waiting' : null, isEmpty ? 'is-empty' : null, isStale ? 'is-stale' : null, isTimed(state) ? null : 'is-alone'].filter(Boolean).join(' ');
  return html`<section class="card stage" aria-label=${t('chart.title')}>
    <div class="stage-head">
      ${isTimed(state) ? vargaChoice({ id: `${id}-varga`, state, varga: horoscope?.varga, onchange: act.go }) : nothing}
      ${styleChoice({ id: `${id}-style`, style: state.style, onchange: (style) => act.go({ style }) })}
    </div>
    ${strip === null ? nothing : html`<p class="dasha-strip">${strip}</p>`}
    <div class="chart-problem">${problem}</div>
    <p class="stale-note" role="status">${isStale && shown ? t('chart.stale') : nothing}</p>
    <div class=${names} ?inert=${isStale} aria-busy=${isBusy ? 'true' : nothing} data-shown=${shown?.horoscope.local_time.utc ?? nothing}>
      ${shown?.companion && shown.state.varga > 1 ? shown.companion : nothing}${shown?.drawing ?? html`${waiting()}${waiting()}`}${shown?.companion && shown.state.varga === 1 ? shown.companion : nothing}
    </div>
    ${isTimed(state) ? mover : nothing} ${state.at === null || !isTimed(state) ? nothing : sure(borders)}
  </section>`;
}

/** In the place of the form, which comes after the first chart. */
function formComing() {
  return html`<div class="birth birth-coming card" aria-hidden="true"></div>`;
}

/** In the place of a picture; where two stand side by side there is a second. */
function waiting() {
  return html`<div class="chart-waiting" aria-hidden="true"></div>`;
}

/** The key facts and the table of the grahas, or grey lines for as long as they may still come. */
function figuresOf({ id, shown, day, later, isEmpty, isStale, pick }) {
  const coming = (lines) => (isEmpty ? nothing : skeleton(lines));
  if (shown && !isTimed(shown.state)) {
    return untimed(id, shown, later, isStale);
  }
  return html`
    <div class="card chart-facts ${isStale ? 'is-stale' : ''}" ?hidden=${isEmpty} ?inert=${isStale}>${shown ? html`${facts(factRows(shown.horoscope).map((row) => ({ ...row, term: FACT_TERMS[row.id] })))}${atBirth(shown.horoscope, day, later)}` : coming(8)}</div>
    <div class="chart-table ${isStale ? 'is-stale' : ''}" ?inert=${isStale}>${shown ? html`${positions(`${id}-table`, shown, pick)}${pick.panel}<p class="visually-hidden pick-status" role="status">${pick.spoken}</p>` : coming(10)}</div>
  `;
}

/** What the day tells of a birth whose time is not known. */
function untimed(id, { horoscope, birthDay }, later, isStale) {
  const rows = [...later.moonRows(birthDay), ...dayFactRows(horoscope)];
  return html`
    <div class="card chart-facts ${isStale ? 'is-stale' : ''}" ?inert=${isStale}><p class="untimed">${t('chart.untimed')}</p>
      ${facts(rows.map((row) => ({ ...row, term: FACT_TERMS[row.id] })))}
      <section class="at-birth" aria-label=${t('panchanga.at_birth')}>${limbs(later.limbRows(birthDay))}</section></div>
    <div class="chart-table ${isStale ? 'is-stale' : ''}" ?inert=${isStale}>${table({
      id: `${id}-table`,
      class: 'positions',
      caption: t('chart.table'),
      columns: later.columns().map((column) => ({
        ...column,
        head: COLUMN_TERMS[column.part] && term(COLUMN_TERMS[column.part], column.label),
        render: (one) => (column.part === 'graha' ? html`<span class="graha">${column.text(one)}</span>${isRetrograde(one) ? mark('retrograde') : nothing}` : column.text(one)),
      })),
      rows: birthDay.grahas,
      tr: (one, row) => html`<tr role="row" data-graha=${one.name}>${row}</tr>`,
    })}</div>
  `;
}

function limbs(rows) {
  return html`<dl>${rows.map(({ id, label, value }) => html`<div class="fact fact-${id}"><dt>${term(id, label)}</dt><dd class="figures"><strong>${value}</strong></dd></div>`)}</dl>`;
}

/** What is said of a moment, for as long as its words are on their way. */
const LIMBS = ['tithi', 'nakshatra', 'yoga', 'karana', 'vara', 'hora', 'ishta'];

/** The limbs of the moment by the day that it is in, which began with the sunrise before it. */
function atBirth({ local_time: clock }, day, later) {
  if (!later) {
    return html`<section class="at-birth" aria-hidden="true"><h2>\u00a0</h2><dl>${LIMBS.map((id) => html`<div class="fact fact-${id}"><dt>\u00a0</dt><dd>\u00a0</dd></div>`)}</dl></section>`;
  }
  return html`<section class="at-birth" aria-labelledby="at-birth"><h2 id="at-birth">${t('panchanga.at_birth')}</h2>
    ${limbs(later.factsAt(day, parse(clock.dateandtime).epoch))}
  </section>`;
}

function positions(id, { state, horoscope }, pick) {
  const { name, seen } = pick;
  const cells = {
    graha: (text, p) => (p.is_ascendant ? html`<span class="graha">${text}</span>` : isPoint(p) ? html`<span class="graha">${term('upagraha', text)}</span>` : picker(text, p, pick)),
    state: (text, p) => stateCell(text, p.state),
  };
  return table({
    id,
    class: 'positions',
    caption: t('chart.table'),
    columns: grahaColumns(horoscope).map((column) => ({ ...column, head: COLUMN_TERMS[column.part] && term(COLUMN_TERMS[column.part], column.label), render: (p) => cells[column.part]?.(column.text(p), p) ?? column.text(p) })),
    rows: grahaRows(horoscope, state),
    tr: (p, row) => html`<tr role="row" class=${[p.is_ascendant && 'is-ascendant', p.name === name && 'is-picked', seen.includes(p.is_ascendant ? 'ascendant' : p.name) && 'is-seen'].filter(Boolean).join(' ') || nothing} data-graha=${p.name}>${row}</tr>`,
  });
}

/** Lights up what a graha rules and where it looks. */
function picker(text, { name }, pick) {
  return html`<button type="button" class="graha graha-pick" aria-pressed=${String(pick.name === name)} title=${t('chart.graha_show', { graha: text })} @click=${() => pick.toggle(name)}>${text}</button>`;
}

/** The dignity in words, and the marks of combust, vargottama and retrograde. */
function stateCell(text, state) {
  const marks = marksOf(state);
  return marks.length === 0 ? text : html`${dignityName(state)} <span class="state-marks">${marks.map(mark)}</span>`;
}

function mark(id) {
  const word = t(MARKS[id]);
  const names = id === 'combust' ? 'badge badge-bad' : 'badge badge-accent';
  return html`<span class=${names} title=${word}>${term(id, html`<abbr title=${word}>${t(`${MARKS[id]}_mark`)}</abbr>`)}</span>`;
}

/** How to fetch the same with a program. */
function fromApi({ settled: { state }, isStale }, act) {
  if (state.at === null) {
    return nothing;
  }
  const drawn = picture(state, state.lang ?? language(), 'auto');
  const body = html`<p class="soft">${t('chart.fromApiText')} <a href="/docs" target="_blank" rel="noopener">${t('chart.fromApiDocs')}</a></p>
    ${command(t('chart.figuresAsJson'), curl(isTimed(state) ? figures(state) : birthDay(state)), act)} ${command(t('chart.pictureAsSvg'), curl(drawn, ' -o chart.svg'), act)}
    ${command(t('chart.dayAsJson'), curl(dayOf(state)), act)}`;
  return html`<section class="card from-api ${isStale ? 'is-stale' : ''}" ?inert=${isStale}>${disclosure({ label: t('chart.fromApi'), body })}</section>`;
}

function command(name, text, act) {
  return html`<figure class="command">
    <figcaption>${name}</figcaption>
    <div class="command-box"><pre tabindex="0"><code>${text}</code></pre>${iconButton({ label: `${t('chart.copyCurl')}: ${name}`, title: t('chart.copyCurl'), iconName: 'copy', onclick: () => act.copyCommand(text) })}</div>
  </figure>`;
}

const KEYS = [
  [['←', '→'], 'chart.key.step'],
  [['⇧', '←', '→'], 'chart.key.ten'],
  [['1', '…', '5'], 'chart.key.unit'],
  [['N'], 'chart.key.now'],
  [['S'], 'chart.key.style'],
  [['?'], 'chart.key.help'],
];

/** What the keys do, and whether they are on. */
export function keysHelp({ isOn, onchange }) {
  return html`
    <dl class="keys">${KEYS.map(([keys, what]) => html`<div><dt>${keys.map((k) => (k === '…' ? ' … ' : html`<kbd>${k}</kbd>`))}</dt><dd>${t(what)}</dd></div>`)}</dl>
    ${tick({ name: 'shortcuts', label: t('chart.key.on'), shown: isOn, onchange: (event) => onchange(event.target.checked) })}
  `;
}
