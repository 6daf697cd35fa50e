// What every page needs besides its modules, asked for while those are still on their way: the words of the page in the
// reader's language, who is signed in, what they prefer, and the chart, day or periods that the address names. On a slow line each of them would be a
// wait of its own. It imports nothing, and it stays a file of its own beside the bundles.

/** The code of every language, in the order in which they are offered. */
export const LANGUAGES = ['en', 'ta', 'hi', 'te', 'kn', 'ml', 'sa', 'bn', 'gu', 'mr'];

/** Where the choice of a language, the session of this tab and what was chosen are kept. */
export const STORED_LANGUAGE = 'nirayana.language';
export const STORED_SESSION = 'nirayana.session';
export const STORED_PREFERENCES = 'nirayana.preferences';

export function isKnown(code) {
  return LANGUAGES.includes(code);
}

/** The language that was chosen last, or the first of the browser's own that the page speaks. */
export function firstLanguage() {
  try {
    const stored = localStorage.getItem(STORED_LANGUAGE);
    if (isKnown(stored)) {
      return stored;
    }
  } catch {
    // Storage may be forbidden; then the browser's own language decides.
  }
  return (navigator.languages ?? []).map((l) => l.toLowerCase().split('-')[0]).find(isKnown) ?? 'en';
}

/** The session that this tab keeps, { token, expiresAt, lifetime, guest (what a guest may call, or null) }, or null. */
export function storedSession() {
  try {
    return JSON.parse(sessionStorage.getItem(STORED_SESSION));
  } catch {
    return null;
  }
}

/**
 * What was chosen in this browser, { user (the id of one, or null for a visitor), chosen (by the names of the service),
 * unsaved (what of it the service has not taken yet) }, or null.
 */
export function storedPreferences() {
  try {
    const found = JSON.parse(localStorage.getItem(STORED_PREFERENCES));
    return found && typeof found.chosen === 'object' ? { user: found.user ?? null, chosen: found.chosen ?? {}, unsaved: found.unsaved ?? {} } : null;
  } catch {
    return null;
  }
}

/** The address of the words of some features in a language: beside the modules, so that they are of one version with them. */
export function wordsAddress(features, code) {
  return new URL(`../i18n/${features.join('-')}/${code}.json`, import.meta.url).href;
}

// --- The first chart -----------------------------------------------------------------------------------------------------

/** The smallest type that people read without effort, in pixels. */
const MIN_TEXT = 12;
/** Pictures of nearly one width are one picture, so that a browser which has it need not ask. */
const STEP = 20;
const MIN_WIDTH = 200;

/** What to ask of a picture that is to be seen this wide: it leaves out what would be too small to read. */
export function fitted(width) {
  return { width: Math.max(MIN_WIDTH, Math.floor(width / STEP) * STEP), min_text: MIN_TEXT };
}

/** Pictures tell what has room: in a narrower page they are drawn anew, and in a much wider one. */
export function isOutgrown(width, drawn) {
  return fitted(width).width < fitted(drawn).width || width > drawn * 1.15;
}

/** In a window as wide as this two charts stand side by side; css/chart.css has the same. */
const PAIR_FROM = 1100;
const BETWEEN_TWO = 16;

/**
 * How wide a chart will be seen in a window, and whether another stands beside it, before there is a style sheet to measure by: the columns of
 * css/chart.css. A little less does no harm, a wrong guess costs a request for each.
 */
export function guessedRoom(width, height, isTimed = true) {
  const around = width <= 832 ? 34 : width < 1280 ? 412 : width < 1600 ? 650 : 706;
  const isPair = isTimed && width >= PAIR_FROM;
  return isPair
    ? { isPair, width: (Math.min(width - around, Math.max(960, Math.min(1792, 2 * (height - 192)))) - BETWEEN_TWO) / 2 }
    : { isPair, width: Math.min(width - around, 896, Math.max(480, height - 192)) };
}

/** Which chart stands beside another: the rasi chart beside any other, the navamsa beside the rasi chart. */
export function besides(varga) {
  return varga === 1 ? 9 : 1;
}

/** What the parameters of an address are called in a request, in its order, and what is asked where the address has none. */
const FIGURES = { dateandtime: 'at', lat: 'lat', lon: 'lon', profile: 'profile', ayanamsa: 'ayanamsa', node_type: 'node', position_reference: 'reference', ayanamsa_offset: 'ayanamsa_offset', positions: 'positions', apply_nutation: 'apply_nutation', sidereal_nutation: 'sidereal_nutation', universal_time: 'universal_time', tz: 'tz', varga: 'varga', school: 'school', points: 'points' };
const SUNRISE = { sunrise_definition: 'sunrise_definition', time_rounding: 'time_rounding' };
const PICTURE = { ...FIGURES, chart_type: 'style', name: 'name', place: 'place', birth_time: 'birth_time' };
const USUAL = { ayanamsa: 'lahiri', varga: '1', style: 'south-indian' };

