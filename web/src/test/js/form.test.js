import { birthEntry } from '/web/js/chart/entry.js';
import { birthForm } from '/web/js/chart/form.js';
import { use } from '/web/js/i18n.js';
import { equal, served, stopped, test, until } from './harness.js';

await use('shell', 'chart', 'terms');

const STATE = { at: '2026-10-20T01:30:00-04:00', lat: 40.7128, lon: -74.006, place: 'New York', tz: null, ayanamsa: 'lahiri', node: null, reference: null, lang: null, name: '', varga: 1 };
const TWICE = {
  kind: 'ambiguous',
  instants: [
    { dateandtime: '2026-11-01T01:30:00-04:00', offset: '-04:00', abbreviation: 'EDT' },
    { dateandtime: '2026-11-01T01:30:00-05:00', offset: '-05:00', abbreviation: 'EST' },
  ],
  change: { before: { clock: '2026-11-01T02:00:00-04:00' }, after: { clock: '2026-11-01T01:00:00-05:00' } },
};

function made() {
  const heard = [];
  const form = birthForm({ state: STATE, onreading: () => {}, onplace: () => {}, onunknown: (what) => heard.push(what), onchange: (part) => heard.push(part) });
  form.show(STATE);
  const change = (name, value) => {
    form.elements[name].value = value;
    form.elements[name].dispatchEvent(new Event('change'));
  };
  return { form, heard, change, use: () => form.querySelector('.question button') };
}

/** As somebody who clicks: a radio of a form that is in no page tells of nothing by itself. */
function check(radio) {
  radio.checked = true;
  radio.dispatchEvent(new Event('change'));
}

test('the form shows the state, and what the service reckoned by', () => {
  const { form } = made();
  const shows = (...names) => names.map((name) => form.elements[name].value);
  equal(shows('date', 'time', 'ayanamsa', 'node', 'lang'), ['20-10-2026', '01:30:00', 'lahiri', '', '']);
  form.show({ ...STATE, name: 'Mira', lang: 'ta' }, { conventions: { ayanamsa: 'raman', node_type: 'mean', position_reference: 'topocentric', timezone: 'America/New_York' } });
  equal(shows('name', 'ayanamsa', 'node', 'reference', 'lang', 'tz'), ['Mira', 'raman', 'mean', 'topocentric', 'ta', '']);
  equal(form.elements.tz.placeholder, 'America/New_York');
});

test('before the first answer the form shows what the service reckons by, but for what was chosen', () => {
  const { form } = made();
  form.clear({ ...STATE, node: null });
  form.usual({ node_type: 'true', position_reference: 'geocentric' });
  equal([form.elements.node.value, form.elements.reference.value], ['true', 'geocentric']);
  equal(/True/.test(form.querySelector('.settings-brief').textContent), true);
  form.show({ ...STATE, node: 'mean' });
  form.usual({ node_type: 'true', position_reference: 'geocentric' });
  equal(form.elements.node.value, 'mean');
});

test('time zones are proposed once somebody looks at the field', () => {
  const { form } = made();
  const proposed = () => form.querySelectorAll('datalist option').length;
  equal(proposed(), 0);
  form.elements.tz.dispatchEvent(new Event('focus'));
  equal(proposed() > 300, true);
});

test('what is chosen is told', () => {
  const { heard, change } = made();
  change('ayanamsa', 'raman');
  change('lang', 'ta');
  change('lang', '');
  change('name', ' Mira ');
  change('tz', ' ');
  equal(heard, [{ ayanamsa: 'raman' }, { lang: 'ta' }, { lang: null }, { name: 'Mira' }, { tz: null }]);
});

test('what was typed on the first page is read whole, with a time pasted along', async () => {
  for (const typed of [{ date: '1-4-90', time: '6:15 pm', town: '' }, { date: '1/4/1990 6:15 pm', time: '', town: '' }]) {
    const readings = [];
    const form = birthForm({ state: STATE, onreading: (clock) => readings.push(clock), onplace: () => {}, onunknown: () => {}, onchange: () => {} });
    form.clear(STATE);
    await stopped((pass) => {
      form.begin(typed);
      pass(1_000);
    });
    equal(readings, [{ date: '1990-04-01', time: '18:15:00' }]);
  }
});

