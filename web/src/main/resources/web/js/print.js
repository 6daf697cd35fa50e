// What only a print says: by which system it was computed. On the screen the settings say it.
import { h } from './dom.js';
import { has, t } from './i18n.js';

/** A line with the conventions of an answer. */
export function bySystem(conventions) {
  return h('p', { class: 'print-only by-system' }, system(conventions));
}

/** "Ayanamsa: Lahiri · Lunar nodes: True nodes · … · Nirayana 0.1.0"; what an answer does not depend on it does not say. */
export function system(conventions) {
  const said = (label, key, value) => (value && has(key) ? `${t(label)}: ${t(key)}` : null);
  const nodes = conventions.almanac ? null : said('chart.nodes', `chart.node.${conventions.node_type}`, conventions.node_type);
  const sunrise = 'panchanga.convention.sunrise_definition';
  return [
    said('terms.caption.ayanamsa', `terms.ayanamsa.${conventions.ayanamsa}`, conventions.ayanamsa) ?? conventions.ayanamsa,
    nodes,
    said('chart.reference', `chart.reference.${conventions.position_reference}`, conventions.position_reference),
    said(sunrise, `${sunrise}.${conventions.sunrise_definition}`, conventions.sunrise_definition),
    conventions.timezone && `${t('chart.timezone')}: ${conventions.timezone}`,
    conventions.engine,
  ]
    .filter(Boolean)
    .join(' · ');
}
