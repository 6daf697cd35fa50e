// What somebody likes to see, field by field. Views have the same choices where they count.
import { SYSTEMS as DASHAS } from '../almanac/lords.js';
import { ayanamsas, nodes } from '../chart/choices.js';
import { ayanamsa } from '../chart/names.js';
import { NONE, profiles } from '../chart/profiles.js';
import { letterheadOf } from '../chart/share.js';
import { CONVENTIONS } from '../conventions.js';
import { clear, h, icon } from '../dom.js';
import { LANGUAGES, language, ownName, setLanguage, t } from '../i18n.js';
import { SYSTEMS as WAYS_TO_MATCH } from '../match/query.js';
import { HOME, STYLES, remember } from '../moment.js';
import { placeField } from '../place.js';
import { chosen, forget, prefer, usual, whenRead } from '../preferences.js';
import { busy, dialog, explain, field, toast } from '../ui.js';


/** What is used where neither the reader nor a tradition says anything; the rest is as the service is set. */
const FALLBACKS = { ayanamsa: 'lahiri', style: STYLES[0], system: DASHAS[0], match_system: WAYS_TO_MATCH[0] };

/** The choices of one word, by what the views call them: the label, and what may be chosen. */
function choices() {
  const named = (values, word) => values.map((value) => [value, t(`${word}.${value}`)]);
  const almanac = (id, word = `panchanga.choice.${id}`) => [t(word), named(CONVENTIONS[id === 'lunar' ? 'lunar_month' : id].values, word)];
  return {
    style: [t('chart.style'), named(STYLES, 'chart.style')],
    profile: [t('chart.profile'), [[NONE, t('chart.profile.none')], ...profiles().slice(1)]],
    ayanamsa: [t('terms.caption.ayanamsa'), ayanamsas()],
    node: [t('chart.nodes'), nodes()],
    system: [t('account.preferences.dasha'), named(DASHAS, 'dashas.system')],
    match_system: [t('account.preferences.match'), named(WAYS_TO_MATCH, 'match.system')],
    lunar: almanac('lunar'),
    solar_calendar: almanac('solar_calendar'),
    vikram: almanac('vikram'),
    sunrise_definition: almanac('sunrise_definition', 'panchanga.convention.sunrise_definition'),
  };
}

export function preferenceFields({ signal }) {
  const body = h('div', { class: 'account-choices' });
  const controls = new Map();
  const place = placeField({ value: null, onchoose: (found) => keep(() => remember(found)) });
  const noPlace = h('button', { type: 'button', class: 'button', onclick: () => takeBack('place') }, t('account.preferences.noPlace'));
  const letterhead = field({ name: 'letterhead', label: t('chart.letterhead'), type: 'textarea', rows: 3, maxlength: 960, hint: t('chart.letterheadHint'), onchange: () => keep(() => prefer({ letterhead: letterheadOf(letterhead.control.value) })) });
  const speaks = field({ name: 'page_language', label: t('shell.language'), options: LANGUAGES.map((code) => [code, ownName(code)]), value: language(), onchange: (event) => speak(event.target) });
  const all = choices();
  for (const [name, [label, options]] of Object.entries(all)) {
    const node = field({ name, label, options: [], onchange: (event) => (event.target.value ? keep(() => prefer({ [name]: event.target.value === NONE ? null : event.target.value })) : takeBack(name)) });
    clear(node.control, h('option', { value: '' }), options.map(option));
    controls.set(name, node.control);
    body.append(node);
  }
  const node = h(
    'div',
    h('div', { class: 'account-place' }, place, h('p', { class: 'field-hint' }, t('account.preferences.placeHint', { place: HOME.place })), noPlace),
    speaks,
    body,
    letterhead,
    h('p', h('button', { type: 'button', class: 'button', onclick: reset }, icon('again'), t('account.preferences.reset'))),
  );

  /** What is chosen; and what holds where nothing is, which follows the language and the place. */
  function show() {
    const now = chosen();
    const followed = usual();
    for (const [name, control] of controls) {
      const word = wordOf(name, followed[name] ?? FALLBACKS[name]);
      control.options[0].textContent = word ? t('account.preferences.usual', { value: word }) : t('account.preferences.asService');
      control.value = now[name] ?? '';
    }
    place.show(now.place ? { place: now.place.name, lat: now.place.lat, lon: now.place.lon, tz: now.place.tz } : null);
    noPlace.hidden = !now.place;
    if (letterhead.control !== document.activeElement) {
      letterhead.control.value = now.letterhead ?? '';
    }
  }

  function wordOf(name, value) {
    return name === 'ayanamsa' ? ayanamsa(value) : all[name][1].find(([one]) => one === value)?.[1];
  }

  function keep(choose) {
    choose();
    show();
    toast(t('account.preferences.kept'));
  }

  async function takeBack(name) {
    try {
      await busy(node, forget(name));
      toast(t('account.preferences.kept'));
    } catch (failed) {
      toast(explain(failed), 'bad');
    }
    show();
  }

  async function reset() {
    const done = await dialog({
      title: t('account.preferences.reset'),
      body: h('p', t('account.preferences.resetText')),
      submit: t('account.preferences.reset'),
      danger: true,
      onsubmit: () => forget(),
    });
    if (done) {
      show();
      toast(t('account.preferences.kept'));
    }
  }

  async function speak(control) {
    try {
      await setLanguage(control.value);
    } catch {
      toast(t('shell.error.offline'), 'bad');
      control.value = language();
    }
  }

  show();
  whenRead().then(() => signal.aborted || show());
  return node;
}

/** An option, or a group of them. */
function option(one) {
  return Array.isArray(one) ? h('option', { value: one[0] }, one[1]) : h('optgroup', { label: one.label }, one.options.map(option));
}