test('who types a time knows it, by whichever clock it was', async () => {
  const found = [];
  const answer = { kind: 'unique', timezone: 'Asia/Kolkata', instants: [{ dateandtime: '1940-05-17T06:15:00+05:53:20' }] };
  const untimed = { ...STATE, at: '1940-05-17T12:00:00+05:53:20', birth_time: 'unknown' };
  await served(() => answer, async () => {
    const entry = birthEntry({ state: () => untimed, clock: () => null, found: (part) => found.push(part), held: () => {}, signal: new AbortController().signal });
    const form = entry.open(untimed);
    form.show(untimed);
    form.elements.time.value = '6:15';
    form.elements.time.dispatchEvent(new Event('input'));
    form.elements.time.dispatchEvent(new Event('blur'));
    await until(() => found.length > 0);
  });
  equal(found, [{ birth_time: null, at: '1940-05-17T06:15:00+05:53:20' }]);
});

test('a question takes nothing away that was chosen meanwhile', () => {
  const { form, change } = made();
  change('ayanamsa', 'raman');
  form.ask(TWICE, { date: '2026-11-01', time: '01:30:00' }, () => {});
  equal([form.elements.ayanamsa.value, form.elements.date.value], ['raman', '01-11-2026']);
  // But once there is an answer the form is as it says.
  form.show(STATE);
  equal([form.elements.ayanamsa.value, form.querySelector('.question')], ['lahiri', null]);
});

test('nothing is chosen for the person, nor from the question before', () => {
  const { form, use: button } = made();
  const chosen = [];
  const ask = (time) => form.ask(TWICE, { date: '2026-11-01', time }, (instant) => chosen.push(instant.dateandtime));
  const radios = () => [...form.querySelectorAll('.question input')];
  ask('01:30:00');
  equal([radios().map((r) => r.checked), button().disabled], [[false, false], true]);
  check(radios()[0]);
  equal(button().disabled, false);
  ask('01:40:00');
  equal([radios().map((r) => r.checked), button().disabled], [[false, false], true]);
  check(radios()[1]);
  button().click();
  equal(chosen, ['2026-11-01T01:30:00-05:00']);
});

test('a failure stands at the form until something else is shown', () => {
  const { form } = made();
  form.complain(Object.assign(new Error('Stopped.'), { name: 'AbortError' }), () => {});
  equal(form.querySelector('.form-errors').childElementCount, 1);
  form.show(STATE);
  equal(form.querySelector('.form-errors').matches(':empty'), true);
});

test('an instant in UTC is not shown for the clock of the place', () => {
  const { form } = made();
  form.show({ ...STATE, at: '2026-10-20T05:30:00Z' });
  equal([form.elements.date.value, form.elements.time.value], ['', '']);
});

test('an empty form keeps the conventions and nothing of the birth', () => {
  const { form } = made();
  form.show({ ...STATE, name: 'Mira', ayanamsa: 'raman' });
  form.clear({ ...STATE, name: 'Mira', ayanamsa: 'raman', at: null });
  const shows = ['date', 'time', 'place', 'name', 'ayanamsa'].map((name) => form.elements[name].value);
  equal(shows, ['', '', '', '', 'raman']);
});

test('a text that is no time is said at the field', () => {
  const { form, heard } = made();
  const { time } = form.elements;
  time.value = '25:99';
  time.dispatchEvent(new Event('change'));
  time.dispatchEvent(new Event('blur'));
  equal([time.getAttribute('aria-invalid'), heard], ['true', ['clock']]);
  equal(/06:15/.test(document.getElementById(time.id) === null && form.querySelector(`#${time.id}-error`).textContent), true);
  time.value = '06:15';
  time.dispatchEvent(new Event('input'));
  equal(time.hasAttribute('aria-invalid'), false);
});

test('another clock than those that are offered is written by its offset', () => {
  const { form, use: button } = made();
  const chosen = [];
  const instant = { dateandtime: '1869-10-02T07:12:00+04:38:24', offset: '+04:38:24', abbreviation: 'LMT' };
  const clocks = { reason: 'before_standard_time', choices: [{ name: 'local_mean_time', tz: 'LMT', instant }] };
  form.ask({ kind: 'unique', clocks }, { date: '1869-10-02', time: '07:12:00' }, ({ tz }) => chosen.push(tz));
  const radios = () => [...form.querySelectorAll('.question input[type=radio]')];
  equal([radios().length, button().disabled], [2, true]);
  check(radios()[1]);
  equal(button().disabled, true);
  const offset = form.elements.offset;
  offset.value = ' +05:21:10 ';
  offset.dispatchEvent(new Event('input'));
  button().click();
  check(radios()[0]);
  button().click();
  equal(chosen, ['+05:21:10', 'LMT']);
});
