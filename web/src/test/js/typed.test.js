import { h } from '/web/js/dom.js';
import { typedFields } from '/web/js/typed.js';
import { equal, stopped, test } from './harness.js';

/** Two fields in the page, what came of them, and ways to type. */
async function typing(run) {
  const date = h('input', { type: 'date' });
  const time = h('input', { type: 'time', step: '1' });
  document.body.append(date, time);
  const heard = [];
  try {
    await stopped(async (pass) => {
      const fields = typedFields([date, time], (values) => heard.push(values.join(' ')));
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
