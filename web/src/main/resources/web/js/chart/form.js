// What is asked of the person: when, where, and by which conventions.
import { clear, h, icon, svg } from '../dom.js';
import { LANGUAGES, t } from '../i18n.js';
import { STYLES, parse, timeOf } from '../moment.js';
import { placeField } from '../place.js';
import { typedFields } from '../typed.js';
import { field, uid } from '../ui.js';
import * as names from './names.js';
import { clockName, longDate } from './facts.js';

/**
 * birthForm({ state, onreading({ date, time }), onplace(place), onchange(part) }). `node.show(state, horoscope)` sets what
 * the person is not just typing in; `node.ask(answer, reading, onchosen)` asks which of several instants was meant.
 */
export function birthForm({ state, onreading, onplace, onchange }) {
  const date = field({ name: 'date', label: t('chart.date'), type: 'date', required: true, min: '0001-01-01', max: '9999-12-31' });
  const time = field({ name: 'time', label: t('chart.time'), type: 'time', step: '1', required: true });
  const place = placeField({ value: state, onchoose: onplace });
  const question = h('div', { class: 'question-place', 'aria-live': 'polite' });
  const errors = h('div', { class: 'form-errors' });

  const name = field({ name: 'name', label: t('chart.name'), value: state.name, maxlength: '160', autocomplete: 'off', placeholder: t('chart.nameHint') });
  name.control.addEventListener('change', () => onchange({ name: name.control.value.trim() }));

  const ayanamsa = field({ name: 'ayanamsa', label: t('terms.caption.ayanamsa'), options: [] });
  clear(
    ayanamsa.control,
    h('optgroup', { label: t('chart.usual') }, names.USUAL_AYANAMSAS.map(ayanamsaOption)),
    h('optgroup', { label: t('chart.others') }, names.AYANAMSAS.filter((id) => !names.USUAL_AYANAMSAS.includes(id)).map(ayanamsaOption)),
  );
  const node = select('node', t('chart.nodes'), ['true', 'mean'].map((id) => [id, t(`chart.node.${id}`)]));
  const reference = select('reference', t('chart.reference'), ['geocentric', 'topocentric'].map((id) => [id, t(`chart.reference.${id}`)]));
  const lang = select('lang', t('chart.language'), [['', t('chart.asPage')], ...LANGUAGES]);
  const tz = field({
    name: 'tz',
    label: t('chart.timezone'),
    hint: t('chart.timezoneHint'),
    list: 'timezones',
    autocomplete: 'off',
    spellcheck: 'false',
  });
  tz.append(h('datalist', { id: 'timezones' }, (Intl.supportedValuesOf?.('timeZone') ?? []).map((zone) => h('option', { value: zone }))));
  for (const [control, key] of [[ayanamsa, 'ayanamsa'], [node, 'node'], [reference, 'reference'], [lang, 'lang']]) {
    control.control.addEventListener('change', () => onchange({ [key]: control.control.value || null }));
  }
  tz.control.addEventListener('change', () => onchange({ tz: tz.control.value.trim() || null }));

  const settings = h(
    'details',
    { class: 'settings', open: matchMedia('(min-width: 64rem)').matches },
    h('summary', icon('down'), t('chart.settings')),
    h('div', { class: 'settings-body' }, ayanamsa, node, reference, lang, tz),
  );
  const form = h(
    'form',
    { class: 'birth card', novalidate: true, 'aria-label': t('chart.birth'), onsubmit: (event) => event.preventDefault() },
    h('div', { class: 'birth-when' }, date, time),
    question,
    place,
    name,
    settings,
    errors,
  );

  const when = typedFields([date.control, time.control], ([day, clock]) => onreading({ date: day, time: clock }));

  form.show = (next, horoscope) => {
    const at = parse(next.at);
    when.set([at.date, at.time]);
    place.show({ ...next, tz: horoscope?.conventions.timezone ?? next.tz });
    if (document.activeElement !== name.control) {
      name.control.value = next.name;
    }
    ayanamsa.control.value = horoscope?.conventions.ayanamsa ?? next.ayanamsa;
    node.control.value = horoscope?.conventions.node_type ?? next.node ?? '';
    reference.control.value = horoscope?.conventions.position_reference ?? next.reference ?? '';
    lang.control.value = next.lang ?? '';
    if (document.activeElement !== tz.control) {
      tz.control.value = next.tz ?? '';
      tz.control.placeholder = horoscope?.conventions.timezone ?? '';
    }
    clear(question);
    clear(errors);
  };

  /** Asks which instant was meant; nothing is chosen for the person. */
  form.ask = (answer, reading, onchosen) => {
    when.set([reading.date, reading.time]);
    const twice = answer.kind === 'ambiguous';
    const group = uid('which');
    const vars = {
      time: reading.time.slice(0, 5),
      date: longDate(`${reading.date}T00:00:00+00:00`),
      before: timeOf(answer.change.before.clock, false),
      after: timeOf(answer.change.after.clock, false),
    };
    const choices = twice ? answer.instants : answer.nearest;
    const button = h('button', { type: 'button', class: 'button button-primary', disabled: true, onclick: () => onchosen(choices[chosen]) }, t('chart.useThis'));
    let chosen = -1;
    clear(
      question,
      h(
        'fieldset',
        { class: 'question' },
        h('legend', icon('clock'), t(twice ? 'chart.twice' : 'chart.never', vars)),
        h('p', t(twice ? 'chart.twiceWhy' : 'chart.neverWhy', vars)),
        choices.map((choice, i) =>
          h(
            'label',
            { class: 'choice' },
            h('input', { type: 'radio', name: group, value: choice.dateandtime, onchange: () => { chosen = i; button.disabled = false; } }),
            h(
              'span',
              h('strong', t(twice ? ['chart.first', 'chart.second'][i] : ['chart.byOld', 'chart.byNew'][i])),
              h('span', { class: 'choice-clock figures' }, `${timeOf(choice.dateandtime, false)} ${clockName(choice)}`),
            ),
          ),
        ),
        button,
      ),
    );
  };

  form.complain = (note) => clear(errors, note);
  return form;
}

