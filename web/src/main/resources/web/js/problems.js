// What the service refuses, in the language of the page. Its own sentences are English and for programmers: here each is known
// by its kind, its field and what it allows, and what is not known is said in general rather than in English.
import { dateTime, has, number, t } from './i18n.js';

const FIGURE = String.raw`(-?[\d.]+)`;
const DATE = String.raw`([+-]?\d{4,6}-\d\d-\d\d)\S*`;

/** What messages about an input say: a pattern, and the word with its gaps in the order of the groups. */
const MESSAGES = [
  [/^is required/, 'required'],
  [/^must have 2 to 32 of a-z/, 'username'],
  [/^must have 1 to 64 of A-Z/, 'tierName'],
  [/^must have (\d+) to (\d+) characters/, 'length', 'min', 'max'],
  [/^(?:may have|must have at most) (\d+) characters/, 'atMost', 'max'],
  [/^is among the most common passwords/, 'commonPassword'],
  [/^must be an e-mail address/, 'email'],
  [/^is reserved/, 'reserved'],
  [/^is not your present password/, 'wrongPresent'],
  [new RegExp(`^must (?:be|lie|stay) (?:from|within) ${DATE} to ${DATE}`), 'years', 'from', 'to'],
  [new RegExp(`^must be (?:null or |an? (?:decimal|whole) number )?(?:of \\w+ )?from ${FIGURE} to ${FIGURE}`), 'between', 'min', 'max'],
  [/^must be (?:a name of the tz database|LMT)|time zone/, 'zone'],
  [/^must be (?:an ISO 8601 date|a date)/, 'date'],
  [/^must be a time of the day/, 'time'],
];

/** Sentences about a clash: the field that is meant, if one is, and the word. */
const CONFLICTS = [
  [/^This username is taken/, 'username', 'usernameTaken'],
  [/^This e-mail address is taken/, 'email', 'emailTaken'],
  [/^A tier of this name exists/, 'name', 'tierTaken'],
  [/last active superuser/, null, 'lastSuperuser'],
  [/^This tier applies to users without a tier/, null, 'tierKept'],
  [/^This tier applies to guests/, null, 'tierOfGuests'],
  [/^A user has this tier/, null, 'tierInUse'],
];

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

function kindOf(error) {
  return error.type.slice(error.type.lastIndexOf('/') + 1);
}

function conflictOf(error) {
  return kindOf(error) === 'conflict' ? CONFLICTS.find(([pattern]) => pattern.test(error.detail)) : undefined;
}

/** The errors that belong to a field: { field, message } of the service, { field, text } of this page. */
export function fieldErrors(error) {
  const [, field, word] = conflictOf(error) ?? [];
  return field ? [{ field, text: t(`shell.problem.${word}`) }] : error.errors;
}

/** What to say about one input. */
export function errorText({ text, message = '' }) {
  if (text) {
    return text;
  }
  for (const [pattern, word, ...gaps] of MESSAGES) {
    const found = pattern.exec(message);
    if (found) {
      const vars = Object.fromEntries(gaps.map((gap, i) => [gap, figure(found[i + 1])]));
      return word === 'required' ? t('shell.required') : t(`shell.problem.${word}`, vars);
    }
  }
  return t('shell.problem.notAllowed');
}

/** The same where no field is beside it: what is said in general names what it is about, if there is a word for that. */
function errorNamed(error) {
  const said = errorText(error);
  const caption = `terms.caption.${error.field}`;
  return said === t('shell.problem.notAllowed') && has(caption) ? `${t(caption)}: ${said}` : said;
}

/** Numbers and dates as the page writes them. */
function figure(text) {
  if (/^\d{4}-\d\d-\d\d$/.test(text)) {
    return dateTime(new Date(text), { timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' });
  }
  return /^-?\d+(\.\d+)?$/.test(text) ? number(Number(text)) : text;
}

/** What to say about a refusal as a whole. */
export function problemText(error) {
  if (error.text) {
    return error.text;
  }
  if (error.errors.length > 0) {
    return [...new Set(error.errors.map(errorNamed))].join(' ');
  }
  const [, , word] = conflictOf(error) ?? [];
  return t(`shell.problem.${word ?? KINDS[kindOf(error)] ?? 'refused'}`);
}

/** Whether the same may be answered otherwise later; what was refused for what it is will be refused again. */
export function canSucceed(error) {
  return error.kind !== 'invalid' && error.kind !== 'forbidden';
}
