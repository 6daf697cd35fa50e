// What is usual where a language is spoken, or in a state of India: the calendars and the form of the chart. It holds for whoever has
// chosen nothing.

/** The month that ends with the full moon, the Vikram year from Chaitra and the chart of diamonds, north of the Vindhyas. */
const NORTH = { lunar: 'purnimanta', vikram: 'chaitradi', style: 'north-indian' };
/** The month that ends with the new moon, as in the Deccan. */
const DECCAN = { lunar: 'amanta', vikram: 'chaitradi', style: 'south-indian' };
/** In Gujarat the Vikram year begins with Kartika, after Diwali. */
const GUJARAT = { lunar: 'amanta', vikram: 'kartikadi', style: 'north-indian' };
const MAHARASHTRA = { lunar: 'amanta', vikram: 'chaitradi', style: 'north-indian' };
/** Months of the Sun: in Kerala with the Kollam year, in Bengal with the Bangabda. */
const TAMIL = { solar_calendar: 'tamil', style: 'south-indian' };
const KERALA = { solar_calendar: 'malayalam', style: 'south-indian' };
const BENGAL = { solar_calendar: 'bengali', style: 'east-indian' };
/** Solar months of its own rule, and lunar ones that end with the full moon. */
const ODISHA = { solar_calendar: 'odia', lunar: 'purnimanta', style: 'east-indian' };

/** Sanskrit is at home everywhere, and English is read everywhere: they say nothing. */
const OF_LANGUAGE = { ta: TAMIL, hi: NORTH, te: DECCAN, kn: DECCAN, ml: KERALA, bn: BENGAL, gu: GUJARAT, mr: MAHARASHTRA };

const OF_STATE = {
  'Tamil Nadu': TAMIL,
  Puducherry: TAMIL,
  Kerala: KERALA,
  Karnataka: DECCAN,
  'Andhra Pradesh': DECCAN,
  Telangana: DECCAN,
  Maharashtra: MAHARASHTRA,
  Goa: MAHARASHTRA,
  Gujarat: GUJARAT,
  'West Bengal': BENGAL,
  Tripura: BENGAL,
  Odisha: ODISHA,
  ...Object.fromEntries(
    ['Bihar', 'Chandigarh', 'Chhattisgarh', 'Delhi', 'Haryana', 'Himachal Pradesh', 'Jammu and Kashmir', 'Jharkhand', 'Madhya Pradesh', 'Punjab', 'Rajasthan', 'Uttar Pradesh', 'Uttarakhand'].map((state) => [state, NORTH]),
  ),
};

/**
 * What is usual for a reader, by the names of the views: { lunar, vikram, solar_calendar, style }, as far as there is a usage. The
 * language of the page comes first, where it is that of a region; else the state of the chosen place, as the gazetteer names it in
 * English, or null.
 */
export function tradition(language, state) {
  return OF_LANGUAGE[language] ?? (Object.hasOwn(OF_STATE, state) ? OF_STATE[state] : {});
}
