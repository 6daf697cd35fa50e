// A day of the almanac: the heading card, the picture, and the same in tables.
import { h, icon } from '../dom.js';
import { t } from '../i18n.js';
import { termNode } from '../kit/term.js';
import { ayanamsaDms } from '../moment.js';
import { breakable } from '../syllables.js';
import { factsAt, holds } from './birth.js';
import { samvatsara, yearsOf } from './eras.js';
import { holding, rowsOf } from './facts.js';
import { moonGlyph, phaseAt } from './moon.js';
import { labelOf, lunarMonth, name, nakshatra, rasi, solarMonth, tithi } from './names.js';
import { offsetAt, timeline } from './timeline.js';
import { clock, clockOn, dateOf, isoDate, longDate, ms, wallTime } from './time.js';

const REFRESH = 20_000;
const GROUPS = ['limbs', 'times', 'hours'];

/** The lords of the weekdays in their order, as the service names the days. */
const VARAS = ['Ravivara', 'Somavara', 'Mangalavara', 'Budhavara', 'Guruvara', 'Shukravara', 'Shanivara'];

/**
 * where: the name of the place; at: an instant to mark, or null; whose: the name of who was born then; coming: the address of the day that begins with the next
 * sunrise; lunar: which lunar month comes first. Returns { node, dispose() }.
 */
export function dayView(day, conventions, { where, south, at = null, whose = '', coming, lunar = 'amanta' }) {
  const rows = rowsOf(day);
  const strip = h('div', { class: 'tl-detail' }, hint());
  let marked = null;
  const picture = timeline(day, rows, {
    south,
    at,
    onDetail(item, node) {
      marked?.classList.remove('is-picked');
      marked = node;
      node.classList.add('is-picked');
      strip.replaceChildren(...details(item));
    },
  });
  const present = h('section', { class: 'pan-present', 'aria-label': t('panchanga.now'), hidden: true });
  const tick = () => {
    const now = Date.now();
    picture.tick(now);
    const inside = holds(day, now);
    present.hidden = !inside;
    if (inside) {
      present.replaceChildren(...nowLine(day, rows, now), ...untilSunrise(day, now, coming));
    }
  };
  tick();
  const timer = setInterval(tick, REFRESH);
  const node = h(
    'article',
    { class: 'pan-day', 'aria-labelledby': 'pan-heading' },
    card(day, conventions, where, south, lunar),
    missing(day),
    at !== null && holds(day, at) && birthLine(day, at, whose),
    present,
    h(
      'section',
      { class: 'pan-timeline', 'aria-labelledby': 'pan-timeline' },
      h('div', { class: 'pan-timeline-head' }, h('h2', { id: 'pan-timeline' }, t('panchanga.timeline')), legend()),
      groupSwitch(picture.node),
      strip,
      picture.node,
    ),
    tables(day, rows),
  );
  return { node, dispose: () => clearInterval(timer) };
}

// The card

/** Without a calendar nobody has said on which day a month begins. */
function solarDay(month, calendar) {
  const sign = rasi(month.rasi);
  return calendar === null ? t('panchanga.solar_sign', { rasi: sign }) : t('panchanga.solar_day', { month: solarMonth(month, calendar), day: month.day, rasi: sign });
}