/**
 * The addresses of figures and pictures of the chart that an address names, exactly as the view would ask for them; none where
 * it leaves the moment or the place to the reader. room(isTimed): see guessedRoom; preferred: what the reader chose, by the names of the service.
 */
export function chartRequests(params, { language, room, preferred = {} }) {
  if (!isWhole(params)) {
    return [];
  }
  const query = (names) => pairs(names, (name) => {
    // A profile has its own ayanamsa and its own sunrise.
    const isOfProfile = params.get('profile') && (name === 'ayanamsa' || name in SUNRISE);
    return params.get(name) || (!isOfProfile && (USUAL[name] || (name in SUNRISE && preferred[name])));
  });
  const { isPair, width } = room(params.get('birth_time') !== 'unknown');
  const picture = (named) => `/api/v1/astro/chart?${new URLSearchParams([...named, ['lang', params.get('lang') ?? language], ['theme', 'light'], ...Object.entries(fitted(width))])}`;
  const asked = query(PICTURE);
  const beside = () => asked.flatMap(([name, value]) => (name === 'school' ? [] : [[name, name === 'varga' ? besides(Number(value)) : value]]));
  return [`/api/v1/astro/horoscope?${new URLSearchParams(query({ ...FIGURES, ...SUNRISE }))}`, picture(asked), ...(isPair ? [picture(beside())] : [])];
}

// --- What is usual ---------------------------------------------------------------------------------------------------------
// Where a language is spoken, or in a state of India: the calendars, the form of the chart and how two people are compared. It holds for whoever has chosen nothing, and
// decides what the almanac is asked for.

/** The month that ends with the full moon, the Vikram year from Chaitra and the chart of diamonds, north of the Vindhyas. */
const NORTH = { lunar: 'purnimanta', vikram: 'chaitradi', style: 'north-indian' };
/** The month that ends with the new moon, as in the Deccan. */
const DECCAN = { lunar: 'amanta', vikram: 'chaitradi', style: 'south-indian' };
/** In Gujarat the Vikram year begins with Kartika, after Diwali. */
const GUJARAT = { lunar: 'amanta', vikram: 'kartikadi', style: 'north-indian' };
const MAHARASHTRA = { lunar: 'amanta', vikram: 'chaitradi', style: 'north-indian' };
/** Months of the Sun: in Kerala with the Kollam year, in Bengal with the Bangabda. Poruthams are how Tamil and Malayalam readers compare two people. */
const TAMIL = { solar_calendar: 'tamil', style: 'south-indian', match_system: 'porutham', preset: 'tamil' };
const KERALA = { solar_calendar: 'malayalam', style: 'south-indian', match_system: 'porutham', preset: 'kerala' };
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
 * What is usual for a reader, by the names of the views: { lunar, vikram, solar_calendar, style, match_system, preset }, as far as there is a usage. The
 * language of the page comes first, where it is that of a region; else the state of the reader's own place, as the gazetteer names it in
 * English, or null.
 */
export function tradition(language, state) {
  return OF_LANGUAGE[language] ?? (Object.hasOwn(OF_STATE, state) ? OF_STATE[state] : {});
}

// --- The first day of the almanac, the first periods -------------------------------------------------------------------------

/** As for the chart: what the parameters of an address are called in a request, in its order. */
const PLACES = { ayanamsa: 'ayanamsa', ayanamsa_offset: 'ayanamsa_offset', positions: 'positions', apply_nutation: 'apply_nutation', sidereal_nutation: 'sidereal_nutation', universal_time: 'universal_time', tz: 'tz' };
const DAYS = Object.fromEntries(['sunrise_definition', 'moonrise', 'moonrise_definition', 'solar_calendar', 'seasons', 'vikram', 'samvatsara', 'jovian_bija', 'mula_varjya', 'brahma_muhurta', 'hora', 'time_rounding'].map((name) => [name, name]));
const PERIODS = { ...Object.fromEntries(Object.entries(FIGURES).filter(([, name]) => !['varga', 'school', 'points'].includes(name))), dasha_from: 'dasha_from', dasa_year_length: 'year', dasha_year: 'dasha_year' };

/**
 * The address of the day that the moment of an address is in. None where the address has a date, which is another request, or a profile,
 * which has conventions of its own.
 */
export function dayRequests(params, { language, preferred = {} }) {
  if (!isWhole(params) || params.get('date') || params.get('profile')) {
    return [];
  }
  const liked = { ...tradition(language, preferred.place?.region ?? null), ...preferred };
  const lunar = params.get('lunar') || preferred.lunar_month || liked.lunar;
  const query = [
    ...['lat', 'lon'].map((name) => [name, params.get(name)]),
    ...pairs(PLACES, (name) => params.get(name) || USUAL[name]),
    ...pairs(DAYS, (name) => params.get(name) || liked[name]),
    ...(lunar ? [['lunar_month', lunar]] : []),
    ['dateandtime', params.get('at')],
  ];
  return [`/api/v1/astro/panchanga?${new URLSearchParams(query)}`];
}

