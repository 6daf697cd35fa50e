// The years that people count by the Sun, where a solar calendar has an era of its own.

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
