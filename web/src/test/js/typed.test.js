import { h } from '/web/js/dom.js';
import { timeTyped, typedFields } from '/web/js/typed.js';
import { equal, stopped, test } from './harness.js';

/** Two fields in the page, what came of them, and ways to type. */
async function typing(run) {
  const date = h('input', { type: 'date' });
  const time = h('input', { type: 'text' });
  document.body.append(date, time);
  const heard = [];
  try {
    await stopped(async (pass) => {
      const fields = typedFields([date, time], (values) => heard.push(values.join(' ')), () => heard.push('lacking'));
      fields.set(['2000-01-01', '12:00:00']);
      const type = (control, value) => {
        control.focus();
        control.value = value;
        control.dispatchEvent(new Event('input'));
        control.dispatchEvent(new Event('change'));
      };
      await run({ date, time, type, pass, fields, heard });
    });
  } finally {
    date.remove();
    time.remove();
  }
}

test('what was typed counts after a pause', () => typing(({ date, type, pass, heard }) => {
  type(date, '1990-05-17');
  pass(899);
  equal(heard, []);
  pass(1);
  equal(heard, ['1990-05-17 12:00:00']);
}));

test('a year that is still being typed is waited for', () => typing(({ date, type, pass, heard }) => {
  for (const year of ['0001', '0019', '0199']) {
    type(date, `${year}-05-17`);
    pass(5000);
  }
  equal(heard, []);
  type(date, '1990-05-17');
  pass(900);
  equal(heard, ['1990-05-17 12:00:00']);
}));

test('Enter and leaving a field do not wait', () => typing(({ date, time, type, heard }) => {
  type(date, '1990-05-17');
  date.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' }));
  equal(heard, ['1990-05-17 12:00:00']);
  type(time, '10:30');
  time.blur();
  equal(heard, ['1990-05-17 12:00:00', '1990-05-17 10:30:00']);
}));

test('the same once more is no news', () => typing(({ time, type, pass, heard }) => {
  type(time, '12:00');
  pass(900);
  equal(heard, []);
}));

test('an answer leaves what is being typed', () => typing(({ date, time, type, fields }) => {
  type(time, '10:30:00');
  fields.set(['1990-05-17', '12:00:00']);
  equal([date.value, time.value], ['1990-05-17', '10:30:00']);
}));

test('an unfinished date is none', () => typing(({ date, type, pass, heard }) => {
  type(date, '');
  pass(900);
  equal(heard, []);
}));

test('seconds that nobody typed are 00, whatever they were before', () => typing(({ time, type, fields, heard }) => {
  fields.set(['2000-01-01', '06:10:42']);
  type(time, '06:15');
  time.blur();
  equal([heard, time.value], [['2000-01-01 06:15:00'], '06:15:00']);
  type(time, '06:15:42');
  time.blur();
  equal(heard, ['2000-01-01 06:15:00', '2000-01-01 06:15:42']);
}));

test('a time counts after a pause although the field is not left', () => typing(({ time, pass, heard }) => {
  time.focus();
  time.value = '06:15';
  time.dispatchEvent(new Event('input'));
  pass(900);
  equal([heard, time.value], [['2000-01-01 06:15:00'], '06:15']);
}));

test('a field that is left without sense is told, and so is what comes instead', () => typing(({ time, type, heard }) => {
  type(time, '25:99');
  time.blur();
  equal([heard, time.value], [['lacking'], '25:99']);
  type(time, '12:00');
  time.blur();
  equal(heard, ['lacking', '2000-01-01 12:00:00']);
}));

test('fields are emptied for another birth', () => typing(({ date, time, type, fields, pass, heard }) => {
  type(time, '10:30');
  fields.clear();
  pass(5000);
  equal([date.value, time.value, heard], ['', '', []]);
  type(date, '1990-05-17');
  date.blur();
  equal(heard, []);
  type(time, '06:15');
  time.blur();
  equal(heard, ['1990-05-17 06:15:00']);
}));

for (const [typed, time] of [
  ['6:15', '06:15:00'], ['06:15:30', '06:15:30'], ['0615', '06:15:00'], ['615', '06:15:00'], ['061530', '06:15:30'], ['6.15', '06:15:00'],
  ['6 15 30', '06:15:30'], ['6:15 pm', '18:15:00'], ['12:05 AM', '00:05:00'], ['12:05 p.m.', '12:05:00'], ['6 pm', '18:00:00'], ['०६:१५', '06:15:00'],
  ['௰:15', ''], ['௦௬:௧௫', '06:15:00'], ['৬.১৫', '06:15:00'], ['23:59:59', '23:59:59'],
  ['24:00', ''], ['6:5', ''], ['6', ''], ['13:00 pm', ''], ['0:10 am', ''], ['06:60', ''], ['06:15:60', ''], ['noon', ''], ['', ''],
]) {
  test(`"${typed}" is ${time || 'no time'}`, () => equal(timeTyped(typed), time));
}