/** The addresses of the periods of the birth that an address names, and of those that run at a moment. */
export function periodRequests(params, { preferred = {}, now }) {
  if (!isWhole(params) || params.get('birth_time')) {
    return [];
  }
  const usual = params.get('profile') ? {} : USUAL;
  const system = params.get('system') || preferred.dasha_system || 'vimshottari';
  // As js/almanac/lords.js has it: no star opens that one.
  const { dasha_from: _, ...withoutStar } = PERIODS;
  const query = pairs(system === 'chara' ? withoutStar : PERIODS, (name) => params.get(name) || usual[name]);
  const path = `/api/v1/astro/dashas/${encodeURIComponent(system)}`;
  return [`${path}?${new URLSearchParams([...query, ['levels', 2]])}`, `${path}/current?${new URLSearchParams([...query, ['at', now]])}`];
}

/** Whether an address names a moment and a place that may be; a plus sign that became a space on its way is put right by the view. */
function isWhole(params) {
  const within = (name, most) => /^[+-]?\d/.test(params.get(name) ?? '') && Math.abs(Number(params.get(name))) <= most;
  return /^[+-]?\d+-\d\d-\d\dT\S+$/.test(params.get('at') ?? '') && within('lat', 90) && within('lon', 180);
}

/** What is asked, by what the service calls it, as far as there is a value. */
function pairs(names, value) {
  return Object.entries(names).flatMap(([asked, name]) => (value(name) ? [[asked, value(name)]] : []));
}

// --- What runs now, for visitors ---------------------------------------------------------------------------------------------

/** Where somebody may be who has chosen no place: a large town where the language of the page is at home. Its name is among the words. */
const TOWNS = { ta: [13.0827, 80.2707], hi: [23.1765, 75.7885], te: [17.385, 78.4867], ml: [8.5241, 76.9366], sa: [23.1765, 75.7885], bn: [22.5726, 88.3639], gu: [23.0225, 72.5714], mr: [19.076, 72.8777] };
const CAPITAL = [12.971667, 77.593611];

/** Where that is for a language: { lat, lon }. */
export function townOf(language) {
  const [lat, lon] = TOWNS[language] ?? CAPITAL;
  return { lat, lon };
}

/** The address of what runs now at the reader's own place, or else in the town of the language. */
export function todayRequest({ language, preferred = {} }) {
  const { lat, lon, tz } = preferred.place ?? townOf(language);
  const { profile, ayanamsa = USUAL.ayanamsa, sunrise_definition } = preferred;
  // A profile has its own ayanamsa and its own sunrise.
  const likes = profile && profile !== 'none' ? { profile } : { ayanamsa, sunrise_definition };
  const asked = Object.entries({ lat, lon, ...likes, tz, lang: language }).filter(([, value]) => (value ?? null) !== null);
  return `/web/today.json?${new URLSearchParams(asked)}`;
}

const OPENED = Date.now();
const NEARLY_NOW_MS = 10_000;

/** The moment at which the page was opened, to the second, as long as that is nearly the present; then null. */
export function openedAt() {
  return Math.abs(Date.now() - OPENED) < NEARLY_NOW_MS ? `${new Date(OPENED).toISOString().slice(0, 19)}Z` : null;
}

// --- Asking --------------------------------------------------------------------------------------------------------------

const asked = new Map();

function ask(address, headers) {
  // Whatever goes wrong: whoever needs it asks again, and tells.
  const read = (answer) => (/json/.test(answer.headers.get('Content-Type')) ? answer.json() : answer.text());
  const answer = fetch(address, { headers, credentials: 'same-origin' }).then((a) => (a.ok ? read(a) : null));
  asked.set(address, answer.catch(() => null));
}

/** What was asked for at this address beforehand, for one taker; null if it was not, or failed. */
export async function early(address) {
  const answer = asked.get(address);
  asked.delete(address);
  return (await answer) ?? null;
}

export const ACCOUNT = '/api/v1/auth/me';
export const PREFERENCES = '/api/v1/users/me/preferences';

const listed = JSON.parse(document.getElementById('pages')?.textContent ?? '[]');
const page = listed.find(({ path }) => path === location.pathname || (path === '/s' && location.pathname.startsWith('/s/')));
if (page) {
  ask(wordsAddress(['shell', ...page.words], firstLanguage()));
  const held = storedSession();
  if (!held && page.path === '/') {
    ask(todayRequest({ language: firstLanguage(), preferred: storedPreferences()?.chosen }));
  }
  if (held && held.expiresAt > Date.now()) {
    const known = { language: firstLanguage(), room: (isTimed) => guessedRoom(innerWidth, innerHeight, isTimed), preferred: storedPreferences()?.chosen, now: openedAt() };
    const requests = { '/chart': chartRequests, '/panchanga': dayRequests, '/dashas': periodRequests }[page.path]?.(new URLSearchParams(location.search), known) ?? [];
    for (const address of [...(held.guest ? [] : [ACCOUNT, PREFERENCES]), ...requests]) {
      ask(address, { Accept: 'application/json, image/svg+xml, application/problem+json', Authorization: `Bearer ${held.token}` });
    }
  }
}
