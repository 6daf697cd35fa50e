// Above a view whose address names a date or a place that makes no sense: what is shown instead was not asked for, and that is said.
import { t } from './i18n.js';
import { notice } from './kit/blocks.js';
import { element, html } from './kit/lit.js';
import { isDamaged } from './moment.js';

const CALENDAR_DATE = /^(today|[+-]?\d{4,6}-\d\d-\d\d)$/;

/** Says it before the element of a view, or takes it away when another address came. */
export function sayDamaged(root, params) {
  root.parentElement?.querySelector(':scope > .damaged')?.remove();
  const date = params.get('date');
  if (isDamaged(params) || (date && !CALENDAR_DATE.test(date))) {
    root.before(element(html`<div class="damaged">${notice({ kind: 'warn', body: html`<p>${t('chart.damagedElsewhere')}</p>` })}</div>`));
  }
}
