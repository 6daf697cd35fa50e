import { use } from '/web/js/i18n.js';
import { placeField } from '/web/js/place.js';
import { equal, served, stopped, test } from './harness.js';

await use('shell', 'chart');

const HOME = { place: 'Chennai', lat: 13.08, lon: 80.27, tz: 'Asia/Kolkata' };
const MADURAI = { name: 'Madurai', country: 'India', latitude: 9.92, longitude: 78.12, tz: 'Asia/Kolkata' };
const MADUKKARAI = { ...MADURAI, name: 'Madukkarai', latitude: 10.9 };

/** Timers stand still, so this waits by messages. */
async function until(isSo) {
  for (let turns = 0; !isSo(); turns++) {
    if (turns > 500) {
      throw new Error('It never came to be so.');
    }
    await new Promise((turn) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = turn;
      port2.postMessage(null);
    });
  }
}

/** A field in the page; the gazetteer knows two towns, and answers once it is let. */
async function typing(run, { value = HOME } = {}) {
  const heard = [];
  const waiting = [];
  const node = placeField({ value, onchoose: (place) => heard.push(place.place), onunknown: () => heard.push('unknown') });
  document.body.append(node);
  const input = node.querySelector('input');
  const find = (url) => {
    const text = url.searchParams.get('q').toLowerCase();
    return { items: [MADURAI, MADUKKARAI].filter(({ name }) => name.toLowerCase().startsWith(text)), attribution: '' };
  };
  /** Lets the gazetteer answer once it has been asked, until something is so. */
  const answer = async (isSo) => {
    await until(() => waiting.length > 0);
    waiting.splice(0).forEach((give) => give());
    await until(isSo);
  };
  const type = (text) => {
    input.focus();
    input.value = text;
    input.dispatchEvent(new Event('input'));
  };
  const press = (key) => input.dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true }));
  try {
    await served((url) => new Promise((give) => waiting.push(() => give(find(url)))), () =>
      stopped((pass) => run({ node, input, type, press, pass, answer, heard, error: () => node.querySelector('.field-error').textContent })));
  } finally {
    node.remove();
  }
}

/** The list of what was typed is there. */
async function listed({ type, pass, answer, node }, text) {
  type(text);
  pass(120);
  await answer(() => node.querySelector('.place-popup:not([hidden])'));
}

test('whoever leaves the field means the highlighted place', () => typing(async (field) => {
  await listed(field, 'madu');
  field.press('ArrowDown');
  field.input.blur();
  equal([field.heard, field.input.value], [['Madukkarai, India'], 'Madukkarai, India']);
}));

test('Enter takes the highlighted place', () => typing(async (field) => {
  await listed(field, 'madurai');
  const said = () => field.node.querySelector('[role=status]').textContent;
  equal(/place/.test(said()), true);
  field.press('Enter');
  equal([field.heard, field.input.value], [['Madurai, India'], 'Madurai, India']);
  // How many were found is no longer of use; what was taken is.
  equal(said(), 'Madurai, India');
}));

for (const [how, go] of [['Enter', ({ press }) => press('Enter')], ['leaving', ({ input }) => input.blur()]]) {
  test(`${how} before the list is there takes its first place once it is`, () => typing(async (field) => {
    const { type, answer, heard, input, node } = field;
    type('madurai');
    go(field);
    node.show(HOME);
    equal([heard, input.value], [[], 'madurai']);
    await answer(() => heard.length > 0);
    equal([heard, input.value], [['Madurai, India'], 'Madurai, India']);
  }));

  test(`${how} with a text that is no place is an error and not the old place`, () => typing(async (field) => {
    await listed(field, 'nowhere');
    go(field);
    equal([field.heard, field.input.value, field.input.getAttribute('aria-invalid')], [['unknown'], 'nowhere', 'true']);
    equal(/No such place/.test(field.error()), true);
  }));
}

test('a list for an earlier text is not taken for a later one', () => typing(async (field) => {
  await listed(field, 'madu');
  field.type('madukkarai');
  field.input.blur();
  await field.answer(() => field.heard.length > 0);
  equal(field.heard, ['Madukkarai, India']);
}));

test('coordinates count when the field is left', () => typing(({ type, input, heard }) => {
  type('9.92, 78.12');
  input.blur();
  equal([heard, input.value], [[''], '9°55′N 78°07′E']);
}));

test('a field that is left empty is an error, an untouched one is none', () => typing(({ type, input, heard, error }) => {
  input.focus();
  input.blur();
  equal([heard, error()], [[], '']);
  type('');
  input.blur();
  equal(heard, ['unknown']);
}));

test('Escape takes back what was typed, and means the place of before again', () => typing(async (field) => {
  await listed(field, 'nowhere');
  field.input.blur();
  field.input.focus();
  field.press('Escape');
  equal([field.heard, field.input.value, field.error()], [['unknown', 'Chennai'], 'Chennai', '']);
}));

test('a field without a place is empty and asks nothing of whoever passes by', () => typing(({ input, heard, error }) => {
  input.focus();
  input.blur();
  equal([input.value, heard, error()], ['', [], '']);
}, { value: null }));