function select(name, label, options) {
  return field({ name, label, options });
}

function ayanamsaOption(id) {
  return h('option', { value: id }, names.ayanamsa(id));
}

/** The regional style: three small charts to choose from. */
export function styleChoice(onchange) {
  const group = uid('style');
  const inputs = STYLES.map((style) => h('input', { type: 'radio', name: group, value: style, onchange: () => onchange(style) }));
  const node = h(
    'div',
    { class: 'segments styles', role: 'radiogroup', 'aria-label': t('chart.style') },
    STYLES.map((style, i) =>
      h('label', { class: 'segment' }, inputs[i], h('span', { title: t(`chart.style.${style}`) }, outline(style), h('span', { class: 'style-name' }, t(`chart.style.${style}`)))),
    ),
  );
  node.show = (style) => {
    inputs[STYLES.indexOf(style)].checked = true;
  };
  return node;
}

function outline(style) {
  const lines = {
    'south-indian': 'M2 2h20v20H2zM2 7h20M2 17h20M7 2v20M17 2v20M12 2v5M12 17v5M2 12h5M17 12h5',
    'north-indian': 'M2 2h20v20H2zM2 2l20 20M22 2L2 22M12 2l10 10-10 10L2 12z',
    'east-indian': 'M2 2h20v20H2zM8.7 2v20M15.3 2v20M2 8.7h20M2 15.3h20M2 2l6.7 6.7M22 2l-6.7 6.7M2 22l6.7-6.7M22 22l-6.7-6.7',
  };
  return svg('svg', { class: 'icon style-outline', viewBox: '0 0 24 24', 'aria-hidden': 'true', focusable: 'false' }, svg('path', { d: lines[style] }));
}

/** Which divisional chart, and by whose rule where there are several. */
export function vargaChoice(onchange) {
  const id = uid('varga');
  const divisions = h('select', { id, name: 'varga', onchange: () => onchange({ varga: Number(divisions.value), school: null }) });
  const school = h('select', { id: `${id}-school`, name: 'school', onchange: () => onchange({ school: school.value }) });
  const schoolBox = h('span', { class: 'varga-school', hidden: true }, h('label', { for: school.id, class: 'visually-hidden' }, t('chart.school')), school);
  const node = h('div', { class: 'varga' }, h('label', { for: id, class: 'visually-hidden' }, t('chart.varga')), divisions, schoolBox);
  node.show = (state, varga) => {
    const offered = [...new Set([...names.PARASHARA, state.varga])].sort((a, b) => a - b);
    if (divisions.options.length !== offered.length) {
      clear(divisions, offered.map((d) => h('option', { value: d }, names.varga(d))));
    }
    divisions.value = String(state.varga);
    const schools = varga?.schools ?? [];
    schoolBox.hidden = schools.length < 2 || state.varga === 1;
    clear(school, schools.map((s) => h('option', { value: s }, schoolName(s))));
    school.value = varga?.school ?? '';
  };
  return node;
}

/** Schools are named after people; the API's word is the name. */
function schoolName(id) {
  return id.replaceAll('_', ' ').replace(/^\w/, (c) => c.toUpperCase());
}
