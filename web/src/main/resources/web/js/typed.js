// Dates and times that people type, piece by piece.
import { LANGUAGES, dateTime } from './i18n.js';

const TYPING_DELAY_MS = 900;

/**
 * Calls `ontyped` with the values of some date and time fields once somebody has finished typing in them: after a pause, on
 * leaving and on Enter; and `onlack` when somebody leaves one without a value that makes sense. `set(values)` of the result
 * fills the fields, except those in which somebody is just typing: an answer to what was typed before must not take away what
 * has been typed since. Both are fields of text, a date the one that is called `date`: the browser's own take nothing that is pasted, have the
 * month first for many, and keep the seconds of another time. A field hears `written` when another date or time stands in it.
 */
export function typedFields(controls, ontyped, onlack = () => {}) {
  const typing = new Set();
  let known = controls.map(() => '');
  let timer = 0;

  for (const control of controls) {
    control.addEventListener('input', () => {
      typing.add(control);
      wait();
    });
    control.addEventListener('change', wait);
    control.addEventListener('keydown', (event) => event.key === 'Enter' && take(true));
    control.addEventListener('blur', () => {
      take(true);
      typing.delete(control);
      write(control, normal(control));
    });
  }

  function wait() {
    clearTimeout(timer);
    timer = setTimeout(() => controls.some(early) || take(false), TYPING_DELAY_MS);
  }

  function take(isLeft) {
    clearTimeout(timer);
    const values = controls.map(normal);
    if (!values.every(Boolean)) {
      if (isLeft && values.some((value, i) => known[i] && value !== known[i])) {
        known = values;
        onlack();
      }
      return;
    }
    typing.clear();
    if (values.some((value, i) => value !== known[i])) {
      known = values;
      ontyped(values);
    }
  }

  return {
    set(values) {
      known = values;
      controls.forEach((control, i) => {
        // Writing even the same value would take somebody who is in the field back to its first part.
        if (!typing.has(control) && normal(control) !== values[i]) {
          put(control, values[i]);
        }
      });
    },
    /** Empties the fields, also those in which somebody is typing. */
    clear() {
      clearTimeout(timer);
      typing.clear();
      known = controls.map(() => '');
      controls.forEach((control) => put(control, ''));
    },
  };
}

const isDate = ({ name }) => name === 'date';

function put(control, value) {
  control.value = isDate(control) ? dateShown(value) : value;
  control.dispatchEvent(new Event('written'));
}

/** Writes what was understood, 06:15:00 for 6.15 say; what was not understood stays for whoever typed it. */
function write(control, value) {
  if (value && control.value !== (isDate(control) ? dateShown(value) : value)) {
    put(control, value);
  }
}

/** While somebody types a year, 1990 is 19 first: with such a year a pause says nothing. */
function early(control) {
  return isDate(control) && !(dateTyped(control.value)?.isWhole ?? true);
}

function normal(control) {
  return isDate(control) ? (dateTyped(control.value)?.date ?? '') : timeTyped(control.value);
}

const PARTED = /^(\d{1,2})\s?[-:.\sh]\s?(\d\d)(?:\s?[-:.\sm]\s?(\d\d)s?)?$/i;
const CLOSE = /^(\d{1,2})(\d\d)(\d\d)?$/;
const HOUR = /^(\d{1,2})h?$/i;

/**
 * HH:MM:SS of a time as people type it, or '': 6:15, 06.15.30, 18-15, 6h15, 0615, 6:15 pm, 18:15 hrs, in the digits of any Indian script. Seconds that
 * nobody typed are 00.
 */
export function timeTyped(text) {
  const [, digits, half] = /^(.*?)\s*(?:([ap])\.?\s?m\.?|hrs?\.?|hours)?$/i.exec(latin(text.trim()));
  const [, hour, minute, second = '00'] = PARTED.exec(digits) ?? CLOSE.exec(digits) ?? (half && HOUR.test(digits) ? [null, digits, '00'] : []);
  if (hour === undefined || minute > 59 || second > 59 || (half ? hour < 1 || hour > 12 : hour > 23)) {
    return '';
  }
  const hours = half ? (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hour);
  return `${String(hours).padStart(2, '0')}:${minute}:${second}`;
}

const INDIA = 'Asia/Kolkata';

/**
 * The time zone of a text as the service has it, null for none: New York is written with an underscore, and IST at a place of India is its standard
 * time. Elsewhere three letters may be several clocks, and stay as they are.
 */
export function zoneTyped(text, zoneOfPlace) {
  const plain = text.trim().replace(/(?<=\p{L})\s+(?=\p{L})/gu, '_');
  return /^ist$/i.test(plain) && zoneOfPlace === INDIA ? INDIA : plain || null;
}

/** The instant's date as the field has it: 01-04-1990; years before the first and after 9999 as ISO 8601 has them. */
export function dateShown(date) {
  return /^\d{4}-\d\d-\d\d$/.test(date) ? date.split('-').reverse().join('-') : date;
}

/** Sunday, 1 April 1990: a month in words cannot be taken for a day. */
export function dateInWords(date) {
  return /^\d{4}-/.test(date) ? dateTime(utc(date), { timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }) : date;
}

