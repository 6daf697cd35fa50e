// What was typed into the form of a person and not saved yet: it is there again when the form is opened again, until this tab is closed or
// somebody signs out.
import { session } from '../session.js';

const drafts = new Map();

session.addEventListener('signed-out', () => drafts.clear());

/** A draft is of one version of a person: of another it would take back what was changed since. */
function keyOf(person) {
  return person ? `${person.person_id} ${person.version}` : '';
}

/** What was left of a person, null for somebody new, or null where nothing was. */
export function draftOf(person) {
  return drafts.get(keyOf(person)) ?? null;
}

/** Keeps a form, unless it holds what it began with. */
export function keepDraft(person, form, saved) {
  if (JSON.stringify(form) === JSON.stringify(saved)) {
    drafts.delete(keyOf(person));
  } else {
    drafts.set(keyOf(person), form);
  }
}

export function dropDraft(person) {
  drafts.delete(keyOf(person));
}
