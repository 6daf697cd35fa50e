// What somebody likes to see: kept on the server for each user, so that every device has it, and in this browser for visitors.
// A first visit takes what is usual where the language of the page is spoken, or else where the chosen place is.
import { api } from './api.js';
import { PREFERENCES as PATH, STORED_PREFERENCES, early, storedPreferences } from './early.js';
import { language } from './i18n.js';
import { tradition } from './traditions.js';

/** What the views call it, by the name that the service has for it. */
const NAMES = {
  ayanamsa: 'ayanamsa',
  style: 'chart_type',
  node: 'node_type',
  system: 'dasha_system',
  lunar: 'lunar_month',
  solar_calendar: 'solar_calendar',
  vikram: 'vikram',
  sunrise_definition: 'sunrise_definition',
  place: 'place',
};

/** Whose they are (the id of a user, or null for a visitor) and what was chosen, by the names of the service. */
let held = storedPreferences() ?? { user: null, chosen: {} };
let saving = Promise.resolve();

/** What is preferred: what was chosen, else what is usual for the language or the place; what is neither is missing. */
export function preferred() {
  const usual = { ...tradition(language(), held.chosen.place?.region ?? null) };
  for (const [name, key] of Object.entries(NAMES)) {
    if (held.chosen[key] !== undefined) {
      usual[name] = held.chosen[key];
    }
  }
  return usual;
}

/** Keeps choices that somebody has made in a view; what is no preference, or is none any more (null), is passed over. */
export function prefer(part) {
  const chosen = {};
  for (const [name, value] of Object.entries(part)) {
    if (NAMES[name] && value !== null && value !== undefined && value !== '') {
      chosen[NAMES[name]] = value;
    }
  }
  if (Object.keys(chosen).length === 0) {
    return;
  }
  held = { ...held, chosen: { ...held.chosen, ...chosen } };
  store();
  if (held.user !== null) {
    // One after the other, so that the last choice is the one that stays. It is a convenience: nobody is stopped if it fails.
    saving = saving.then(() => api.patch(PATH, chosen)).catch(() => {});
  }
}

/**
 * Somebody has signed in (an account, or null: signed out). What this browser has of the same person is used at once and
 * brought up to date behind; on another device the first view waits for it. A visitor's choices become the user's own.
 */
export async function belongTo(user) {
  if (!user) {
    held = { user: null, chosen: {} };
    store();
    return;
  }
  const isKnown = held.user === user.id;
  const before = held.user === null ? held.chosen : {};
  if (!isKnown) {
    held = { user: user.id, chosen: before };
  }
  const read = fetchAll(user.id, isKnown ? {} : before);
  if (!isKnown) {
    await read;
  }
}

async function fetchAll(user, before) {
  try {
    const kept = (await early(PATH)) ?? (await api.get(PATH));
    const missing = Object.fromEntries(Object.entries(before).filter(([key]) => kept[key] === undefined));
    if (held.user === user) {
      held = { user, chosen: { ...missing, ...kept } };
      store();
    }
    if (Object.keys(missing).length > 0) {
      await api.patch(PATH, missing);
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
