// The dasha systems of the page, and their lords: grahas, rasis, yoginis.
import { has, t } from '../i18n.js';
import { graha, grahaShort, rasi } from './names.js';

export const SYSTEMS = ['vimshottari', 'ashtottari', 'ashtottari_without_abhijit', 'yogini', 'chara'];

/** Those that no star opens: from which star periods begin cannot be chosen. */
const WITHOUT_STAR = ['chara'];

/** By whose colour a rasi is drawn. */
const OWNERS = { Aries: 'mars', Taurus: 'venus', Gemini: 'mercury', Cancer: 'moon', Leo: 'sun', Virgo: 'mercury', Libra: 'venus', Scorpio: 'mars', Sagittarius: 'jupiter', Capricorn: 'saturn', Aquarius: 'saturn', Pisces: 'jupiter' };

export function isOpenedByStar(system) {
  return !WITHOUT_STAR.includes(system);
}

/** What is asked of the service, without what it refuses for a system. */
export function askedOf(system, query) {
  const { dasha_from: from, ...others } = query;
  return from !== undefined && !isOpenedByStar(system) ? others : query;
}

/** The graha of a lord, for its colour. */
export function colour({ graha: planet, rasi: sign }) {
  return planet ?? OWNERS[sign];
}

/** A lord alone: of the yoginis by name. */
export function lordName({ lord, graha: planet, rasi: sign }) {
  const own = `dashas.lord.${lord}`;
  return has(own) ? t(own) : sign ? rasi(sign) : graha(planet);
}

/** With the graha that a yogini stands for. */
export function lordAndGraha(period) {
  return has(`dashas.lord.${period.lord}`) ? t('dashas.yogini', { name: lordName(period), graha: graha(period.graha) }) : lordName(period);
}

/** As short as it can be. */
export function lordShort(period) {
  return period.lord === period.graha ? grahaShort(period.graha) : beginning(lordName(period), period.rasi ? 3 : 2);
}

/** Some letters of a Latin word, one syllable of an Indian one. */
function beginning(word, letters) {
  const all = [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(word)].map((s) => s.segment);
  return all.slice(0, /^[a-z]/i.test(word) ? letters : 1).join('');
}
