import { conventionChoices } from '/web/js/chart/all.js';
import { day, figures, picture, sensitivity } from '/web/js/chart/share.js';
import { CONVENTIONS, OF_ASHTAKAVARGA, OF_ASPECTS, OF_HOUSES, OF_SHADBALA, OF_STATES, OF_VIMSOPAKA, conventionName, conventionWords, valueName } from '/web/js/conventions.js';
import { compareRequest, readOther } from '/web/js/compare/sets.js';
import { LANGUAGES, setLanguage } from '/web/js/i18n.js';
import { element, html, settle } from '/web/js/kit/lit.js';
import { query, read, write } from '/web/js/moment.js';
import { equal, test } from './harness.js';

await conventionWords();

const described = (await fetch('/openapi.json')).json();
const PLACE = 'at=1990-05-17T05%3A00%3A00Z&lat=13&lon=80';

/** The parameters of an operation, by name. */
async function parametersOf(path) {
  const { paths, components } = await described;
  const all = paths[path].get.parameters.map((one) => (one.$ref ? components.parameters[one.$ref.split('/').at(-1)] : one));
  return Object.fromEntries(all.map((one) => [one.name, one.schema.$ref ? schemaOf(components, one.schema) : one.schema]));
}

function schemaOf(components, { $ref }) {
  return components.schemas[$ref.split('/').at(-1)];
}

/** A value of each that is not the usual one. */
const OTHERS = Object.fromEntries(Object.values(CONVENTIONS).map(({ field, values }) => [field, values[1] ?? '12.5']));

test('the page offers every convention of the service, with every value', async () => {
  const parameters = await parametersOf('/api/v1/astro/compare');
  const { components } = await described;
  const ofTheForm = ['ayanamsa', 'node_type', 'position_reference'];
  equal(Object.keys(CONVENTIONS).concat(ofTheForm).sort(), [...schemaOf(components, components.schemas.ExchangedConvention.properties.convention).enum].sort());
  for (const { id, values } of Object.values(CONVENTIONS)) {
    equal([id, (parameters[id].type === 'boolean' ? ['true', 'false'] : (parameters[id].enum ?? [])).map(String)], [id, values]);
  }
});

test('nothing is asked of an operation that it does not take', async () => {
  const state = { ...read(new URLSearchParams(PLACE)), ...OTHERS, tz: 'Asia/Kolkata' };
  const questions = [
    figures(state),
    day(state),
    picture(state, 'en', 'light'),
    sensitivity(state, '2026-01-01T00:00:00Z'),
    compareRequest(state, readOther(new URLSearchParams()), '2026-01-01T00:00:00Z', 'en'),
    ...Object.entries({ houses: OF_HOUSES, aspects: OF_ASPECTS, states: OF_STATES, ashtakavarga: OF_ASHTAKAVARGA, shadbala: OF_SHADBALA, vimsopaka: OF_VIMSOPAKA }).map(([name, ids]) => ({ path: `/api/v1/astro/${name}`, query: query(state, 'tz', ...ids) })),
  ];
  for (const { path, query: sent } of questions) {
    const known = await parametersOf(path);
    equal([path, Object.keys(sent).filter((name) => !(name in known))], [path, []]);
    // And whatever it takes and was chosen is asked; but the houses of a rasi chart are its signs, whatever bhavas are made of, and
    // shadbala is there also where a system has no houses.
    const bySigns = /\/(horoscope|shadbala)$/.test(path) ? ['house_system'] : [];
    equal([path, Object.values(CONVENTIONS).filter(({ id }) => id in known && !(id in sent)).map(({ id }) => id)], [path, bySigns]);
  }
});

test('what is chosen stands in the address', () => {
  const address = String(write({ ...read(new URLSearchParams(PLACE)), ...OTHERS }));
  const again = read(new URLSearchParams(address));
  equal(Object.fromEntries(Object.keys(OTHERS).map((field) => [field, again[field]])), OTHERS);
  equal(read(new URLSearchParams(`${PLACE}&positions=nobody&year=0`)).positions, null);
});

test('every convention and value has its words in every language, and none is the name of a parameter', async () => {
  for (const code of LANGUAGES) {
    await setLanguage(code);
    for (const { id, values } of Object.values(CONVENTIONS)) {
      for (const word of [conventionName(id), ...values.map((value) => valueName(id, value))]) {
        const isRaw = /_|^conventions\./.test(word) || (code !== 'en' && /^[a-z]+$/.test(word));
        equal([code, id, word, isRaw], [code, id, word, false]);
      }
    }
  }
  await setLanguage('en');
});

test('all conventions are chosen from one list', () => {
  const heard = [];
  const form = element(html`<form>${conventionChoices({ id: 'x', chosen: { positions: 'true', ayanamsa_offset: '24.2' }, onchange: (part) => heard.push(part) })}</form>`);
  settle(form);
  equal([form.elements.positions.value, form.elements.ayanamsa_offset.value, form.elements.hora.value], ['true', '24.2', '']);
  const change = (name, value) => {
    form.elements[name].value = value;
    form.elements[name].dispatchEvent(new Event('change'));
  };
  change('drik_bala', 'full');
  change('positions', '');
  change('ayanamsa_offset', '−12,5');
  change('year', 'long');
  equal(heard, [{ drik_bala: 'full' }, { positions: null }, { ayanamsa_offset: '-12.5' }, { year: null }]);
});