function card(day, conventions, where, south, lunar) {
  const first = day.tithi[0];
  const begin = ms(day.day.start);
  const phase = phaseAt(first, begin, ms(first.start), ms(first.end));
  const calendar = conventions.almanac.solar_calendar;
  const star = day.nakshatra[0];
  return h(
    'header',
    { class: 'pan-card card' },
    h('div', { class: 'pan-card-moon' }, moonGlyph(phase, { south })),
    h(
      'div',
      { class: 'pan-card-words' },
      h('p', { class: 'pan-card-date' }, `${name('vara', day.vara.name)} · ${longDate(day.date)} · ${where}`),
      h('h2', { id: 'pan-heading' }, tithi(first)),
      h('p', { class: 'pan-card-sub' }, [
        nakshatra(star.name),
        t('panchanga.month_named', { month: lunarMonth(day.lunar_month, lunar) }),
        t('panchanga.year_named', { year: name('samvatsara', samvatsara(day.years, lunar)) }),
      ].join(' · ')),
    ),
    h('dl', { class: 'pan-sun' },
      lightFact('sunrise', day, '↑'),
      lightFact('sunset', day, '↓'),
      lightFact('moonrise', day, '↑'),
      lightFact('moonset', day, '↓'),
      h('div', { class: 'pan-sun-kind' }, h('dt', { class: 'visually-hidden' }, t('panchanga.convention.sunrise_definition')), h('dd', {}, t(`panchanga.convention.sunrise_definition.${conventions.sunrise_definition}`)))),
    h(
      'dl',
      { class: 'pan-facts' },
      fact('tithi', until(day.tithi, tithi, day)),
      fact('nakshatra', until(day.nakshatra, (n) => nakshatra(n.name), day)),
      fact('yoga', until(day.yoga, (y) => name('yoga', y.name), day)),
      fact('karana', until(day.karana, (k) => name('karana', k.name), day)),
      fact('lunar_month', months(day, lunar)),
      fact('solar_month', solarDay(day.solar_month, calendar)),
      fact('season', `${name('ritu', day.ritu)} · ${name('ayana', day.ayana)}`),
      fact('years', yearsOf([day], calendar)),
      fact('samvatsara', t('panchanga.samvatsaras', {
        south: name('samvatsara', day.years.samvatsara_south.name),
        north: name('samvatsara', day.years.samvatsara_north.name),
      })),
    ),
  );
}

/** What the glossary has of the almanac. */
const TERMS = new Set([
  'tithi', 'nakshatra', 'yoga', 'karana', 'vara', 'ishta', 'lunar_month', 'solar_month', 'season', 'years', 'samvatsara', 'hora', 'choghadiya', 'gowri',
  'rahu_kalam', 'yamaganda', 'gulika', 'abhijit', 'brahma_muhurta', 'durmuhurta', 'varjya', 'amrita_kala',
]);

/** A word that explains itself, where there is something to explain. */
function explained(key, word) {
  return TERMS.has(key) ? termNode(key, word) : word;
}

function fact(key, value) {
  return h('div', {}, h('dt', {}, explained(key, labelOf('fact', key))), h('dd', {}, value));
}

function lightFact(key, day, sign) {
  const iso = day[key];
  return h(
    'div',
    { class: `pan-sun-${key}` },
    h('dt', {}, h('span', { 'aria-hidden': 'true' }, `${sign} `), labelOf('fact', key)),
    h('dd', {}, iso ? clockOn(iso, day.date) : h('span', { class: 'pan-absent' }, reason(day, key))),
  );
}

function reason(day, field) {
  const found = day.missing.find((m) => m.field === field);
  return found ? t(`panchanga.reason.${found.reason}`) : '–';
}

/** Name until time; name until time; the last holds on and has no time. */
function until(limbs, words, day) {
  const end = ms(day.day.end);
  return limbs.map((one, i) => [
    i > 0 && h('br'),
    h('span', { class: 'pan-name' }, words(one)),
    ms(one.end) < end && h('span', { class: 'pan-until' }, ` ${t('panchanga.until', { time: clockOn(one.end, day.date) })}`),
  ]);
}

function months(day, lunar) {
  const month = day.lunar_month;
  const both = ['amanta', 'purnimanta'].map((reckoning) => t(`panchanga.month_by.${reckoning}`, { month: lunarMonth(month, reckoning) }));
  const lines = [month.amanta === month.purnimanta ? lunarMonth(month) : (lunar === 'purnimanta' ? both.reverse() : both).join(', ')];
  lines.push(name('paksha_long', day.paksha));
  if (month.kshaya) {
    lines.push(t('panchanga.kshaya_month', { month: name('masa', month.kshaya) }));
  }
  return lines.join(' · ');
}

function missing(day) {
  const polar = day.missing.find((m) => m.reason === 'polar_day' || m.reason === 'polar_night');
  return polar && h('aside', { class: 'pan-note', role: 'note' }, icon('info'),
    h('div', {}, h('p', { class: 'pan-note-head' }, t(`panchanga.reason.${polar.reason}`)), h('p', {}, t('panchanga.polar_note'))));
}

// The present

