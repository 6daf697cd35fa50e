// One of two people: what is known of the birth, and the form for it.
import { dayField, dayForm, nameField } from '../chart/day-form.js';
import { birthEntry } from '../chart/entry.js';
import { nakshatra } from '../chart/names.js';
import { number, t } from '../i18n.js';
import { button, segments, select } from '../kit/controls.js';
import { element, html, nothing, render, settle } from '../kit/lit.js';
import { parse } from '../moment.js';
import { placeField } from '../place.js';
import { errorText } from '../problems.js';
import { failure, uid } from '../ui.js';
import { HALVES, KNOWN, NAKSHATRAS, isHalved, known } from './query.js';

/**
 * The panel of a side, 'bride' or 'groom': `node` is its element, `show(person)` fills it, `complain(error)` says at the field what
 * was refused. `onchange(person)` hears of every change, `onpick()` that somebody of the list is wanted, `held()` that `isHeld` is another.
 */
export class Person {
  node = element(html`<section class="match-person"></section>`);
  #side;
  #id;
  #person = null;
  #entry;
  #place;
  #dated = dayField((date) => this.#change({ date }));
  #onchange;
  #onpick;
  /** What was refused, but for the date of a day alone. */
  #complaint = null;
  /** The place of the day alone is no place. */
  #isUnknown = false;

  constructor({ side, onchange, onpick, held, signal }) {
    this.#side = side;
    this.#id = uid(side);
    this.#onchange = onchange;
    this.#onpick = onpick;
    this.#entry = birthEntry({
      state: () => this.#person,
      clock: () => this.#clock(),
      found: (part) => this.#change(part),
      held,
      signal,
      options: { label: t(`match.${side}`), hasConventions: false },
    });
    this.node.dataset.side = side;
    this.#place = placeField({
      value: null,
      onchoose: (place) => {
        this.#isUnknown = false;
        this.#change(place);
      },
      onunknown: () => {
        this.#isUnknown = true;
        held();
      },
    });
  }

  /** Whether what is typed is not what the answer is about. */
  get isHeld() {
    return this.#person?.known === 'birth' ? this.#entry.reading.isHeld && this.#person.at !== null : this.#isUnknown;
  }

  show(person, conventions) {
    const before = this.#person;
    this.#person = person;
    this.#complaint = null;
    const form = this.#entry.open(person);
    if (person.known === 'birth') {
      this.#birth(form, person, before, conventions);
    } else {
      this.#entry.reading.drop();
      this.#isUnknown = false;
      this.#place.show(person.lat === null ? null : person);
      this.#dated.show(person.date);
    }
    this.#draw();
    settle(this.node);
  }

  #birth(form, person, before, conventions) {
    if (person.at !== null) {
      // Somebody may be typing the next time while the answer about this one comes in.
      if (before !== person) {
        this.#entry.reading.drop();
      }
      if (!this.#entry.reading.isOpen) {
        form.show(person, conventions && { conventions });
      }
      return;
    }
    // What is typed so far stays while the other person changes.
    if (!before || before.known !== 'birth' || before.at !== null) {
      this.#entry.reading.drop();
      form.clear(person, person.lat === null ? null : person);
      this.#entry.reading.lack('clock', ...(person.lat === null ? ['place'] : []));
    }
  }

  /** Says at the field what was refused: errors are { field, message } with the field as it is called here. */
  complain(error) {
    if (this.#person.known === 'birth') {
      this.#entry.form.complain(error);
      return;
    }
    const ofDate = error.errors.filter(({ field: name }) => name === 'date');
    this.#dated.show(this.#person.date, ofDate.map(errorText).join(' '));
    this.#complaint = ofDate.length < error.errors.length ? failure(error) : null;
    this.#draw();
  }

  #clock() {
    const at = this.#person?.at;
    return !at || at.endsWith('Z') ? null : parse(at);
  }

  #change(part) {
    this.#onchange({ ...this.#person, ...part });
  }

  #draw() {
    const { known: way } = this.#person;
    render(
      html`
        <div class="match-who"><h2>${t(`match.${this.#side}`)}</h2>${button({ iconName: 'users', label: t('match.choose'), onclick: this.#onpick })}</div>
        ${segments({
          name: `${this.#id}-known`,
          label: t('match.known'),
          class: 'match-known',
          items: KNOWN.map((value) => ({ value, label: t(`match.known.${value}`) })),
          shown: way,
          onchange: (value) => this.#onchange(known(this.#person, value)),
        })}
        ${way === 'birth' ? this.#entry.form : way === 'date' ? this.#day() : this.#star()}
      `,
      this.node,
    );
  }

  #day() {
    return dayForm({ id: this.#id, label: t(`match.${this.#side}`), state: this.#person, date: this.#dated.node, place: this.#place, complaint: this.#complaint, onchange: (part) => this.#change(part) });
  }

  #star() {
    const { star, pada, half, name } = this.#person;
    const chosen = (part, label, options, shown, convert = (value) => value) =>
      select({ id: `${this.#id}-${part}`, name: part, label, options, shown: shown ?? '', onchange: (event) => this.#change({ [part]: event.target.value ? convert(event.target.value) : null }) });
    return this.#form(html`
      ${chosen('star', t('terms.caption.nakshatra'), [['', '–'], ...NAKSHATRAS.map((id) => [id, nakshatra(id)])], star)}
      ${chosen('pada', t('terms.caption.pada'), [['', '–'], ...[1, 2, 3, 4].map((n) => [String(n), number(n)])], pada === null ? '' : String(pada), Number)}
      ${isHalved(this.#person) ? chosen('half', t('match.half'), [['', t('match.half.both')], ...HALVES.map((id) => [id, t(`match.half.${id}`)])], half) : nothing}
      ${nameField({ id: this.#id, name, onchange: (part) => this.#change(part) })}
      <div class="form-errors">${this.#complaint}</div>
    `);
  }

  #form(body) {
    return html`<form class="birth card" novalidate aria-label=${t(`match.${this.#side}`)} @submit=${(event) => event.preventDefault()}>${body}</form>`;
  }
}
