// A date that people type, paste or choose in a calendar.
import { t } from './i18n.js';
import { icon } from './kit/blocks.js';
import { element, html, nothing, render } from './kit/lit.js';
import { dateInWords, dateShown, dateTyped, typedFields } from './typed.js';
import { uid } from './ui.js';

/**
 * A field with label for a date, for `typedFields`: dateField({ label, required, ontime(text) }). Below it stands what was understood, in
 * words and with the weekday, or what may be typed. `ontime` gets a time that was pasted along. `node.control` is where people type;
 * `node.complain(text)` says what else is wrong with the date, until it is another.
 */
export function dateField({ label = t('chart.date'), required = false, ontime = () => {} } = {}) {
  const id = uid('date');
  const node = element(html`<div class="field date-field"></div>`);
  let error = '';
  draw();
  const control = node.querySelector('input[name=date]');
  const calendar = node.querySelector('.date-calendar');
  node.control = control;
  node.complain = (text) => {
    error = text;
    draw();
  };
  return node;

  function draw() {
    const typed = dateTyped(node.querySelector('input[name=date]')?.value ?? '');
    render(
      html`
        <label for=${id}>${label}</label>
        <div class="date-box">
          <input
            id=${id}
            name="date"
            type="text"
            maxlength="80"
            autocomplete="off"
            spellcheck="false"
            placeholder="01-04-1990"
            aria-describedby="${id}-words ${id}-error"
            aria-invalid=${error ? 'true' : nothing}
            ?required=${required}
            @input=${(event) => said(event.inputType === 'insertFromPaste')}
            @written=${() => said(false)}
            @keydown=${(event) => event.key === 'Enter' && left()}
            @change=${left}
          />
          <input class="date-calendar" type="date" tabindex="-1" aria-hidden="true" min="0001-01-01" max="9999-12-31" @input=${(event) => event.stopPropagation()} @change=${chosen} />
          <button type="button" class="date-pick" aria-label=${t('chart.calendar')} title=${t('chart.calendar')} @click=${pick}>${icon('calendar')}</button>
        </div>
        <p id="${id}-words" class="field-hint date-words">${typed ? dateInWords(typed.date) : ''}</p>
        <p id="${id}-error" class="field-error" aria-live="polite">${error}</p>
      `,
      node,
    );
  }

  function said(isPasted) {
    error = '';
    if (isPasted) {
      handOn();
    }
    draw();
  }

  /** A text that is no date is said once somebody leaves it. */
  function left() {
    handOn();
    error = control.value.trim() && !dateTyped(control.value) ? t('chart.noDate') : '';
    draw();
  }

  function handOn() {
    const typed = dateTyped(control.value);
    if (typed?.time) {
      control.value = dateShown(typed.date);
      ontime(typed.time);
    }
  }

  function pick() {
    const typed = dateTyped(control.value);
    calendar.value = typed?.date ?? '';
    calendar.showPicker();
  }

  function chosen(event) {
    event.stopPropagation();
    if (calendar.value) {
      typeInto(control, dateShown(calendar.value));
    }
  }
}

/** A date and a time: { node, show(local) }; `onchange` hears of another moment of a clock, both as YYYY-MM-DDTHH:MM:SS. */
export function momentField({ label, onchange }) {
  const id = uid('time');
  const day = dateField({ label, ontime: (time) => typeInto(clock, time) });
  const node = element(html`<div class="moment-field">
    ${day}
    <div class="field"><label for=${id}>${t('chart.time')}</label><input id=${id} name="time" type="text" inputmode="numeric" maxlength="20" autocomplete="off" placeholder="06:15" /></div>
  </div>`);
  const clock = node.querySelector('input[name=time]');
  const typed = typedFields([day.control, clock], ([date, time]) => onchange(`${date}T${time}`));
  return { node, show: (local) => typed.set(local.split('T')) };
}

/** As if somebody had typed it. */
export function typeInto(control, text) {
  control.value = text;
  control.dispatchEvent(new Event('input'));
  control.dispatchEvent(new Event('change'));
}
