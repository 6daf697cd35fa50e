// What people choose and type with: templates without state of their own. `shown` is what a control is to show; see `settle`
// in lit.js, which makes it so. An id is given by whoever draws, so that it stays the same from one drawing to the next.
import { icon } from './blocks.js';
import { html, nothing } from './lit.js';
import { termMark } from './term.js';

/** kind: primary, danger or quiet. */
export function button({ label, iconName, kind, class: names, disabled = false, onclick }) {
  const all = ['button', kind ? `button-${kind}` : null, names].filter(Boolean).join(' ');
  return html`<button type="button" class=${all} ?disabled=${disabled} @click=${onclick}>${iconName ? html`${icon(iconName)}<span>${label}</span>` : label}</button>`;
}

/** A button that is only an icon: `label` is what it is called, `title` what is shown of it. */
export function iconButton({ label, title = label, iconName, class: names = 'tool', onclick }) {
  return html`<button type="button" class=${names} aria-label=${label} title=${title} @click=${onclick}>${icon(iconName)}</button>`;
}

/** A control that has a label above it, with a mark that explains a term, and room for a hint and an error below. */
function labelled({ id, label, hint, error = '', more, term }, control) {
  return html`<div class="field">
    ${term ? html`<div class="field-head"><label for=${id}>${label}</label>${termMark(term)}</div>` : html`<label for=${id}>${label}</label>`}
    ${control}${hint ? html`<p id="${id}-hint" class="field-hint">${hint}</p>` : nothing}
    <p id="${id}-error" class="field-error" aria-live="polite">${error}</p>
    ${more ?? nothing}
  </div>`;
}

function describedBy({ id, hint }) {
  return hint ? `${id}-hint ${id}-error` : `${id}-error`;
}

/** A labelled field to type in; `more` comes after it, a list of proposals say, whose id is `list`. */
export function field(options) {
  const { id, name, type = 'text', shown, error, required = false, onchange, oninput, onfocus } = options;
  const given = (attribute) => options[attribute] ?? nothing;
  return labelled(
    options,
    html`<input
      type=${type}
      id=${id}
      name=${name}
      aria-describedby=${describedBy(options)}
      aria-invalid=${error ? 'true' : nothing}
      ?required=${required}
      min=${given('min')}
      max=${given('max')}
      step=${given('step')}
      maxlength=${given('maxlength')}
      list=${given('list')}
      inputmode=${given('inputmode')}
      autocomplete=${given('autocomplete')}
      spellcheck=${given('spellcheck')}
      placeholder=${given('placeholder')}
      .shown=${shown}
      @input=${oninput}
      @change=${onchange}
      @focus=${onfocus}
    />`,
  );
}

/** A labelled text of several lines. */
export function textarea(options) {
  const { id, name, shown, error, rows = 4, onchange } = options;
  return labelled(
    options,
    html`<textarea id=${id} name=${name} rows=${rows} maxlength=${options.maxlength ?? nothing} aria-describedby=${describedBy(options)} aria-invalid=${error ? 'true' : nothing} .shown=${shown} @change=${onchange}></textarea>`,
  );
}

/** A labelled choice; options as in `choice`. */
export function select(options) {
  return labelled(options, choice({ ...options, describedby: describedBy(options) }));
}

/** A choice without a label of its own: options are [value, text] or groups { label, options }. */
export function choice({ id, name, options, shown, describedby, onchange }) {
  return html`<select id=${id} name=${name} aria-describedby=${describedby ?? nothing} .shown=${shown} @change=${onchange}>${options.map(option)}</select>`;
}

function option(given) {
  return Array.isArray(given)
    ? html`<option value=${given[0]}>${given[1]}</option>`
    : html`<optgroup label=${given.label}>${given.options.map(option)}</optgroup>`;
}

/** A box to tick, or one of several to choose by `type: 'radio'`, with what it means beside it. */
export function tick({ type = 'checkbox', name, value, label, shown, onchange }) {
  return html`<label class="choice"><input type=${type} name=${name} value=${value ?? nothing} .shown=${shown} @change=${onchange} /><span>${label}</span></label>`;
}

/** One of a few, all in sight: items are { value, label, title }; a label may be a template. */
export function segments({ name, label, items, shown, class: names, onchange }) {
  return html`<div class=${['segments', names].filter(Boolean).join(' ')} role="radiogroup" aria-label=${label}>${items.map(
    (item) =>
      html`<label class="segment"><input type="radio" name=${name} value=${item.value} .shown=${item.value === shown} @change=${() => onchange(item.value)} /><span title=${item.title ?? nothing}>${item.label}</span></label>`,
  )}</div>`;
}
