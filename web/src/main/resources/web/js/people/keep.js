// A chart on the screen becomes a person of the list.
import { api } from '../api.js';
import { t, use } from '../i18n.js';
import { PEOPLE, hold, twice } from './held.js';
import { birthOf, conventionsOf } from './opened.js';

/** Keeps the birth and the conventions of a state; who has no name yet gets one that says so. */
export async function keep(state) {
  await use('people');
  const body = { name: state.name || t('people.unnamed'), conventions: conventionsOf(state) };
  return hold(await twice(birthOf(state), state.at, (birth) => api.post(PEOPLE, { ...body, birth })));
}
