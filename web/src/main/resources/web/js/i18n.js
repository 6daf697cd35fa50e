// The words of the page: one catalogue for each feature and language. The server has English where a language lacks one.

import { LANGUAGES, STORED_LANGUAGE, early, firstLanguage, isKnown, wordsAddress } from './early.js';

export { LANGUAGES };

const catalogues = new Map();
/** What is on its way, by feature and language. */
const coming = new Map();
const used = new Set();
const listeners = new Set();
let current = firstLanguage();
let changes = 0;
document.documentElement.lang = current;

/** What a language calls itself. */
export function ownName(code) {
  return t(`shell.language.${code}`);
}

/** The code of the language that the page speaks. */
export function language() {
  return current;
}

/** Loads the words of some features, in one request. */
async function load(features, code) {
  const address = wordsAddress(features, code);
  const words = (await early(address)) ?? (await fetched(address));
  for (const feature of features) {
    catalogues.set(`${feature}/${code}`, words);
  }
}

async function fetched(address) {
  const answer = await fetch(address);
  if (!answer.ok) {
    throw new Error(`There are no words at ${address}.`);
  }
  return answer.json();
}

/** Loads what is missing of some features, one by one, and each once however many wait for it. */
function loadMissing(features, code) {
  const missing = features.filter((feature) => !catalogues.has(`${feature}/${code}`));
  return Promise.all(
    missing.map((feature) => {
      const key = `${feature}/${code}`;
      if (!coming.has(key)) {
        coming.set(
          key,
          load([feature], code).finally(() => coming.delete(key)),
        );
      }
      return coming.get(key);
    }),
  );
}

/** Makes the words of some features available; to be awaited before `t` is asked for them. */
export async function use(...features) {
  features.forEach((feature) => used.add(feature));
  await loadMissing(features, current);
}

/** The same in one request, for what a page begins with as pages.json lists it: for such sets alone the server has one file. */
export async function useTogether(...features) {
  features.forEach((feature) => used.add(feature));
  await load(features, current);
}

/** The word or sentence of a key, with {name} replaced by vars.name. */
export function t(key, vars) {
  const text = find(key) ?? key;
  return vars ? text.replace(/\{(\w+)\}/g, (whole, name) => (name in vars ? String(vars[name]) : whole)) : text;
}

/** Whether there is a word for this key. */
export function has(key) {
  return find(key) !== undefined;
}

function find(key) {
  return catalogues.get(`${key.slice(0, key.indexOf('.'))}/${current}`)?.[key];
}

/** Changes the language: loads every catalogue in use, then tells the listeners. */
export async function setLanguage(code) {
  changes += 1;
  const change = changes;
  if (!isKnown(code) || code === current) {
    return;
  }
  await loadMissing([...used], code);
  if (change !== changes) {
    // Another language was chosen while the words of this one were on their way.
    return;
  }
  current = code;
  document.documentElement.lang = code;
  try {
    localStorage.setItem(STORED_LANGUAGE, code);
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

/** A date or time by Intl, of 24 hours; give timeZone for anything that is not of this browser's place. */
export function dateTime(value, options) {
  // In Kannada short dates come without a space behind the comma.
  return format(Intl.DateTimeFormat, options?.timeStyle ? { hourCycle: 'h23', ...options } : options).format(value).replace(/,(?=\d)/g, ', ');
}
