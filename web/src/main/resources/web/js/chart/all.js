// Every convention to choose from, group by group; nothing chosen is as the profile or the service has it.
import { CONVENTIONS, GROUPS, capital, conventionName, isValue, ofGroup, valueName } from '../conventions.js';
import { t } from '../i18n.js';
import { field, select } from '../kit/controls.js';
import { html } from '../kit/lit.js';

/**
 * conventionChoices({ id, chosen (by field), unchosen (what nothing is called), prefix (before the names of the controls),
 * onchange(part) }), to be drawn once `conventionWords` has its words.
 */
export function conventionChoices({ id, chosen, unchosen = t('conventions.unchosen'), prefix = '', onchange }) {
  return GROUPS.map(
    (group) => html`<fieldset class="conv-group">
      <legend>${t(`conventions.group.${group}`)}</legend>
      ${ofGroup(group).map((convention) => one(CONVENTIONS[convention], { id, chosen, unchosen, prefix, onchange }))}
    </fieldset>`,
  );
}

function one({ id: convention, field: name, values, limits }, { id, chosen, unchosen, prefix, onchange }) {
  const common = { id: `${id}-${name}`, name: prefix + name, label: capital(conventionName(convention)), shown: chosen[name] ?? '' };
  if (!limits) {
    return select({ ...common, options: [['', unchosen], ...values.map((value) => [value, capital(valueName(convention, value))])], onchange: (event) => onchange({ [name]: event.target.value || null }) });
  }
  const typed = (text) => (isValue(convention, text) ? text : null);
  return field({ ...common, inputmode: 'decimal', autocomplete: 'off', placeholder: unchosen, onchange: (event) => onchange({ [name]: typed(event.target.value.trim().replace(',', '.').replace('−', '-')) }) });
}
