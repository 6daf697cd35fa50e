// What is asked of the person: when, where, and by which conventions.
import { number, t } from '../i18n.js';
import { disclosure, icon } from '../kit/blocks.js';
import { button, field, select, tick } from '../kit/controls.js';
import { element, html, nothing, render, settle } from '../kit/lit.js';
import { UPAGRAHAS, isTimed, parse } from '../moment.js';
import { dateField, typeInto } from '../date.js';
import { placeField } from '../place.js';
import { dateShown, dateTyped, timeTyped, typedFields, zoneTyped } from '../typed.js';
import { errorText } from '../problems.js';
import { failure, uid } from '../ui.js';
import { CONVENTIONS, capital, conventionName, conventionWords } from '../conventions.js';
import { conventionChoices } from './all.js';
import { ayanamsas, conventions, languages, nodes, question, references } from './choices.js';
import * as names from './names.js';
import { chosenProfile, profileName, profiles } from './profiles.js';

/**
 * birthForm({ state, label, hasConventions, areConventionsOpen, hasName, hasPoints, onreading({ date, time }), onplace(place), onunknown('clock' or 'place'), onchange(part) }).
 * With points it asks whether those beside the planets are shown. Without conventions it asks for the time zone alone: a page of two births has them once; without a name it stands elsewhere.
 * `node.show(state, horoscope)` sets what the person is not just typing in, `node.clear(state, place)` empties it for another birth,
 * at a place if that is known,
 * `node.begin({ date, time, town })` types what was typed elsewhere; `node.usual(settings)` tells what holds where nothing is chosen;
 * `node.ask(answer, reading, onchosen)` asks which of several instants was meant; `node.complain(error, retry)` says what went
 * wrong. `onunknown` hears that the form has no date and time, or no place, that makes sense.
 */
