// How a chart is drawn: the regional style, and which divisional chart.
import { t } from '../i18n.js';
import { drawing } from '../kit/blocks.js';
import { choice, segments } from '../kit/controls.js';
import { html } from '../kit/lit.js';
import { STYLES } from '../moment.js';
import { divisions, schools } from './choices.js';

const OUTLINES = {
  'south-indian': 'M2 2h20v20H2zM2 7h20M2 17h20M7 2v20M17 2v20M12 2v5M12 17v5M2 12h5M17 12h5',
  'north-indian': 'M2 2h20v20H2zM2 2l20 20M22 2L2 22M12 2l10 10-10 10L2 12z',
  'east-indian': 'M2 2h20v20H2zM8.7 2v20M15.3 2v20M2 8.7h20M2 15.3h20M2 2l6.7 6.7M22 2l-6.7 6.7M2 22l6.7-6.7M22 22l-6.7-6.7',
};

/** The regional style: three small charts to choose from. */
export function styleChoice({ id, style, onchange }) {
  const items = STYLES.map((value) => {
    const title = t(`chart.style.${value}`);
    return { value, title, label: html`${drawing([OUTLINES[value]], 'icon style-outline')}<span class="style-name">${title}</span>` };
  });
  return segments({ name: id, label: t('chart.style'), items, shown: style, class: 'styles', onchange });
}

/** Which divisional chart, and by whose rule where there are several; varga is what the service says of the shown one. */
export function vargaChoice({ id, state, varga, onchange }) {
  const school = schools(state, varga);
  return html`<div class="varga">
    <label for=${id} class="visually-hidden">${t('chart.varga')}</label>
    ${choice({ id, name: 'varga', options: divisions(state), shown: String(state.varga), onchange: (event) => onchange({ varga: Number(event.target.value), school: null }) })}
    <span class="varga-school ${school.coming ? 'is-coming' : ''}" ?hidden=${!school.offered && !school.coming}><label for="${id}-school" class="visually-hidden">${t('chart.school')}</label>${choice({ id: `${id}-school`, name: 'school', options: school.options, shown: school.shown, onchange: (event) => onchange({ school: event.target.value }) })}</span>
  </div>`;
}
