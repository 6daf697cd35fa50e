// A chart on the screen becomes a person of the list.
import { api, ApiError } from '../api.js';
import { t, use } from '../i18n.js';
import { dialog, field } from '../ui.js';
import { PEOPLE, hold, twice } from './held.js';
import { birthOf, conventionsOf } from './opened.js';

/** Keeps the birth and the conventions of a state; who has no name yet is given one first. The person, or null: nobody was kept after all. */
export async function keep(state) {
  await use('people');
  const send = async (name) => hold(await twice(birthOf(state), state.at, (birth) => api.post(PEOPLE, { name, conventions: conventionsOf(state), birth })));
  return state.name ? send(state.name) : named(send);
}

function named(send) {
  return dialog({
    title: t('people.nameTitle'),
    submit: t('people.save'),
    body: field({ name: 'name', label: t('people.name'), required: true, maxlength: 200, autocomplete: 'off' }),
    onsubmit: ({ elements }) => {
      const name = elements.name.value.trim();
      if (!name) {
        throw new ApiError('invalid', { errors: [{ field: 'name', text: t('shell.required') }] });
      }
      return send(name);
    },
  });
}