function nowLine(day, rows, at) {
  const of = (key) => {
    const items = rows.filter((r) => r.key === key).flatMap((r) => r.items);
    return holding(items, at);
  };
  const parts = ['tithi', 'nakshatra', 'yoga', 'karana', 'choghadiya', 'gowri', 'hora'].map((key) => [key, of(key)]).filter(([, item]) => item);
  const passing = ['favourable', 'avoid'].flatMap((key) => rows.filter((r) => r.key === key).flatMap((r) => r.items)).filter((i) => i.from <= at && at < i.to);
  return [
    h('h2', { class: 'pan-present-head' }, t('panchanga.now')),
    h('ul', {}, [
      ...parts.map(([key, item]) => presentItem(explained(key, labelOf('row', key)), item, day)),
      ...passing.map((item) => presentItem(t(`panchanga.row.${item.nature === 'good' ? 'favourable' : 'avoid'}`), item, day)),
    ]),
  ];
}

/** After midnight people write the next date already, though the day lasts until sunrise: said, with a way to that date. */
function untilSunrise(day, now, coming) {
  if (day.day.kind !== 'vedic' || isoDate(now + offsetAt(day, now)) === day.date) {
    return [];
  }
  const time = clock(day.day.end);
  const next = `${name('vara', VARAS[day.vara.number % VARAS.length])}, ${longDate(dateOf(day.day.end))}`;
  return [h('p', { class: 'pan-present-end' }, h('span', {}, t('panchanga.until_sunrise', { time })), h('a', { class: 'button', href: coming }, t('panchanga.coming', { time, day: next })))];
}

function birthLine(day, at, whose) {
  const when = wallTime(at + offsetAt(day, at));
  return h(
    'section',
    { class: 'pan-present pan-birth', 'aria-label': t('panchanga.at_birth') },
    h('h2', { class: 'pan-present-head' }, t('panchanga.at_birth'), ' ', h('small', { class: 'pan-until' }, [whose, `${clock(when, { seconds: true })}, ${longDate(when)}`].filter(Boolean).join(' · '))),
    h('ul', {}, factsAt(day, at).map(({ id, label, value }) => h('li', { dataset: { fact: id } }, h('span', { class: 'pan-present-kind' }, explained(id, label)), h('strong', {}, value)))),
  );
}

function presentItem(label, item, day) {
  return h('li', { dataset: item.nature ? { nature: item.nature } : {} },
    h('span', { class: 'pan-present-kind' }, label),
    h('strong', {}, item.natureWord && h('span', { class: 'seg-sign', 'aria-hidden': 'true' }, sign(item.nature)), item.name, item.natureWord && h('span', { class: 'visually-hidden' }, `, ${item.natureWord}`)),
    h('span', { class: 'pan-until' }, t('panchanga.until', { time: clockOn(item.end, day.date) })));
}

// The picture's words

function sign(nature) {
  return { good: '✓', bad: '✕', neutral: '–' }[nature] ?? '';
}

function hint() {
  return h('p', { class: 'tl-hint' }, t('panchanga.hint'));
}

function details(item) {
  return [
    h('span', { class: 'tl-detail-kind' }, item.row),
    h('strong', { class: 'tl-detail-name' }, item.natureWord && h('span', { class: 'seg-sign', dataset: { nature: item.nature } }, sign(item.nature)), item.name),
    h('span', { class: 'tl-detail-when' }, item.when),
    h('span', { class: 'tl-detail-lasts' }, item.lasts),
    item.natureWord && h('span', { class: 'tl-detail-nature', dataset: { nature: item.nature } }, item.natureWord),
    ...(item.facts ?? []).map(([label, value]) => h('span', { class: 'tl-detail-fact' }, `${label}: ${value}`)),
  ].filter(Boolean);
}

function legend() {
  return h('ul', { class: 'pan-legend', 'aria-label': t('panchanga.legend') },
    ['good', 'neutral', 'bad'].map((nature) =>
      h('li', {}, h('span', { class: 'pan-swatch', dataset: { nature }, 'aria-hidden': 'true' }, sign(nature)), t(`panchanga.nature.${nature}`))));
}

/** On a narrow page one group of bands at a time. */
function groupSwitch(node) {
  const buttons = GROUPS.map((group, i) =>
    h('button', {
      type: 'button',
      'aria-pressed': i === 0,
      onclick: (event) => {
        node.dataset.group = group;
        for (const button of buttons) {
          button.setAttribute('aria-pressed', String(button === event.currentTarget));
        }
      },
    }, t(`panchanga.group.${group}`)));
  return h('div', { class: 'tl-groups', role: 'group', 'aria-label': t('panchanga.timeline') }, buttons);
}

