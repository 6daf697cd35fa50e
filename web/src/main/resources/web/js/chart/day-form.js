// The form of a birth of which only the day is known: date, place, name and clock.
import { dateField } from '../date.js';
import { t } from '../i18n.js';
import { field } from '../kit/controls.js';
import { html, nothing } from '../kit/lit.js';
import { typedFields, zoneTyped } from '../typed.js';

/**
 * dayForm({ id, label, state: { name, tz }, date, place (elements), hasName, complaint (a node or null), onchange(part) }); date and place
 * have their own way to tell what is chosen.
 */
export function dayForm({ id, label, state: { name, tz }, date, place, hasName = true, complaint = null, onchange }) {
  return html`<form class="birth card" novalidate aria-label=${label} @submit=${(event) => event.preventDefault()}>
    ${date}
    ${place}
    ${hasName ? nameField({ id, name, onchange }) : nothing}
    ${field({
      id: `${id}-tz`,
      name: 'tz',
      label: t('chart.timezone'),
      hint: t('chart.timezoneHint'),
      spellcheck: 'false',
      autocomplete: 'off',
      shown: tz ?? '',
      onchange: (event) => onchange({ tz: zoneTyped(event.target.value, place.zone()) }),
    })}
    <div class="form-errors">${complaint}</div>
  </form>`;
}

/** The date of such a form: { node, show(date, error) }. `onchange` hears of another, and of null where there is none that makes sense. */
export function dayField(onchange) {
  const node = dateField({ required: true });
  const typed = typedFields([node.control], ([date]) => onchange(date), () => onchange(null));
  return {
    node,
    show(date, error = '') {
      typed.set([date ?? '']);
      if (error) {
        node.complain(error);
      }
    },
  };
}

export function nameField({ id, name, onchange }) {
  return field({ id: `${id}-name`, name: 'name', label: t('chart.name'), maxlength: '160', autocomplete: 'off', placeholder: t('chart.nameHint'), shown: name, onchange: (event) => onchange({ name: event.target.value.trim() }) });
}
