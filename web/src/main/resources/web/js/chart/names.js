// The API's names in the words of the page.
import { has, t } from '../i18n.js';

export const PARASHARA = [1, 2, 3, 4, 7, 9, 10, 12, 16, 20, 24, 27, 30, 40, 45, 60];

/** All of them, by their numbers; the names are terms. */
export const AYANAMSAS = [
  'fagan_bradley', 'lahiri', 'deluce', 'raman', 'ushashashi', 'krishnamurti', 'djwhal_khul', 'yukteshwar', 'jn_bhasin',
  'babyl_kugler1', 'babyl_kugler2', 'babyl_kugler3', 'babyl_huber', 'babyl_etpsc', 'aldebaran_15tau', 'hipparchos',
  'sassanian', 'galcent_0sag', 'j2000', 'j1900', 'b1950', 'suryasiddhanta', 'suryasiddhanta_msun', 'aryabhata',
  'aryabhata_msun', 'ss_revati', 'ss_citra', 'true_citra', 'true_revati', 'true_pushya', 'galcent_rgilbrand',
  'galequ_iau1958', 'galequ_true', 'galequ_mula', 'galalign_mardyks', 'true_mula', 'galcent_mula_wilhelm', 'aryabhata_522',
  'babyl_britton', 'true_sheoran', 'galcent_cochrane', 'galequ_fiorenza', 'valens_moon', 'lahiri_1940', 'lahiri_vp285',
  'krishnamurti_vp291', 'lahiri_icrc', 'raman_book',
];

/** What most people look for. */
export const COMMON_AYANAMSAS = ['lahiri', 'true_citra', 'krishnamurti', 'raman', 'true_pushya', 'yukteshwar', 'fagan_bradley'];

export function graha(name) {
  return name === 'ascendant' ? t('terms.lagna') : t(`terms.graha.${name === 'kethu' ? 'ketu' : name}`);
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