export function birthForm({ state, label = t('chart.birth'), hasConventions = true, areConventionsOpen = matchMedia('(min-width: 64rem)').matches, hasName = true, hasPoints = false, onreading, onplace, onunknown, onchange }) {
  const id = uid('birth');
  const day = dateField({ required: true, ontime: (time) => typeInto(form.elements.time, time) });
  const place = placeField({ value: state, onchoose: onplace, onunknown: () => onunknown('place') });
  const form = element(
    html`<form class="birth card" novalidate aria-label=${label} @submit=${(event) => event.preventDefault()}></form>`,
  );
  let shown = { name: state.name, ...conventions(state) };
  /** The state whose conventions are shown, and whether there are words for all of them. */
  let chosenIn = state;
  let isNamed = false;
  /** { title, why, choices, isOpen, group, chosen, onchosen } while something is asked, or null. */
  let asked = null;
  let complaint = null;
  let timeError = '';
  let zoneError = '';
  /** The names of all zones, from when the field is first looked at: four hundred elements that few people ever see. */
  let zones = [];
  draw();
  const when = typedFields(
    [form.elements.date, form.elements.time],
    ([date, time]) => onreading({ date, time }),
    () => onunknown('clock'),
  );

  form.show = (next, answer) => {
    // In UTC it is not what the clock of the place showed: that is still to be told.
    const { date, time } = next.at.endsWith('Z') ? { date: '', time: '' } : parse(next.at);
    when.set([date, isTimed(next) ? time : '']);
    timeError = '';
    zoneError = '';
    place.show({ ...next, tz: answer?.conventions.timezone ?? next.tz });
    shown = { name: next.name, ...conventions(next, answer) };
    chosenIn = next;
    asked = null;
    complaint = null;
    draw();
    settle(form);
    if (shown.overrides.length > 0) {
      nameAll();
    }
  };

  form.clear = (next, at = null) => {
    when.clear();
    timeError = '';
    zoneError = '';
    place.show(at);
    shown = { ...shown, profile: next.profile ?? '', overrides: [], ayanamsa: next.ayanamsa ?? shown.ayanamsa, name: '', tz: '', tzOfPlace: '' };
    chosenIn = next;
    asked = null;
    complaint = null;
    draw();
    settle(form);
  };

  /** As if somebody had typed it here: of a form that is empty. */
  form.begin = ({ date, time, town }) => {
    const read = dateTyped(date);
    // A year of two digits waits for a third until somebody leaves the field, which nobody enters here.
    typeInto(day.control, read && !read.time ? dateShown(read.date) : date);
    if (time) {
      typeInto(form.elements.time, time);
    }
    place.type(town);
  };

  /** Before the first answer: what the service reckons by where nobody has chosen, as its settings tell. */
  form.usual = ({ node_type: node, position_reference: reference }) => {
    shown = { ...shown, node: shown.node || node, reference: shown.reference || reference };
    draw();
    settle(form.querySelector('.settings'));
  };

  /** Asks which instant was meant; nothing is chosen for the person. */
  form.ask = (answer, reading, onchosen) => {
    when.set([reading.date, reading.time]);
    asked = { ...question(answer, reading), group: uid('which'), chosen: null, onchosen };
    draw();
    settle(form.querySelector('.question-place'));
  };

  /** Says at the fields what of 'date', 'time' and 'place' is still missing. */
  form.lack = (what) => {
    if (what.includes('time') && !form.elements.date.value) {
      day.complain(t('shell.required'));
    }
    timeError = what.includes('time') && !form.elements.time.value ? t('shell.required') : timeError;
    if (what.includes('place')) {
      place.lack();
    }
    draw();
  };

  form.complain = (error, retry) => {
    const ofZone = error.errors?.find(({ field: name }) => name === 'tz');
    zoneError = ofZone ? errorText(ofZone) : '';
    complaint = ofZone && error.errors.length === 1 ? null : failure(error, retry);
    draw();
  };
  return form;

  function draw() {
    render(
      html`
        <div class="birth-when">
          ${day}
          ${field({
            id: `${id}-time`,
            name: 'time',
            label: t('chart.time'),
            inputmode: 'numeric',
            autocomplete: 'off',
            placeholder: '06:15',
            required: true,
            error: timeError,
            oninput: () => checkTime(false),
            onchange: () => checkTime(true),
          })}
        </div>
        <div class="question-place" aria-live="polite">${asked ? whichOne(asked, choose) : nothing}</div>
        ${place}
        ${hasName ? field({ ...typed('name'), label: t('chart.name'), maxlength: '160', placeholder: t('chart.nameHint'), onchange: (event) => onchange({ name: event.target.value.trim() }) }) : nothing}
        ${hasConventions ? disclosure({
          label: html`${t('chart.settings')}<span class="settings-brief">${brief(shown)}</span>`,
          open: areConventionsOpen,
          class: 'settings',
          body: html`<div class="settings-body">
            ${select({
              ...chosen('profile'),
              label: t('chart.profile'),
              options: profiles(),
              hint: isNamed && shown.overrides.length > 0 ? t('chart.overridden', { list: shown.overrides.map((one) => capital(conventionName(one))).join(', ') }) : undefined,
              onchange: (event) => onchange(chosenProfile(event.target.value || null, shown)),
            })}
            ${select({ ...chosen('ayanamsa'), term: 'ayanamsa', label: t('terms.caption.ayanamsa'), options: ayanamsas() })}
            ${select({ ...chosen('node'), term: 'nodes', label: t('chart.nodes'), options: nodes() })}
            ${select({ ...chosen('reference'), term: 'reference', label: t('chart.reference'), options: references() })}
            ${select({ ...chosen('lang'), label: t('chart.language'), options: languages() })}
            ${hasPoints && isTimed(chosenIn) ? tick({ name: 'points', label: t('chart.showUpagrahas'), shown: chosenIn.points === UPAGRAHAS, onchange: (event) => onchange({ points: event.target.checked ? UPAGRAHAS : null }) }) : nothing}
            ${zone()}
            <details class="conv-all" @toggle=${nameAll}>
              <summary>${icon('down')}${t('chart.allConventions')}${count(chosenIn)}</summary>
              ${isNamed ? conventionChoices({ id, chosen: chosenIn, onchange }) : nothing}
            </details>
          </div>`,
        }) : zone()}
        <div class="form-errors">${complaint}</div>
      `,
      form,
    );
  }

  function zone() {
    return field({
      ...typed('tz'),
      label: t('chart.timezone'),
      hint: `${t('chart.timezoneHint')} ${t('chart.timezoneForms')}`,
      list: `${id}-zones`,
      spellcheck: 'false',
      placeholder: shown.tzOfPlace,
      onfocus: proposeZones,
      error: zoneError,
      oninput: () => {
        zoneError = '';
        draw();
      },
      onchange: (event) => onchange({ tz: zoneTyped(event.target.value, place.zone()) }),
      more: html`<datalist id="${id}-zones">${zones.map((name) => html`<option value=${name}></option>`)}</datalist>`,
    });
  }

  /** A text that is no time is said once somebody leaves it, and no longer said once somebody goes on typing. */
  function checkTime(isLeft) {
    const { value } = form.elements.time;
    timeError = isLeft && value.trim() && !timeTyped(value) ? t('chart.noTime') : '';
    draw();
  }

  /** The words of all conventions are many: they come when somebody looks, or where one has to be named. */
  async function nameAll() {
    if (!isNamed) {
      await conventionWords();
      isNamed = true;
      draw();
      settle(form.querySelector('.conv-all'));
    }
  }

  function proposeZones() {
    if (zones.length === 0) {
      zones = Intl.supportedValuesOf?.('timeZone') ?? [];
      draw();
    }
  }

  function typed(name) {
    return { id: `${id}-${name}`, name, shown: shown[name], autocomplete: 'off' };
  }

  function chosen(name) {
    return { id: `${id}-${name}`, name, shown: shown[name], onchange: (event) => onchange({ [name]: event.target.value || null }) };
  }

  function choose(given) {
    asked = { ...asked, chosen: given };
    draw();
  }
}