// The tables

function tables(day, rows) {
  const of = (...keys) => rows.filter((r) => keys.includes(r.key));
  return h(
    'section',
    { class: 'pan-tables', 'aria-labelledby': 'pan-tables' },
    h('h2', { id: 'pan-tables' }, t('panchanga.tables')),
    h(
      'div',
      { class: 'pan-tables-grid' },
      block(t('panchanga.group.limbs'), of('tithi', 'nakshatra', 'yoga', 'karana').flatMap((r) => r.items.flatMap((item) => [item, ...padas(item)])), day, true),
      block(t('panchanga.group.times'), of('favourable', 'avoid').flatMap((r) => r.items).sort((a, b) => a.from - b.from), day, false),
      ['choghadiya', 'gowri', 'hora'].map((key) => block(labelOf('row', key), of(key).flatMap((r) => r.items), day, false)),
    ),
  );
}

function padas(item) {
  return (item.padas ?? []).map((pada) => ({ ...pada, name: t('panchanga.pada', { n: pada.number }), row: item.row, minor: true }));
}

function block(caption, items, day, byKind) {
  if (items.length === 0) {
    return null;
  }
  const groups = byKind ? [...Map.groupBy(items, (item) => item.row)] : [[null, items]];
  return h(
    'table',
    { class: 'pan-table' },
    h('caption', {}, caption),
    h('thead', {}, h('tr', {}, ['name', 'start', 'end'].map((key) => h('th', { scope: 'col' }, t(`panchanga.column.${key}`))))),
    groups.map(([kind, members]) => h('tbody', {},
      kind && h('tr', { class: 'kind' }, h('th', { scope: 'rowgroup', colspan: 3 }, kind)),
      members.map((item) => h('tr', { class: item.minor && 'minor', dataset: item.nature ? { nature: item.nature } : {} },
        h('th', { scope: 'row' }, item.nature && h('span', { class: 'seg-sign', 'aria-hidden': 'true' }, sign(item.nature)), explained(item.kind, breakable(item.name)), item.natureWord && h('span', { class: 'visually-hidden' }, `, ${item.natureWord}`)),
        h('td', {}, clockOn(item.start, day.date)),
        h('td', {}, clockOn(item.end, day.date)))))),
  );
}

// What it was computed by

/** choices: { name: [values] } of the almanac; onChoice(name, value) when one is chosen. */
export function conventionsPanel(conventions, choices, shown, onChoice) {
  const line = (key, value) => h('div', {}, h('dt', {}, labelOf('convention', key)), h('dd', {}, value));
  return h(
    'details',
    { class: 'pan-conventions card' },
    h('summary', {}, icon('down'), t('panchanga.conventions'), h('span', { class: 'pan-conventions-brief' },
      `${ayanamsaName(conventions.ayanamsa)} ${ayanamsaDms(conventions)} · ${conventions.timezone}`)),
    h('dl', {},
      line('ayanamsa', `${ayanamsaName(conventions.ayanamsa)}, ${ayanamsaDms(conventions)}`),
      line('sunrise_definition', t(`panchanga.convention.sunrise_definition.${conventions.sunrise_definition}`)),
      line('timezone', `${conventions.timezone} (${t(`panchanga.convention.timezone_source.${conventions.timezone_source}`)})`),
      line('position_reference', t('panchanga.convention.geocentric')),
      line('engine', conventions.engine),
      line('ephemeris', conventions.ephemeris)),
    h('h3', {}, t('panchanga.choices')),
    h('div', { class: 'pan-choices' }, Object.entries(choices).map(([key, values]) => {
      const id = `choice-${key}`;
      return h('div', { class: 'field' },
        h('label', { for: id }, t(`panchanga.choice.${key}`)),
        h('select', { id, name: key, onchange: (event) => onChoice(key, event.target.value) },
          values.map((value) => h('option', { value, selected: shown[key] === value }, t(`panchanga.choice.${key}.${value}`)))));
    })),
  );
}

function ayanamsaName(id) {
  const words = t(`terms.ayanamsa.${id}`);
  return words.startsWith('terms.') ? id.split('_').map((w) => w[0].toUpperCase() + w.slice(1)).join(' ') : words;
}
