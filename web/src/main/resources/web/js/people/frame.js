// A person as the frame around the views of a birth: the router asks here what an address with `person=ID` means, how an address is
// written while somebody is open, and for the bar that says who it is.
import { t, use } from '../i18n.js';
import { icon } from '../kit/blocks.js';
import { button, iconButton } from '../kit/controls.js';
import { element, html, nothing, render } from '../kit/lit.js';
import { read } from '../moment.js';
import { session } from '../session.js';
import { explain, toast } from '../ui.js';
import { change, dropAll, heldPerson, personOf, twice } from './held.js';
import { birthOf, expanded, expandedPair, idsIn, isMoved, shortened, shortenedPair } from './opened.js';
import { pickPerson } from './picker.js';
import { describeBirth } from './describe.js';

session.addEventListener('signed-out', dropAll);

const isOfTwo = (path) => path === '/match';
/** The views that say themselves what an unknown time of birth means for them; the others are for its noon. */
const OF_THE_DAY = ['/chart', '/panchanga', '/dashas', '/strengths', '/sky', '/compare'];

class Frame {
  /** The bar, to be put above a view of one birth. */
  node = element(html`<div class="person-bar" hidden></div>`);
  #navigate = null;
  #person = null;

  /** What an address means, and who is open from here on. */
  async open(path, params, { navigate, signal }) {
    await use('people');
    this.#navigate = navigate;
    const ids = idsIn(params, isOfTwo(path));
    const people = Object.fromEntries(await Promise.all(Object.entries(ids).map(async ([role, id]) => [role, id ? await personOf(id, signal) : null])));
    if (isOfTwo(path)) {
      this.#person = null;
      return expandedPair(params, people);
    }
    this.#person = people.person;
    return people.person ? expanded(params, people.person) : params;
  }

  /** How an address is written that a view asks for while the present one is of a person. */
  written(target, present) {
    if (isOfTwo(target.pathname)) {
      const people = Object.values(idsIn(present, true)).filter(Boolean).map(heldPerson).filter(Boolean);
      return shortenedPair(target.searchParams, people);
    }
    const person = heldPerson(idsIn(present, false).person);
    return person ? shortened(target.searchParams, person) : target.searchParams;
  }

  /** The whole address, at once, of people who were met before. */
  whole(path, params) {
    if (isOfTwo(path)) {
      const { bride, groom } = idsIn(params, true);
      return expandedPair(params, { bride: heldPerson(bride) ?? null, groom: heldPerson(groom) ?? null });
    }
    const person = heldPerson(idsIn(params, false).person);
    return person ? expanded(params, person) : params;
  }

  /** Draws the bar for the address as it is now. */
  draw() {
    const params = new URLSearchParams(location.search);
    const person = isOfTwo(location.pathname) ? null : heldPerson(idsIn(params, false).person);
    this.#person = person ?? null;
    this.node.hidden = !person;
    render(person ? this.#bar(person, isMoved(params)) : nothing, this.node);
  }

  #bar(person, isChanged) {
    return html`<section class="person-bar-in" aria-label=${t('people.person')}>
      ${icon(person.favourite ? 'star' : 'user')}
      <p class="person-bar-who"><strong>${person.name}</strong> <span class="soft figures">${describeBirth(person)}</span>
        ${person.birth.instant || OF_THE_DAY.includes(location.pathname) ? nothing : html`<span class="badge badge-warn">${t('people.noon')}</span>`}
        ${isChanged ? html`<span class="badge badge-warn">${t('people.moved')}</span>` : nothing}</p>
      <div class="person-bar-acts">
        ${isChanged ? html`${button({ label: t('people.back'), iconName: 'again', onclick: () => this.#go(person) })}${button({ label: t('people.keepMoved'), iconName: 'check', onclick: () => this.#keep(person) })}` : nothing}
        ${button({ label: t('people.switch'), iconName: 'users', onclick: () => this.#switch() })}
        <a class="tool" href="/people?edit=${person.person_id}" aria-label=${`${t('people.edit')}: ${person.name}`} title=${t('people.edit')}>${icon('edit')}</a>
        ${iconButton({ label: t('people.close'), iconName: 'close', onclick: () => this.#close() })}
      </div>
    </section>`;
  }

  #go(person) {
    return this.#navigate(`${location.pathname}?person=${encodeURIComponent(person.person_id)}`);
  }

  async #switch() {
    const person = await pickPerson();
    if (person) {
      await this.#go(person);
    }
  }

  /** The same birth, of nobody. */
  #close() {
    const params = this.whole(location.pathname, new URLSearchParams(location.search));
    params.delete('person');
    return this.#navigate(`${location.pathname}?${params}`, { isWhole: true });
  }

  /** What is shown becomes the saved birth. */
  async #keep(person) {
    const state = read(this.whole(location.pathname, new URLSearchParams(location.search)));
    const birth = { ...birthOf(state, person.birth.certainty === 'unknown' ? undefined : person.birth.certainty), ...(state.tz ? {} : { tz: null }) };
    try {
      const kept = await twice(birth, state.at, (one) => change(person, { birth: one, ...(state.name && state.name !== person.name ? { name: state.name } : {}) }));
      toast(t('people.saved', { name: kept.name }));
      await this.#navigate(`${location.pathname}?person=${encodeURIComponent(kept.person_id)}`, { replace: true });
    } catch (failed) {
      toast(explain(failed), 'bad');
      if (failed.status === 412) {
        await personOf(person.person_id);
        this.draw();
      }
    }
  }
}

export const frame = new Frame();
