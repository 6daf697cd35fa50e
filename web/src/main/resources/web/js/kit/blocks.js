// What shows something: templates without state of their own. Whatever is null is left out.
import { t } from '../i18n.js';
import { paths } from '../icons.js';
import { html, nothing, svg } from './lit.js';
import { term } from './term.js';

/** A small picture beside a word; screen readers pass over it. */
export function icon(name) {
  return drawing((paths[name] ?? []), 'icon');
}

/** Lines on a grid of 24, in the colour of the text. */
export function drawing(lines, names) {
  return html`<svg class=${names} viewBox="0 0 24 24" aria-hidden="true" focusable="false">${lines.map((d) => svg`<path d=${d}></path>`)}</svg>`;
}

/** Grey lines in the place of what is to come. */
export function skeleton(lines = 3) {
  return html`<div class="skeleton" aria-hidden="true">${Array.from({ length: lines }, () => html`<span></span>`)}</div>`;
}

/** Something to be noticed, said at once to those who listen; kind: good, warn or bad. What failed is `failure` of ui.js. */
export function notice({ kind = 'bad', iconName = 'warn', body }) {
  return html`<div class="note note-${kind}" role="alert">${icon(iconName)}<div>${body}</div></div>`;
}

/** What can be folded away; open only says how it is at first. */
export function disclosure({ label, open = false, class: names, body }) {
  return html`<details class=${names ?? nothing} ?open=${open}><summary>${icon('down')}${label}</summary>${body}</details>`;
}

/** Names with what they stand for: rows are { id, label, value, more, term (its key in the glossary) }. */
export function facts(rows) {
  return html`<dl class="facts">${rows.map(
    ({ id, label, value, more, term: explained }) =>
      html`<div class="fact fact-${id}"><dt>${explained ? term(explained, label) : label}</dt><dd class="figures"><strong>${value}</strong>${more ? html`<span>${more}</span>` : nothing}</dd></div>`,
  )}</dl>`;
}

/**
 * A table: columns are { label, head (in place of the label in the heading), part, numeric, rowHeader, class, render(row) }, rows any objects; id names the caption. It
 * scrolls inside itself when it is too wide. A style sheet may lay its rows out as cards, by data-part and data-label: what
 * they are to those who listen is said by roles, so that it does not depend on that. `tr(row, cells)` may make the rows.
 */
export function table({ id, columns, rows, caption, class: names = '', tr = plainRow, empty }) {
  return html`<div class="table-scroll ${names}" tabindex="0" role="region" aria-labelledby=${id}>
    <table role="table">
      <caption id=${id} class="visually-hidden">${caption}</caption>
      <thead role="rowgroup"><tr role="row">${columns.map((c) => html`<th scope="col" role="columnheader" class=${classes(c)}>${c.head ?? c.label}</th>`)}</tr></thead>
      <tbody role="rowgroup">${
        rows.length > 0
          ? rows.map((row) => tr(row, columns.map((c) => cell(c, row))))
          : html`<tr role="row"><td role="cell" colspan=${columns.length} class="soft">${empty ?? t('shell.empty')}</td></tr>`
      }</tbody>
    </table>
  </div>`;
}

function plainRow(row, cells) {
  return html`<tr role="row">${cells}</tr>`;
}

function cell(column, row) {
  const held = column.render(row);
  const { label, part } = column;
  return column.rowHeader
    ? html`<th scope="row" role="rowheader" class=${classes(column)} data-label=${label} data-part=${part ?? nothing}>${held}</th>`
    : html`<td role="cell" class=${classes(column)} data-label=${label} data-part=${part ?? nothing}>${held}</td>`;
}

function classes({ numeric, class: names }) {
  return [numeric ? 'numeric' : null, names].filter(Boolean).join(' ') || nothing;
}
