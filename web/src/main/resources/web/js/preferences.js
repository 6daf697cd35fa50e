// What somebody likes to see: kept on the server for each user, so that every device has it, and in this browser for visitors.
// A first visit takes what is usual where the language of the page is spoken, or else where the reader's own place is.
import { api } from './api.js';
import { NONE } from './chart/profiles.js';
import { OWN } from './registry.js';
import { PREFERENCES as PATH, STORED_PREFERENCES, early, storedPreferences, tradition } from './early.js';
import { language } from './i18n.js';

/** What the views call it, by the name that the service has for it. */
const NAMES = {
  profile: 'profile',
  ayanamsa: 'ayanamsa',
  style: 'chart_type',
  node: 'node_type',
  system: 'dasha_system',
  match_system: 'match_system',
  lunar: 'lunar_month',
  solar_calendar: 'solar_calendar',
  vikram: 'vikram',
  sunrise_definition: 'sunrise_definition',
  letterhead: 'letterhead',
  place: 'place',
};
/** Of these nothing is a choice, too. */
const MAY_BE_EMPTY = ['letterhead'];

/**
 * Whose they are (the id of a user, or null for a visitor), what was chosen, by the names of the service, and what of it the
 * service of a user has not taken yet: the page may be left while it is on its way.
 */
let held = storedPreferences() ?? { user: null, chosen: {}, unsaved: {} };
let saving = null;
let reading = Promise.resolve();
/** Whether the page of a link is shown: it is as its maker made it, and nobody's choice. */
let isIgnored = false;

export function withoutPreferences(on) {
  isIgnored = on;
}

/** What is preferred: what was chosen, else what is usual for the language or the place; what is neither is missing. */
export function preferred() {
  return isIgnored ? {} : { ...usual(), ...chosen() };
}

/** What is usual for the language of the page, or else for the reader's own place, by the names of the views. */
export function usual() {
  return { ...tradition(language(), held.chosen.place?.region ?? null) };
}

/** What was chosen, by the names of the views. */
export function chosen() {
  return Object.fromEntries(Object.entries(NAMES).flatMap(([name, key]) => (held.chosen[key] === undefined ? [] : [[name, held.chosen[key]]])));
}

/** Takes a choice back, or all (no name): it is as usual again. Throws an ApiError when the service cannot be asked. */
export async function forget(name) {
  // What is on its way there would come back.
  await save();
  if (held.user !== null) {
    await api.delete(name ? `${PATH}?name=${NAMES[name]}` : PATH);
  }
  const left = ({ [NAMES[name]]: gone, ...rest }) => (name ? rest : {});
  held = { ...held, chosen: left(held.chosen), unsaved: left(held.unsaved) };
  store();
}

/** Resolved when this browser has what the service knows of the user. */
export function whenRead() {
  return reading;
}

/** Keeps choices that somebody has made in a view; what is no preference, or is none any more (null), is passed over. */
export function prefer(part) {
  if (isIgnored) {
    return;
  }
  // A profile takes the place of what was chosen one by one, also where the reader goes on another day.
  const added = part.profile ? { ayanamsa: OWN[part.profile].ayanamsa ?? 'lahiri', node_type: OWN[part.profile].node_type ?? 'true' } : {};
  for (const [name, given] of Object.entries(part)) {
    // Without a profile is a choice, too: it takes the place of one.
    const value = name === 'profile' ? (given ?? NONE) : given;
    if (NAMES[name] && value !== null && value !== undefined && (value !== '' || MAY_BE_EMPTY.includes(name))) {
      added[NAMES[name]] = value;
    }
  }
  if (Object.keys(added).length === 0) {
    return;
  }
  held = { ...held, chosen: { ...held.chosen, ...added }, unsaved: held.user === null ? {} : { ...held.unsaved, ...added } };
  store();
  save();
}

/** Tells the service what it has not taken yet; one request at a time, so that the last choice is the one that stays. */
function save() {
  if (saving === null && Object.keys(held.unsaved).length > 0) {
    saving = saveAll();
  }
  return saving;
}

async function saveAll() {
  try {
    for (let sent = held.unsaved; Object.keys(sent).length > 0; sent = held.unsaved) {
      await api.patch(PATH, sent).catch(forgetRefused);
      const left = Object.entries(held.unsaved).filter(([key, value]) => sent[key] !== value);
      held = { ...held, unsaved: Object.fromEntries(left) };
      store();
    }
  } catch {
    // A convenience: nobody is stopped. It goes with the next choice, or when the page is loaded again.
  } finally {
    saving = null;
  }
}

/** What the service will never take need not be sent again. */
function forgetRefused(failed) {
  if (failed.kind !== 'invalid') {
    throw failed;
  }
}

/**
 * Somebody has signed in (an account, or null: signed out). What this browser has of the same person is used at once and
 * brought up to date behind; on another device the first view waits for it. A visitor's choices become the user's own.
 */
export async function belongTo(user) {
  if (!user) {
    held = { user: null, chosen: {}, unsaved: {} };
    store();
    return;
  }
  const isKnown = held.user === user.id;
  const before = held.user === null ? held.chosen : {};
  if (!isKnown) {
    held = { user: user.id, chosen: before, unsaved: {} };
  }
  reading = fetchAll(user.id, isKnown ? {} : before);
  if (!isKnown) {
    await reading;
  }
}

async function fetchAll(user, before) {
  try {
    const kept = (await early(PATH)) ?? (await api.get(PATH));
    const missing = Object.fromEntries(Object.entries(before).filter(([key]) => kept[key] === undefined));
    if (held.user === user) {
      const unsaved = { ...missing, ...held.unsaved };
      held = { user, chosen: { ...kept, ...unsaved }, unsaved };
      store();
      await save();
    }
  } catch {
    // Without them everything works; the next view that needs the server says what is wrong.
  }
}

function store() {
  try {
    localStorage.setItem(STORED_PREFERENCES, JSON.stringify(held));
  } catch {
    // They last as long as the page, then.
  }
}
