// Choosing somebody of the list, in a dialog: type, and take one.
import { api, ApiError } from '../api.js';
import { number, t, use } from '../i18n.js';
import { skeleton } from '../kit/blocks.js';
import { element, html, nothing, render } from '../kit/lit.js';
import { dialog, failure } from '../ui.js';
import { PEOPLE, hold } from './held.js';
import { describeBirth } from './describe.js';

const TYPING_MS = 200;
/** So many are offered; whoever is not among them types more. */
const SHOWN = 12;

/** Gives the person that is chosen, or null. */
export async function pickPerson() {
  await use('people');
  const node = element(html`<div class="people-picker"></div>`);
  const left = new AbortController();
  let asked = new AbortController();
  let page = null;
  let problem = null;
  let chosen = null;
  let timer = 0;

  async function load(q) {
    asked.abort();
    asked = new AbortController();
    const signal = AbortSignal.any([asked.signal, left.signal]);
    try {
      page = await api.get(PEOPLE, { q, sort: q ? 'name' : '-updated', items_per_page: SHOWN }, { signal });
      problem = null;
    } catch (failed) {
      if (signal.aborted) {
        return;
      }
      problem = failure(failed, () => load(q));
    }
    draw();
  }

  function draw() {
    render(
      html`
        <div class="field">
          <label for="people-pick">${t('people.search')}</label>
          <input
            id="people-pick"
            type="search"
            maxlength="100"
            autocomplete="off"
            placeholder=${t('people.searchHint')}
            @input=${({ target }) => {
              clearTimeout(timer);
              timer = setTimeout(() => load(target.value.trim()), TYPING_MS);
            }}
          />
        </div>
        ${problem ?? nothing}
        ${page ? html`<ul class="people-choices">${page.items.map(offered)}</ul><p class="soft small" role="status">${left_()}</p>` : skeleton(5)}
      `,
      node,
    );
  }

  function left_() {
    if (page.items.length === 0) {
      return t('people.nobodyFound');
    }
    return page.total > page.items.length ? t('people.more', { count: number(page.total - page.items.length) }) : '';
  }

  function offered(person) {
    return html`<li><button
      type="button"
      class="people-choice"
      @click=${({ currentTarget }) => {
        chosen = person;
        currentTarget.form.requestSubmit();
      }}
    ><strong>${person.name}</strong><span class="soft small figures">${describeBirth(person)}</span></button></li>`;
  }

  draw();
  load('');
  const result = await dialog({
    title: t('people.chooseTitle'),
    body: node,
    onsubmit: () => {
      const person = chosen ?? page?.items[0];
      if (!person) {
        throw new ApiError('invalid', { text: t('people.nobodyFound') });
      }
      return hold(person);
    },
  });
  clearTimeout(timer);
  left.abort();
  return result;
}
