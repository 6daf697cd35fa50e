// What the service refuses, in the language of the page, by the codes that it answers; what has no word here is said in general
// rather than in English.
import { dateTime, has, number, t } from './i18n.js';

/** The words of inputs, each with the codes that it is said for; the gaps are the values that come with the code. */
const INPUTS = {
  username: ['username'],
  tierName: ['tier_name'],
  length: ['length_between', 'name_between', 'text_between', 'line_between', 'beginning_of_place'],
  atMost: ['length_at_most', 'search_too_long'],
  commonPassword: ['common_password'],
  email: ['email_address'],
  reserved: ['reserved'],
  wrongPresent: ['current_password_wrong'],
  years: ['time_not_covered', 'months_not_covered', 'days_not_covered'],
  between: ['number_between', 'number_of_unit_between', 'integer_between', 'integer_between_for_guests', 'null_or_between'],
  zone: ['zone', 'zone_name'],
  date: ['date_time', 'date_time_in_calendar', 'date_time_in_text', 'date', 'date_of_body', 'date_of_clock', 'day'],
  time: ['time_of_day'],
};
const REQUIRED = ['required', 'required_or_null', 'date_time_required', 'current_password_needed', 'person_required'];

/** Clashes: the word, and the field that is meant, if one is. */
const CONFLICTS = {
  username_taken: ['usernameTaken', 'username'],
  email_taken: ['emailTaken', 'email'],
  tier_taken: ['tierTaken', 'name'],
  last_superuser: ['lastSuperuser'],
  tier_needed_changed: ['tierKept'],
  tier_needed_deleted: ['tierKept'],
  tier_of_guests_changed: ['tierOfGuests'],
  tier_of_guests_deleted: ['tierOfGuests'],
  tier_in_use: ['tierInUse'],
};

/** Kinds of problems that have no more to say than what they are. */
const KINDS = {
  forbidden: 'forbidden',
  'tier-required': 'tierRequired',
  'guest-not-allowed': 'guest',
  'not-found': 'notFound',
  conflict: 'conflict',
  'quota-reached': 'quota',
  'precondition-failed': 'changed',
};

const WORDS = new Map(Object.entries(INPUTS).flatMap(([word, codes]) => codes.map((code) => [code, word])));

function kindOf(error) {
  return error.type.slice(error.type.lastIndexOf('/') + 1);
}

/** The errors that belong to a field: { field, code, params } of the service, { field, text } of this page. */
export function fieldErrors(error) {
  const [word, field] = CONFLICTS[error.code] ?? [];
  return field ? [{ field, text: t(`shell.problem.${word}`) }] : error.errors;
}

/** What to say about one input. */
export function errorText({ text, code, params = {} }) {
  if (text) {
    return text;
  }
  if (REQUIRED.includes(code)) {
    return t('shell.required');
  }
  const shown = Object.fromEntries(Object.entries(params).map(([name, value]) => [name, figure(value)]));
  return t(`shell.problem.${WORDS.get(code) ?? 'notAllowed'}`, shown);
}

/** The same where no field is beside it: what is said in general names what it is about, if there is a word for that. */
function errorNamed(error) {
  const said = errorText(error);
  const caption = `terms.caption.${error.field}`;
  return said === t('shell.problem.notAllowed') && has(caption) ? `${t(caption)}: ${said}` : said;
}

/** Numbers and times as the page writes them; a time of the service is an instant. */
function figure(value) {
  if (typeof value === 'number') {
    return number(value);
  }
  const day = /^([+-]?\d{4,6}-\d\d-\d\d)T\S*Z$/.exec(value)?.[1];
  return !day ? value : /^\d{4}-/.test(day) ? dateTime(new Date(day), { timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' }) : day;
}

/** What to say about a refusal as a whole. */
export function problemText(error) {
  if (error.text) {
    return error.text;
  }
  if (error.errors.length > 0) {
    return [...new Set(error.errors.map(errorNamed))].join(' ');
  }
  const [word] = CONFLICTS[error.code] ?? [];
  return t(`shell.problem.${word ?? KINDS[kindOf(error)] ?? 'refused'}`);
}

/** Whether the same may be answered otherwise later; what was refused for what it is will be refused again. */
export function canSucceed(error) {
  return error.kind !== 'invalid' && error.kind !== 'forbidden';
}
