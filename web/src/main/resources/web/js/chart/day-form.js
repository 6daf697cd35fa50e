// The form of a birth of which only the day is known: date, place, name and clock.
import { t } from '../i18n.js';
import { field } from '../kit/controls.js';
import { html } from '../kit/lit.js';

/**
 * dayForm({ id, label, state: { date, name, tz }, place (an element), dateError, complaint (a node or null), onchange(part) }); the place
 * has its own way to tell what is chosen.
 */
export function dayForm({ id, label, state: { date, name, tz }, place, dateError = '', complaint = null, onchange }) {
  return html`<form class="birth card" novalidate aria-label=${label} @submit=${(event) => event.preventDefault()}>
    ${field({
      id: `${id}-date`,
      name: 'date',
      label: t('chart.date'),
      type: 'date',
      required: true,
      min: '0001-01-01',
      max: '9999-12-31',
      shown: date ?? '',
      error: dateError,
      // A year that is still being typed is 0001, 0019 and 0199 first.
      onchange: ({ target: { value } }) => (value && value < '1000' ? undefined : onchange({ date: value || null })),
    })}
    ${place}
    ${nameField({ id, name, onchange })}
    ${field({
      id: `${id}-tz`,
      name: 'tz',
      label: t('chart.timezone'),
      hint: t('chart.timezoneHint'),
      spellcheck: 'false',
      autocomplete: 'off',
      shown: tz ?? '',
      onchange: (event) => onchange({ tz: event.target.value.trim() || null }),
    })}
    <div class="form-errors">${complaint}</div>
  </form>`;
}

export function nameField({ id, name, onchange }) {
  return field({ id: `${id}-name`, name: 'name', label: t('chart.name'), maxlength: '160', autocomplete: 'off', placeholder: t('chart.nameHint'), shown: name, onchange: (event) => onchange({ name: event.target.value.trim() }) });
}
