// The API's names in the words of the page.
import { has, t } from '../i18n.js';
import { PARASHARA } from '../registry.js';

/** What most people look for. */
export const COMMON_AYANAMSAS = ['lahiri', 'true_citra', 'krishnamurti', 'raman', 'true_pushya', 'yukteshwar', 'fagan_bradley'];

/** The name of the ascendant, of a graha, or of a point beside them. */
export function graha(name) {
  const key = name === 'ascendant' ? 'terms.lagna' : `terms.graha.${name === 'kethu' ? 'ketu' : name}`;
  return has(key) ? t(key) : t(`points.${name}`);
}

export function rasi(name) {
  return t(`terms.rasi.${name.toLowerCase()}`);
}

export function nakshatra(name) {
  return t(`terms.nakshatra.${name.toLowerCase().replaceAll(' ', '_')}`);
}

/** Of one that nobody knows, from a damaged address say, its id is all there is to show. */
export function ayanamsa(id) {
  return has(`terms.ayanamsa.${id}`) ? t(`terms.ayanamsa.${id}`) : id;
}

export function varga(divisions) {
  return PARASHARA.includes(divisions) ? t(`terms.varga.${divisions}`) : `D${divisions}`;
}
