// Why something of a file was not taken, and what was noted of it, in the words of the page; the service says it in English, for
// programmers. Fields are called as the columns of the file are.
import { t } from '../i18n.js';
import { plainPlace } from '../places.js';
import { errorText } from '../problems.js';
import { describeDate } from './describe.js';
import { FIELDS, fieldName } from './table.js';

/** What is said of an entry, and the word; a group is the value that was met. */
const REASONS = [
  [/^is in the file twice/, 'twice'],
  [/^is kept already/, 'kept'],
  [/^is one too many/, 'tooMany'],
  [/^must name the columns/, 'columns'],
  [/^has more cells/, 'cells'],
  [/^has no date .*: '(.*)'$/s, 'date'],
  [/^has no time .*: '(.*)'$/s, 'time'],
  [/^birth\.place '(.*)' is not known/s, 'place'],
  [/^birth\.place is in doubt/, 'places'],
];

/** What is said of a field, beside what is said of fields everywhere. */
const FAULTS = { local_time: 'local', local_came_twice: 'change', local_never_came: 'change' };

const NOTES = [
  [/^The place was found by its name: (.*)\.$/s, 'place'],
  [/^The year has two digits; (\S+) was read/, 'year'],
  [/^By which clock .*; (\S+) was taken/, 'clock'],
  [/^Your tier allows/, 'tier'],
  [/^The clocks of the place were not at (\S+) then/, 'offset'],
  [/^The file names no zone/, 'zone'],
  [/which calendar/, 'calendar'],
  [/^A \.jhd file has no name/, 'name'],
];

/** The columns that a member of a person is read from. */
const COLUMNS = { local: ['local', 'date', 'time'], place: ['place', 'region'] };

/** Why an entry { reason, faults } of a file with these columns was not taken. */
export function reasonText({ reason, faults = [] }, columns = []) {
  if (faults.length > 0) {
    return faults.map((fault) => t('people.why.field', { field: calledIn(fault.field, columns), reason: faultText(fault) })).join(' ');
  }
  const [pattern, word] = REASONS.find(([one]) => one.test(reason)) ?? [/^/, 'entry'];
  return t(`people.why.${word}`, { value: pattern.exec(reason)[1] ?? '' });
}

function faultText(fault) {
  return FAULTS[fault.code] ? t(`people.why.${FAULTS[fault.code]}`) : errorText(fault);
}

/** A member of a person as the file calls it. */
function calledIn(member, columns) {
  const field = member.replace(/^birth\./, '').replace(/[.[].*/, '');
  const names = columns.filter((one) => (COLUMNS[field] ?? [field]).includes(one.field)).map(({ heading }) => heading);
  return names.length > 0 ? names.join(' / ') : [...FIELDS, 'birth', 'local', 'favourite'].includes(field) ? fieldName(field) : field;
}

/** What was guessed or left out of an entry. */
export function noteText(note) {
  const [pattern, word] = NOTES.find(([one]) => one.test(note)) ?? [/^/, 'other'];
  const value = pattern.exec(note)[1] ?? '';
  return t(`people.note.${word}`, { value: word === 'year' ? describeDate(value) : word === 'place' ? plainPlace(value) : value });
}
