// The page of the workbench, as templates of what its view holds; see view/chart.js.
import { factsAt } from '../almanac/birth.js';
import { language, t } from '../i18n.js';
import { facts, icon, skeleton, table } from '../kit/blocks.js';
import { button, iconButton, textarea, tick } from '../kit/controls.js';
import { html, nothing } from '../kit/lit.js';
import { term } from '../kit/term.js';
import { parse, write } from '../moment.js';
import { system } from '../print.js';
import { factRows, grahaColumns, grahaRows, heading, isRetrograde, when, whenAsked, where } from './facts.js';
import { styleChoice, vargaChoice } from './form.js';
import { curl, day as dayOf, figures, picture } from './share.js';
import { sure } from './sure.js';

/** The keys of the glossary by the facts and by the columns that they explain. */
const FACT_TERMS = { chart: 'lagna', moon: 'birth_star', target: 'ayanamsa', layers: 'nodes' };
const COLUMN_TERMS = { graha: 'graha', rasi: 'rasi', nakshatra: 'nakshatra', pada: 'pada', house: 'house', varga: 'varga', speed: 'speed', lords: 'dispositor', dignity: 'dignity' };

/** Which chart stands beside another where there is room for two: the rasi chart beside any other, the navamsa beside it. */
export function besides(varga) {
  return varga === 1 ? 9 : 1;
}

/**
 * settled: { state, horoscope } of head, choices and commands; shown: { state, horoscope, drawing, companion } that can be seen, or null; day: the
 * day of its moment as the service tells it, or null while that is on its way; borders: how far its time may be wrong, or null; form,
 * mover, problem: nodes; isEmpty: it failed before there was anything to be seen; isBusy, isSlow: something is asked for, for
 * long; isStale: what can be seen is not what is wished for, and may not be taken for it; spoken: said to those who listen; isKept: it is
 * of a person of the list; isGuest: what needs an account is left out.
 */
export function page(view, act) {
  return html`
    ${head(view, act)}
    <div class="workbench">${view.form} ${stage(view, act)} ${figuresOf(view)} ${fromApi(view, act)}</div>
    ${view.shown && !view.isStale ? html`<p class="print-only by-system">${system(view.shown.horoscope.conventions)}</p>` : nothing}
    <p class="chart-credit soft small">${t('chart.credit')}</p>
    <p class="visually-hidden" role="status" aria-live="polite">${view.spoken}</p>
  `;
}

function head({ id, settled: { state, horoscope }, isStale, isKept, isGuest, letterhead }, act) {
  const take = (iconName, label, onclick) => button({ iconName, label, disabled: isStale || !horoscope, onclick });
  return html`<header class="chart-head ${isStale ? 'is-not-printed' : ''}">
    <div>
      <h1>${heading(state)}</h1>
      <p class="chart-when figures">${
        state.at === null ? t('chart.newHint') : html`${horoscope ? when(horoscope) : whenAsked(state)}<span class="chart-where">${where(state)}</span>`
      }</p>
    </div>
    <div class="chart-actions" role="group" aria-label=${t('chart.take')}>
      ${isKept || isGuest ? nothing : take('star', t('chart.keep'), act.keep)}
      ${isGuest ? nothing : take('share', t('sharing.share'), act.share)}
      ${take('link', t('chart.copyLink'), act.copyLink)}
      ${take('code', t('chart.copyCurl'), act.copyCurl)}
      ${take('copy', t('chart.copyJson'), act.copyJson)}
      ${take('download', t('chart.download'), act.download)}
      ${take('download', t('chart.downloadPng'), act.downloadPng)}
      ${isGuest ? nothing : reportWays({ id, letterhead, take }, act)}
      ${take('print', t('chart.print'), act.print)}
      ${state.at === null || isGuest ? nothing : html`<a class="button" href="/compare?${write(state)}">${icon('layers')}<span>${t('chart.compare')}</span></a>`}
      ${button({ iconName: 'plus', label: t('chart.new'), onclick: act.begin })}
    </div>
  </header>`;
}

/** The horoscope as a document, and what stands at its head. */
function reportWays({ id, letterhead, take }, act) {
  return html`${take('download', t('chart.report'), act.report)}
      <details class="letterhead">
        <summary class="button">${t('chart.letterhead')}</summary>
        ${textarea({ id: `${id}-letterhead`, name: 'letterhead', label: t('chart.letterhead'), hint: t('chart.letterheadHint'), rows: 3, maxlength: 960, shown: letterhead, onchange: (event) => act.letterhead(event.currentTarget.value) })}
      </details>`;
}

