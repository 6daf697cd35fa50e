// The form of a person: the birth with how certain its time is, and what else people like to keep.
import { api } from '../api.js';
import { conventionChoices } from '../chart/all.js';
import { ayanamsas, nodes, references } from '../chart/choices.js';
import { dayField, dayForm } from '../chart/day-form.js';
import { birthEntry } from '../chart/entry.js';
import { profiles } from '../chart/profiles.js';
import { CONVENTIONS, conventionWords, fieldOf } from '../conventions.js';
import { typeInto } from '../date.js';
import { t } from '../i18n.js';
import { icon, notice } from '../kit/blocks.js';
import { button, field, select, textarea, tick } from '../kit/controls.js';
import { element, html, nothing, render, settle } from '../kit/lit.js';
import { parse } from '../moment.js';
import { placeField } from '../place.js';
import { errorText } from '../problems.js';
import { dateShown } from '../typed.js';
import { busy, failure, uid } from '../ui.js';
import { dropDraft, draftOf, keepDraft } from './drafts.js';
import { PEOPLE, change, hold, personOf, twice } from './held.js';
import { tagsTyped } from './listing.js';
import { birthOf } from './opened.js';
import { describeBirth } from './describe.js';

export const CERTAINTIES = ['exact', 'minute', 'minutes', 'hour', 'unknown'];
export const SEXES = ['female', 'male', 'other'];
const NOBODY = { at: null, date: null, lat: null, lon: null, place: '', tz: null, name: '' };
/** Those that a form has in sight; the rest folds away. */
const IN_SIGHT = { profile, ayanamsa, node_type: node, position_reference: reference };

/** What the form holds of a person: { birth (a moment as views have it, with `date`), certainty, sex, tags, notes, favourite, conventions }. */
export function formOf(person) {
  const { birth } = person;
  return {
    birth: { at: birth.instant ? person.at : null, date: birth.local.slice(0, 10), lat: birth.lat, lon: birth.lon, place: birth.place ?? '', tz: birth.tz ?? null, name: person.name },
    certainty: birth.certainty,
    sex: person.sex ?? '',
    tags: (person.tags ?? []).join(', '),
    notes: person.notes ?? '',
    favourite: person.favourite,
    conventions: person.conventions ?? {},
  };
}

/** The same as the service takes it. */
export function bodyOf({ birth, certainty, sex, tags, notes, favourite, conventions }) {
  const { at, date, lat, lon, place, tz, name } = birth;
  const isTimed = certainty !== 'unknown' && at !== null;
  return {
    name: name.trim(),
    birth: isTimed ? birthOf({ at, lat, lon, place, tz }, certainty) : { local: date, certainty: 'unknown', place, lat, lon, ...(tz ? { tz } : {}) },
    sex: sex || null,
    notes,
    tags: tagsTyped(tags),
    favourite,
    conventions,
  };
}

/** What of a form differs from the person that it was filled from. */
export function changesOf(form, person) {
  const before = bodyOf(formOf(person));
  return Object.fromEntries(Object.entries(bodyOf(form)).filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(before[key])));
}

/** What is still missing before it can be kept: 'name', 'date', 'time', 'place'. */
export function lackOf({ birth, certainty }) {
  const isTimed = certainty !== 'unknown';
  return [[!birth.name.trim(), 'name'], [isTimed && birth.at === null, 'time'], [!isTimed && !birth.date, 'date'], [birth.lat === null, 'place']].filter(([isLacking]) => isLacking).map(([, what]) => what);
}

/** The editor: `node` is its element. `done(person)` hears that it was kept, `left()` that it is not wanted any more. */
export class Editor {
  node = element(html`<div class="people-editor"></div>`);
  #id = uid('person');
  #signal;
  #done;
  #left;
  /** The person that is edited, as it was last known; null: a new one. */
  #person;
  #form;
  #entry;
  #place;
  #day = dayField((date) => this.#birth({ date }));
  /** The field of the place holds no place. */
  #isUnknown = false;
  #problem = null;
  #errors = {};
  #lack = [];
  #isNamed = false;
  /** Whether the form shows what was typed before it was left. */
  #isDraft = false;

