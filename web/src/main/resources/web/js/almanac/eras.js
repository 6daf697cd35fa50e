// The years that people count: by the Sun, where a solar calendar has an era of its own, by Shaka, Vikram and Kali, and by Jupiter.
import { t } from '../i18n.js';

/**
 * Kollam: the year 1 began in August or September of 825, each begins with Chingam (the Sun in Leo); 17 August 2023 was the
 * first of Chingam 1199. Bangabda: each begins with Baishakh (the Sun in Aries); 15 April 2024 was the first of 1431 in West
 * Bengal. `before`: what to take from the civil year once the year has begun; `first`: the sign with which it begins.
 */
const ERAS = {
  malayalam: { word: 'kollam', before: 824, first: 4 },
  bengali: { word: 'bangabda', before: 593, first: 0 },
};

const SIGNS = ['aries', 'taurus', 'gemini', 'cancer', 'leo', 'virgo', 'libra', 'scorpio', 'sagittarius', 'capricorn', 'aquarius', 'pisces'];
const SAGITTARIUS = SIGNS.indexOf('sagittarius');

/** The year of a solar calendar on a date (YYYY-MM-DD) with the Sun in a sign: { word, year }, or null if it counts none. */
export function solarYear(calendar, date, rasi) {
  const era = ERAS[calendar];
  const sign = SIGNS.indexOf(rasi.toLowerCase());
  if (!era || sign < 0) {
    return null;
  }
  const [year, month] = date.split('-').map(Number);
  // The Sun is in Sagittarius at the turn of the civil year.
  const hasBegun = sign >= era.first && sign <= SAGITTARIUS && !(sign === SAGITTARIUS && month < 7);
  return { word: era.word, year: year - era.before - (hasBegun ? 0 : 1) };
}

/** The years of some days in words, that of the solar calendar first, where it has one; a range where they change meanwhile. */
export function yearsOf(days, calendar) {
  const range = (values) => [...new Set(values)].join(' – ');
  const solar = days.map((day) => solarYear(calendar, day.date, day.solar_month.rasi));
  const others = t('panchanga.years', { shaka: range(days.map((day) => day.years.shaka)), vikram: range(days.map((day) => day.years.vikram)), kali: range(days.map((day) => day.years.kali)) });
  return solar[0] ? `${t(`panchanga.era.${solar[0].word}`, { year: range(solar.map(({ year }) => year)) })}, ${others}` : others;
}

/** The year of Jupiter by which a reader knows it: where months end with the full moon it is that of the north. */
export function samvatsara(years, lunar) {
  return (lunar === 'purnimanta' ? years.samvatsara_north : years.samvatsara_south).name;
}