function stage({ id, settled: { state, horoscope }, shown, borders, mover, problem, isEmpty, isBusy, isSlow, isStale }, act) {
  const names = ['chart-figure', isSlow ? 'is-waiting' : null, isEmpty ? 'is-empty' : null, isStale ? 'is-stale' : null].filter(Boolean).join(' ');
  return html`<section class="card stage" aria-label=${t('chart.title')}>
    <div class="stage-head">
      ${vargaChoice({ id: `${id}-varga`, state, varga: horoscope?.varga, onchange: act.go })}
      ${styleChoice({ id: `${id}-style`, style: state.style, onchange: (style) => act.go({ style }) })}
    </div>
    <div class="chart-problem">${problem}</div>
    <p class="stale-note" role="status">${isStale && shown ? t('chart.stale') : nothing}</p>
    <div class=${names} ?inert=${isStale} aria-busy=${isBusy ? 'true' : nothing} data-shown=${shown?.horoscope.local_time.utc ?? nothing}>
      ${shown?.companion && shown.state.varga > 1 ? shown.companion : nothing}${shown?.drawing ?? html`<div class="chart-waiting" aria-hidden="true"></div>`}${shown?.companion && shown.state.varga === 1 ? shown.companion : nothing}
    </div>
    ${mover} ${state.at === null ? nothing : sure(borders)}
    <button type="button" class="button button-quiet keys-help" @click=${act.help}><kbd>?</kbd>${t('chart.keys')}</button>
  </section>`;
}

/** The key facts and the table of the grahas, or grey lines for as long as they may still come. */
function figuresOf({ id, shown, day, isEmpty, isStale }) {
  const coming = (lines) => (isEmpty ? nothing : skeleton(lines));
  return html`
    <div class="card chart-facts ${isStale ? 'is-stale' : ''}" ?hidden=${isEmpty} ?inert=${isStale}>${shown ? html`${facts(factRows(shown.horoscope).map((row) => ({ ...row, term: FACT_TERMS[row.id] })))}${atBirth(shown.horoscope, day)}` : coming(8)}</div>
    <div class="chart-table ${isStale ? 'is-stale' : ''}" ?inert=${isStale}>${shown ? positions(`${id}-table`, shown.horoscope) : coming(10)}</div>
  `;
}

/** The limbs of the moment by the day that it is in, which began with the sunrise before it. */
function atBirth({ local_time: clock }, day) {
  return html`<section class="at-birth" aria-labelledby="at-birth"><h2 id="at-birth">${t('panchanga.at_birth')}</h2>
    <dl>${factsAt(day, parse(clock.dateandtime).epoch).map(
      ({ id, label, value }) => html`<div class="fact fact-${id}"><dt>${term(id, label)}</dt><dd class="figures"><strong>${value}</strong></dd></div>`,
    )}</dl>
  </section>`;
}

function positions(id, horoscope) {
  const cells = {
    graha: (text, p) => html`<span class="graha">${text}</span>${isRetrograde(p) ? retrograde() : nothing}`,
  };
  return table({
    id,
    class: 'positions',
    caption: t('chart.table'),
    columns: grahaColumns(horoscope).map((column) => ({ ...column, head: COLUMN_TERMS[column.part] && term(COLUMN_TERMS[column.part], column.label), render: (p) => cells[column.part]?.(column.text(p), p) ?? column.text(p) })),
    rows: grahaRows(horoscope),
    tr: (p, row) => html`<tr role="row" class=${p.is_ascendant ? 'is-ascendant' : nothing} data-graha=${p.name}>${row}</tr>`,
  });
}

function retrograde() {
  const word = t('terms.caption.retrograde');
  return html`<span class="badge badge-accent" title=${word}>${term('retrograde', html`<abbr title=${word}>${t('terms.caption.retrograde_mark')}</abbr>`)}</span>`;
}

/** How to fetch the same with a program. */
function fromApi({ settled: { state }, isStale }, act) {
  if (state.at === null) {
    return nothing;
  }
  const drawn = picture(state, state.lang ?? language(), 'auto');
  return html`<section class="card from-api ${isStale ? 'is-stale' : ''}" ?inert=${isStale} aria-labelledby="from-api">
    <h2 id="from-api">${t('chart.fromApi')}</h2>
    <p class="soft">${t('chart.fromApiText')} <a href="/docs" target="_blank" rel="noopener">${t('chart.fromApiDocs')}</a></p>
    ${command(t('chart.figuresAsJson'), curl(figures(state)), act)} ${command(t('chart.pictureAsSvg'), curl(drawn, ' -o chart.svg'), act)}
    ${command(t('chart.dayAsJson'), curl(dayOf(state)), act)}
  </section>`;
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