  constructor({ person, signal, done, left }) {
    this.#signal = signal;
    this.#done = done;
    this.#left = left;
    this.#entry = birthEntry({
      state: () => this.#form.birth,
      clock: () => this.#clock(),
      found: (part) => this.#birth(part),
      held: () => this.#entry.form && this.#draw(),
      signal,
      isOwn: false,
      options: { label: t('chart.birth'), hasConventions: false, hasName: false },
    });
    this.#place = placeField({
      value: null,
      onchoose: (place) => {
        this.#isUnknown = false;
        this.#birth({ lat: place.lat, lon: place.lon, place: place.place, tz: place.tz ?? null });
      },
      onunknown: () => (this.#isUnknown = true),
    });
    this.#fill(person, draftOf(person));
    this.#entry.form.addEventListener('change', () => this.#clockTyped());
  }

  /** Shows a person, or somebody new, as it is saved or as it was left. */
  #fill(person, draft = null) {
    this.#person = person;
    this.#isDraft = draft !== null;
    this.#form = draft ?? this.#saved();
    this.#problem = null;
    this.#errors = {};
    this.#lack = [];
    this.#open();
    this.#draw();
    settle(this.node);
  }

  /** What the form holds before anybody types. */
  #saved() {
    return this.#person ? formOf(this.#person) : { birth: NOBODY, certainty: 'minute', sex: '', tags: '', notes: '', favourite: false, conventions: {} };
  }

  /** A date and a time that are no moment yet, as there is no place, say. */
  #clockTyped() {
    if (this.#form.birth.at === null && this.#form.certainty !== 'unknown') {
      const { date, time } = this.#entry.form.elements;
      this.#form = { ...this.#form, clock: { date: date.value, time: time.value } };
      this.#note();
    }
  }

  /** What was typed stays for the next time, unless it is saved or given up. */
  #note() {
    keepDraft(this.#person, this.#form, this.#saved());
  }

  #giveUp() {
    dropDraft(this.#person);
    this.#fill(this.#person);
  }

  /** Shows the birth in the form that is of use for it. */
  #open() {
    const { birth, clock } = this.#form;
    const form = this.#entry.open(birth);
    this.#entry.reading.drop();
    if (birth.at === null) {
      form.clear(birth, birth.lat === null ? null : birth);
      this.#entry.reading.lack('clock', ...(birth.lat === null ? ['place'] : []));
      const typed = Object.entries(clock ?? { date: dateShown(birth.date ?? '') }).filter(([, text]) => text);
      typed.forEach(([name, text]) => typeInto(form.elements[name], text));
    } else {
      form.show(birth);
    }
    this.#isUnknown = false;
    this.#place.show(birth.lat === null ? null : birth);
    this.#day.show(birth.date);
  }

  #clock() {
    const { at } = this.#form.birth;
    return at === null || at.endsWith('Z') ? null : parse(at);
  }

  #birth(part) {
    const birth = { ...this.#form.birth, ...part };
    this.#form = { ...this.#form, ...('at' in part ? { clock: undefined } : {}), birth: 'at' in part && part.at ? { ...birth, date: part.at.slice(0, 10) } : birth };
    if (!this.#entry.reading.isOpen && birth.at !== null) {
      this.#entry.form.show(birth);
    }
    this.#note();
    this.#draw();
  }

  #set(part) {
    this.#form = { ...this.#form, ...part };
    this.#note();
    this.#draw();
  }

  #certain(certainty) {
    const { birth } = this.#form;
    this.#form = { ...this.#form, certainty };
    // A moment that becomes a day keeps its place, and a day that becomes a moment its date as well.
    this.#day.show(birth.date);
    this.#place.show(birth.lat === null ? null : birth);
    this.#note();
    if (certainty !== 'unknown' && birth.at === null) {
      this.#open();
    }
    this.#draw();
    settle(this.node);
  }

  #convention(part) {
    const conventions = { ...this.#form.conventions };
    for (const [name, value] of Object.entries(part)) {
      const id = Object.keys({ ...IN_SIGHT, ...CONVENTIONS }).find((one) => fieldOf(one) === name);
      if (value) {
        conventions[id] = value;
      } else {
        delete conventions[id];
      }
    }
    this.#set({ conventions });
  }

  async #nameAll() {
    if (!this.#isNamed) {
      await conventionWords();
      this.#isNamed = true;
      this.#draw();
      settle(this.node.querySelector('.conv-all'));
    }
  }

  async #save() {
    this.#errors = {};
    this.#problem = null;
    this.#lack = lackOf(this.#form);
    const isOpen = this.#form.certainty === 'unknown' ? this.#isUnknown : this.#entry.reading.isHeld;
    if (this.#lack.length > 0 || isOpen) {
      this.#entry.form.lack(this.#lack);
      if (this.#lack.includes('date')) {
        this.#day.show(null, t('shell.required'));
      }
      if (this.#lack.includes('place')) {
        this.#place.lack();
      }
      this.#problem = element(notice({ kind: 'warn', body: html`<p>${t('people.lacking')} ${this.#lack.map((what) => t(`people.lacking.${what}`)).join(', ')}</p>` }));
      this.#draw();
      this.node.querySelector('[aria-invalid=true]')?.focus();
      return;
    }
    try {
      const kept = await busy(this.node, this.#send());
      dropDraft(this.#person);
      this.#done(kept);
    } catch (failed) {
      if (!this.#signal.aborted) {
        await this.#refused(failed);
      }
    }
  }

  async #send() {
    const { at } = this.#form.birth;
    if (!this.#person) {
      const body = bodyOf(this.#form);
      return hold(await twice(body.birth, at, (birth) => api.post(PEOPLE, { ...body, birth })));
    }
    const changed = changesOf(this.#form, this.#person);
    if (Object.keys(changed).length === 0) {
      return this.#person;
    }
    // A zone that is not told is that of the place.
    return changed.birth ? twice({ tz: null, ...changed.birth }, at, (birth) => change(this.#person, { ...changed, birth })) : change(this.#person, changed);
  }

  async #refused(failed) {
    if (failed.status === 412) {
      await this.#meanwhile(failed);
      return;
    }
    const ofField = (name) => (failed.errors ?? []).filter(({ field: one }) => one === name || one.startsWith(`${name}.`) || one.startsWith(`${name}[`));
    this.#errors = Object.fromEntries(['name', 'tags', 'notes', 'sex', 'conventions'].map((name) => [name, ofField(name).map(errorText).join(' ')]));
    const isElsewhere = (failed.errors ?? []).length === 0 || failed.errors.some(({ field: one }) => !Object.keys(this.#errors).some((name) => this.#errors[name] && one.startsWith(name)));
    this.#problem = isElsewhere ? failure(failed, () => this.#save()) : null;
    this.#draw();
  }

  /** Somebody has changed the same person: what is typed stays, and goes on from what is saved now if that is wanted. */
  async #meanwhile(failed) {
    try {
      const saved = await personOf(this.#person.person_id, this.#signal);
      this.#person = saved;
      this.#problem = element(notice({
        kind: 'warn',
        body: html`<p>${failed.text}</p><p><strong>${saved.name}</strong> ${describeBirth(saved)}</p>
          <p class="row">${button({ label: t('people.saveMine'), kind: 'primary', onclick: () => this.#save() })}${button({ label: t('people.takeTheirs'), onclick: () => this.#takeTheirs(saved) })}</p>`,
      }));
    } catch (gone) {
      this.#problem = failure(gone, () => this.#meanwhile(failed));
    }
    this.#draw();
  }

  #isGiven(what) {
    return !lackOf(this.#form).includes(what);
  }

  #cancel() {
    dropDraft(this.#person);
    this.#left();
  }

  #takeTheirs(saved) {
    dropDraft(saved);
    this.#fill(saved);
  }

  #draw() {
    const lacks = (what) => (this.#lack.includes(what) && !this.#isGiven(what) ? t('shell.required') : undefined);
    const { birth, certainty, sex, tags, notes, favourite, conventions } = this.#form;
    const isDay = certainty === 'unknown';
    render(
      html`
        ${this.#isDraft ? html`<p class="note people-draft" role="status">${icon('info')}<span>${t('people.draft')}</span> ${button({ label: t('people.draftDrop'), onclick: () => this.#giveUp() })}</p>` : nothing}
        <div class="people-birth">
          ${field({ id: `${this.#id}-name`, name: 'name', label: t('people.name'), required: true, maxlength: '200', autocomplete: 'off', shown: birth.name, error: this.#errors.name || lacks('name'), onchange: (event) => this.#birth({ name: event.target.value.trim() }) })}
          ${select({ id: `${this.#id}-certainty`, name: 'certainty', label: t('people.certainty'), options: CERTAINTIES.map((one) => [one, t(`people.certainty.${one}`)]), shown: certainty, onchange: (event) => this.#certain(event.target.value) })}
          ${isDay ? dayForm({ id: this.#id, label: t('chart.birth'), state: birth, date: this.#day.node, place: this.#place, hasName: false, onchange: (part) => this.#birth(part) }) : this.#entry.form}
        </div>
        <form class="card people-more" novalidate aria-label=${t('people.about')} @submit=${(event) => {
          event.preventDefault();
          this.#save();
        }}>
          ${select({ id: `${this.#id}-sex`, name: 'sex', label: t('people.sex'), options: [['', '–'], ...SEXES.map((one) => [one, t(`people.sex.${one}`)])], shown: sex, error: this.#errors.sex, onchange: (event) => this.#set({ sex: event.target.value }) })}
          ${field({ id: `${this.#id}-tags`, name: 'tags', label: t('people.tags'), hint: t('people.tagsHint'), autocomplete: 'off', shown: tags, error: this.#errors.tags, onchange: (event) => this.#set({ tags: event.target.value }) })}
          ${textarea({ id: `${this.#id}-notes`, name: 'notes', label: t('people.notes'), shown: notes, error: this.#errors.notes, onchange: (event) => this.#set({ notes: event.target.value }) })}
          ${tick({ name: 'favourite', label: t('people.favourite'), shown: favourite, onchange: (event) => this.#set({ favourite: event.target.checked }) })}
          <details class="people-own" ?open=${Object.keys(conventions).length > 0} @toggle=${() => this.#nameAll()}>
            <summary>${icon('down')}${t('people.own')}</summary>
            <p class="soft small">${t('people.ownHint')}</p>
            ${Object.entries(IN_SIGHT).map(([id, made]) => made({ id: `${this.#id}-${id}`, name: id, shown: conventions[id] ?? '', onchange: (event) => this.#convention({ [fieldOf(id)]: event.target.value || null }) }))}
            ${this.#isNamed ? html`<details class="conv-all"><summary>${icon('down')}${t('chart.allConventions')}</summary>${conventionChoices({ id: `${this.#id}-c`, chosen: Object.fromEntries(Object.entries(conventions).map(([id, value]) => [fieldOf(id), value])), onchange: (part) => this.#convention(part) })}</details>` : nothing}
            <p class="field-error" aria-live="polite">${this.#errors.conventions ?? ''}</p>
          </details>
          <div class="people-problem" aria-live="polite">${this.#problem ?? nothing}</div>
          <div class="people-save">
            <button type="submit" class="button button-primary">${icon('check')}<span>${t('people.save')}</span></button>
            ${button({ label: t('shell.cancel'), onclick: () => this.#cancel() })}
          </div>
        </form>
      `,
      this.node,
    );
  }
}

function profile(control) {
  return select({ ...control, label: t('chart.profile'), options: [['', '–'], ...profiles().slice(1)] });
}

function ayanamsa(control) {
  return select({ ...control, term: 'ayanamsa', label: t('terms.caption.ayanamsa'), options: [['', '–'], ...ayanamsas()] });
}

function node(control) {
  return select({ ...control, term: 'nodes', label: t('chart.nodes'), options: [['', '–'], ...nodes()] });
}

function reference(control) {
  return select({ ...control, term: 'reference', label: t('chart.reference'), options: [['', '–'], ...references()] });
}
