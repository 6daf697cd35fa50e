// The words of the page: one catalogue for each feature and language, English where a word is missing.

/** The code of every language, in the order in which they are offered. */
export const LANGUAGES = ['en', 'ta', 'hi', 'te', 'kn', 'ml', 'sa', 'bn', 'gu', 'mr'];

const STORED = 'nirayana.language';
const catalogues = new Map();
const used = new Set();
const listeners = new Set();
let current = initial();
let changes = 0;
document.documentElement.lang = current;

function known(code) {
  return LANGUAGES.includes(code);
}

function initial() {
  try {
    const stored = localStorage.getItem(STORED);
    if (known(stored)) {
      return stored;
    }
  } catch {
    // Storage may be forbidden; then the browser's own language decides.
  }
  return (navigator.languages ?? []).map((l) => l.toLowerCase().split('-')[0]).find(known) ?? 'en';
}

/** What a language calls itself. */
export function ownName(code) {
  return t(`shell.language.${code}`);
}

/** The code of the language that the page speaks. */
export function language() {
  return current;
}

async function load(feature, code) {
  const key = `${feature}/${code}`;
  if (!catalogues.has(key)) {
    const answer = await fetch(`/web/i18n/${key}.json`);
    if (!answer.ok && code === 'en') {
      throw new Error(`The catalogue ${key} is missing.`);
    }
    // A language that a feature does not speak yet falls back to English word by word.
    catalogues.set(key, answer.ok ? await answer.json() : {});
  }
}

/** Makes the words of a feature available; to be awaited before `t` is asked for them. */
export async function use(...features) {
  await Promise.all(
    features.map(async (feature) => {
      used.add(feature);
      await Promise.all([load(feature, 'en'), load(feature, current)]);
    }),
  );
}

/** The word or sentence of a key, with {name} replaced by vars.name. */
export function t(key, vars) {
  const text = find(key, current) ?? find(key, 'en') ?? key;
  return vars ? text.replace(/\{(\w+)\}/g, (whole, name) => (name in vars ? String(vars[name]) : whole)) : text;
}

/** Whether there is a word for this key. */
export function has(key) {
  return find(key, current) !== undefined || find(key, 'en') !== undefined;
}

function find(key, code) {
  return catalogues.get(`${key.slice(0, key.indexOf('.'))}/${code}`)?.[key];
}

/** Changes the language: loads every catalogue in use, then tells the listeners. */
export async function setLanguage(code) {
  changes += 1;
  const change = changes;
  if (!known(code) || code === current) {
    return;
  }
  await Promise.all([...used].map((feature) => load(feature, code)));
  if (change !== changes) {
    // Another language was chosen while the words of this one were on their way.
    return;
  }
  current = code;
  document.documentElement.lang = code;
  try {
    localStorage.setItem(STORED, code);
  } catch {
    // It lasts as long as the page, then.
  }
  for (const listener of [...listeners]) {
    listener(code);
  }
}

/** Calls back after each change of language; the result takes the listener away again. */
export function onLanguage(listener) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The language for Intl, always with Latin digits. */
export function locale() {
  return `${current === 'sa' ? 'hi' : current}-IN-u-nu-latn`;
}

const formats = new Map();

/** Making one costs a hundred times what using it does, and a picture of a life asks for thousands. */
function format(Kind, options) {
  const key = `${Kind.name} ${locale()} ${JSON.stringify(options)}`;
  if (!formats.has(key)) {
    formats.set(key, new Kind(locale(), options));
  }
  return formats.get(key);
}

export function number(value, options) {
  return format(Intl.NumberFormat, options).format(value);
}

/** A date or time by Intl; give timeZone for anything that is not of this browser's place. */
export function dateTime(value, options) {
  return format(Intl.DateTimeFormat, options).format(value);
}
