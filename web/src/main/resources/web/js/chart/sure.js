// How sure the time is, below the slider: how many parts of the reading stand on less than two minutes, and which.
import { number, t } from '../i18n.js';
import { html, nothing } from '../kit/lit.js';
import { fragile } from './borders.js';

/** answer: of the service about the shown moment, or null while there is none; its room is kept for it. */
export function sure(answer) {
  const parts = answer ? fragile(answer) : [];
  const brief = !answer ? nothing : parts.length > 0 ? t('chart.sureCount', { count: number(parts.length) }) : t('chart.sureNone');
  return html`<details class="sure">
    <summary><span class="sure-title">${t('chart.sure')}</span> <span class="sure-brief soft">${brief}</span></summary>
    ${
      parts.length > 0
        ? html`<ul class="sure-parts">${parts.map(
            ({ name, label, value, changes }) =>
              html`<li data-part=${name}><strong>${label}</strong> <span>${value}</span>${changes.map(
                ({ isLater, time, to }) => html` <span class="sure-change figures">${isLater ? t('chart.laterBy', { time }) : t('chart.earlierBy', { time })}: ${to}</span>`,
              )}</li>`,
          )}</ul>`
        : nothing
    }
  </details>`;
}