const YEAR_FIRST = /^([+-]\d{4,6}|\d{4})[-/.\s](\d{1,2})[-/.\s](\d{1,2})(?!\d)(.*)$/;
const DAY_FIRST = /^(\d{1,2})\s?[-/.\s]\s?(\d{1,2})\s?[-/.\s]\s?(\d{4}|\d\d)(?!\d)(.*)$/;
const CLOSE_DATE = /^(\d\d)(\d\d)(\d{4})(?!\d)(.*)$/;
const IN_WORDS = /^(\d{1,2})(?:st|nd|rd|th)?[-/.,\s]*([\p{L}\p{M}\u200c\u200d]+)[-/.,'’\s]*(\d{4}|\d\d)(?!\d)(.*)$/iu;
const MONTH_FIRST = /^(?:[\p{L}\p{M}\u200c\u200d]+,\s*)?([\p{L}\p{M}\u200c\u200d]+)[-/.,\s]*(\d{1,2})(?:st|nd|rd|th)?[-/.,'’\s]+(\d{4}|\d\d)(?!\d)(.*)$/iu;
const YEAR_AND_MONTH = /^(\d{4})[-/.,\s]*([\p{L}\p{M}\u200c\u200d]+)[-/.,\s]*(\d{1,2})(?!\d)(.*)$/u;

/**
 * What a text means in which the day stands first, as in India, or the year: { date, time, isWhole }, or null where it is no date. 1-4-90, 1/4/1990,
 * 01.04.1990, 01041990, 1 April 1990, Apr 1, 1990, 1990-04-01, in the digits of any Indian script and with the months of all languages. Of two
 * digits the year is the last that is not to come. `time` is what was pasted along, or ''; `isWhole`: the year has all its digits.
 */
export function dateTyped(text) {
  const all = latin(text.trim()).normalize('NFC');
  // A weekday before it says nothing new, nor does "DOB:".
  const plain = all.replace(/^\D*?(?=[+-]?\d)/, '');
  const ordered =
    picked(YEAR_FIRST.exec(plain), [1, 2, 3]) ??
    picked(DAY_FIRST.exec(plain), [3, 2, 1]) ??
    picked(CLOSE_DATE.exec(plain), [3, 2, 1]) ??
    picked(IN_WORDS.exec(plain), [3, 2, 1]) ??
    picked(YEAR_AND_MONTH.exec(plain), [1, 2, 3]) ??
    picked(MONTH_FIRST.exec(all), [3, 1, 2]);
  if (!ordered) {
    return null;
  }
  const [year, month, day, rest] = ordered;
  const time = timeTyped(rest.replace(/^[\sT,;]+/, ''));
  const date = dateOf(year, /^\d/.test(month) ? Number(month) : monthNamed(month), Number(day));
  // Figures behind a date are a time, or the text is not understood.
  return date && (time || !/\d/.test(rest)) ? { date, time, isWhole: year.length >= 4 && !/^\d{4}\D\d+\D\d$/.test(plain) } : null;
}

function picked(found, order) {
  return found && [...order.map((i) => found[i]), found[4]];
}

function dateOf(year, month, day) {
  const last = new Date(0);
  const whole = year.length > 2 ? Number(year) : wholeYear(Number(year));
  last.setUTCFullYear(whole, month, 0);
  if (!(month >= 1 && month <= 12 && day >= 1 && day <= last.getUTCDate())) {
    return null;
  }
  const written = year.length > 2 ? year : String(whole);
  return [written, ...[month, day].map((n) => String(n).padStart(2, '0'))].join('-');
}

function wholeYear(ofCentury) {
  const present = new Date().getFullYear();
  const year = present - (present % 100) + ofCentury;
  return year > present ? year - 100 : year;
}

function utc(date) {
  return new Date(`${date}T00:00:00Z`);
}

/** The months as the languages of the page write them, long and short. */
let months = null;

/** 1 to 12, or 0: a name or its beginning, where that is of one month alone. */
function monthNamed(typed) {
  months ??= monthNames();
  const text = folded(typed);
  const exact = months.findIndex((names) => names.includes(text));
  const begun = months.flatMap((names, i) => (names.some((name) => name.startsWith(text)) ? [i] : []));
  const only = text.length > 2 && begun.length === 1 ? begun[0] : -1;
  return (exact >= 0 ? exact : only) + 1;
}

/** Sanskrit, which browsers have no months in, is written as Hindi is. */
function monthNames() {
  const formats = LANGUAGES.flatMap((code) => ['long', 'short'].map((month) => new Intl.DateTimeFormat(`${code === 'sa' ? 'hi' : code}-IN`, { month, timeZone: 'UTC' })));
  return Array.from({ length: 12 }, (_, i) => formats.map((format) => folded(format.format(Date.UTC(2000, i, 15)))));
}

/** Without what is written in two ways: the dots of Hindi and Bengali; in September mb with a virama or an anusvara; in January the long i of Bengali or the short one. */
function folded(name) {
  return name.toLowerCase().normalize('NFD').replace(/[.\u093c\u09bc\u200c\u200d]/g, '').replace(/\u092e\u094d\u092c/g, '\u0902\u092c').replace(/\u09c0/g, '\u09bf');
}

/** The digits of the Indian scripts all begin at a code that ends in 6. */
function latin(text) {
  return text.replace(/[\u0966-\u096f\u09e6-\u09ef\u0ae6-\u0aef\u0be6-\u0bef\u0c66-\u0c6f\u0ce6-\u0cef\u0d66-\u0d6f]/g, (digit) => String((digit.codePointAt(0) & 15) - 6));
}
