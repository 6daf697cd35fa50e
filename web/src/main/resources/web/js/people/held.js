// The people that this page has met: each is asked for once, and what was changed here is known everywhere.
import { api, ApiError } from '../api.js';
import { t } from '../i18n.js';
import { momentOf, withOffset } from './opened.js';

export const PEOPLE = '/api/v1/people/';
const held = new Map();

export function pathOf({ person_id: id }) {
  return `${PEOPLE}${encodeURIComponent(id)}`;
}

/** The version that a change is based on, as the service tags it. */
export function versionOf({ person_id: id, version }) {
  return `"${id}-${version}"`;
}

/** Keeps a person as the service has just told it, with the moment that views show. */
export function hold(person) {
  const before = held.get(person.person_id);
  const isOfSameBirth = before && JSON.stringify(before.birth) === JSON.stringify(person.birth);
  const kept = { ...person, at: momentOf(person.birth) ?? (isOfSameBirth ? before.at : null) };
  held.set(person.person_id, kept);
  return kept;
}

/** The person of an id, with `at`: where the time is not known that of noon, which only the service knows. */
export async function personOf(id, signal) {
  const person = held.get(id) ?? hold(await asked(id, signal));
  if (person.at === null) {
    const { lat, lon, tz, local, calendar } = person.birth;
    const { instants } = await api.get('/api/v1/astro/local-time', { date: local.slice(0, 10), time: '12:00:00', lat, lon, tz, calendar }, { signal });
    person.at = instants[0].dateandtime.replace(/\.\d+/, '');
  }
  return person;
}

/** The same, of one that was met before; undefined: none was. */
export function heldPerson(id) {
  return held.get(id);
}

async function asked(id, signal) {
  try {
    return await api.get(`${PEOPLE}${encodeURIComponent(id)}`, null, { signal });
  } catch (failed) {
    throw failed.status === 404 ? new ApiError('invalid', { status: 404, type: failed.type, text: t('people.gone') }) : failed;
  }
}

export function drop(id) {
  held.delete(id);
}

/** Somebody else may sign in here. */
export function dropAll() {
  held.clear();
}

/** Changes a person; the service refuses where somebody has changed it since, and then this page knows it as it is now. */
export async function change(person, part) {
  try {
    return hold(await api.patch(pathOf(person), part, { ifMatch: versionOf(person) }));
  } catch (failed) {
    if (failed.status === 412) {
      drop(person.person_id);
      throw new ApiError('invalid', { status: 412, type: failed.type, text: t('people.changedMeanwhile', { name: person.name }) });
    }
    throw failed;
  }
}

/** Sends a birth; of an hour that the clocks of its zone showed twice, or that they may have shown by others, the offset says which was meant. */
export async function twice(birth, at, send) {
  try {
    return await send(birth);
  } catch (failed) {
    if (at && (failed.type === '/problems/clock-in-doubt' || (failed.errors ?? []).some(({ field }) => /(^|\.)local$/.test(field)))) {
      return send(withOffset(birth, at));
    }
    throw failed;
  }
}