/** What is chosen, to be seen also while the choices are folded away. */
function brief({ profile, ayanamsa, node }) {
  return [profile ? profileName(profile) : null, ayanamsa ? names.ayanamsa(ayanamsa) : null, node ? t(`chart.node.${node}`) : null].filter(Boolean).join(' · ');
}

/** How many are chosen one by one, to be seen also while they are folded away. */
function count(state) {
  const chosen = Object.values(CONVENTIONS).filter(({ field: name }) => state[name]).length;
  return chosen > 0 ? html` <span class="badge">${number(chosen)}</span>` : nothing;
}

function whichOne({ title, why, choices, isOpen, group, chosen, onchosen }, choose) {
  const isWritten = chosen !== null && !choices.some(({ given }) => given === chosen);
  return html`<fieldset class="question">
    <legend>${icon('clock')}${title}</legend>
    <p>${why}</p>
    ${choices.map(({ given, label, clock }) =>
      tick({
        type: 'radio',
        name: group,
        value: given.dateandtime ?? given.tz,
        label: html`<strong>${label}</strong><span class="choice-clock figures">${clock}</span>`,
        shown: given === chosen,
        onchange: () => choose(given),
      }),
    )}
    ${
      isOpen
        ? html`${tick({ type: 'radio', name: group, value: '', label: html`<strong>${t('chart.clock.other')}</strong>`, shown: isWritten, onchange: () => choose({ tz: '' }) })}${
            isWritten ? field({ id: `${group}-offset`, name: 'offset', label: t('chart.timezone'), placeholder: '+04:38:24', autocomplete: 'off', oninput: (event) => choose({ tz: event.target.value.trim() }) }) : nothing
          }`
        : nothing
    }
    ${button({ label: t('chart.useThis'), kind: 'primary', disabled: chosen === null || chosen.tz === '', onclick: () => onchosen(chosen) })}
  </fieldset>`;
}
