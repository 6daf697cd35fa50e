import { h } from '/web/js/dom.js';
import { dateInWords, dateTyped, timeTyped, typedFields, zoneTyped } from '/web/js/typed.js';
import { equal, stopped, test } from './harness.js';

/** Two fields in the page, what came of them, and ways to type. */
async function typing(run) {
  const date = h('input', { type: 'text', name: 'date' });
  const time = h('input', { type: 'text', name: 'time' });
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
  for (const year of ['1', '19', '199']) {
    type(date, `17-5-${year}`);
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
  equal([date.value, time.value], ['17-05-1990', '10:30:00']);
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
  ['18-15', '18:15:00'], ['6-15 pm', '18:15:00'], ['18:15 hrs', '18:15:00'], ['6h15', '06:15:00'], ['1815 hrs.', '18:15:00'], ['6:15 p.m.', '18:15:00'],
  ['24:00', ''], ['6:5', ''], ['6', ''], ['13:00 pm', ''], ['0:10 am', ''], ['06:60', ''], ['06:15:60', ''], ['noon', ''], ['', ''],
]) {
  test(`"${typed}" is ${time || 'no time'}`, () => equal(timeTyped(typed), time));
}

for (const typed of [
  '1-4-90', '1/4/1990', '01.04.1990', '01 04 1990', '01041990', '1 April 1990', '1 Apr 1990', '1st April, 1990', '1-Apr-90', '1apr1990', 'April 1, 1990', '1990-04-01', '1990 April 1', 'Sunday, 1 April 1990', 'DOB: 1/4/1990',
  '१-४-१९९०', '১-৪-১৯৯০', '૧-૪-૧૯૯૦', '௧-௪-௧௯௯௦', '౧-౪-౧౯౯౦', '೧-೪-೧೯೯೦', '൧-൪-൧൯൯൦',
  '1 ஏப்ரல் 1990', '१ अप्रैल १९९०', '1 ఏప్రిల్ 1990', '1 ಏಪ್ರಿಲ್ 1990', '1 ഏപ്രിൽ 1990', '১ এপ্রিল ১৯৯০', '૧ એપ્રિલ ૧૯૯૦', '१ एप्रिल १९९०', '1990 ഏപ്രിൽ 1, ഞായറാഴ്‌ച', 'ಭಾನುವಾರ, ಏಪ್ರಿಲ್ 1, 1990', '1, ఏప్రిల్ 1990, ఆదివారం',
]) {
  test(`"${typed}" is 1 April 1990`, () => equal([dateTyped(typed)?.date, dateTyped(typed)?.time], ['1990-04-01', '']));
}

for (const [typed, date, time] of [
  ['1/4/1990 6:15 pm', '1990-04-01', '18:15:00'], ['1990-04-01T06:15', '1990-04-01', '06:15:00'], ['1-4-90, 18.15 hrs', '1990-04-01', '18:15:00'], ['१ अप्रैल १९९० ६:१५', '1990-04-01', '06:15:00'],
]) {
  test(`"${typed}" has a time`, () => equal([dateTyped(typed).date, dateTyped(typed).time], [date, time]));
}

for (const [typed, date] of [['4 सितम्बर 2001', '2001-09-04'], ['4 सितंबर 2001', '2001-09-04'], ['4 फरवरी 2001', '2001-02-04'], ['4 জানুয়ারী 2001', '2001-01-04'], ['1 మే 2001', '2001-05-01'], ['29-2-2000', '2000-02-29'], ['5-5-26', '2026-05-05'], ['5-5-27', '1927-05-05'], ['-000500-03-01', '-000500-03-01']]) {
  test(`"${typed}" is ${date}`, () => equal(dateTyped(typed)?.date, date));
}

for (const typed of ['', '31-2-1990', '29-2-1900', '1/13/1990', '0-4-1990', '1 Ma 1990', '1 April', 'April', '1-4', '1990', '1-4-1990 25:00', '1-4-199', 'tomorrow']) {
  test(`"${typed}" is no date`, () => equal(dateTyped(typed), null));
}

test('what was understood is said with month and weekday in words', () => equal(dateInWords('1990-04-01'), 'Sunday, 1 April 1990'));

test('a date that is left stands as all dates do', () => typing(({ date, type, heard }) => {
  type(date, '17/5/1990');
  date.blur();
  equal([heard, date.value], [['1990-05-17 12:00:00'], '17-05-1990']);
}));

test('another day without a time is told as lacking one', () => typing(({ date, type, fields, heard }) => {
  fields.set(['2000-01-01', '']);
  type(date, '1990-05-17');
  date.blur();
  equal(heard, ['lacking']);
}));

test('a time zone may be typed with spaces, and IST at a place of India', () => {
  equal(['America/New York', ' Asia/Kolkata ', 'UTC+5:30', 'LMT', ''].map((text) => zoneTyped(text, 'Asia/Kolkata')), ['America/New_York', 'Asia/Kolkata', 'UTC+5:30', 'LMT', null]);
  equal([zoneTyped('ist', 'Asia/Kolkata'), zoneTyped('IST', 'Asia/Jerusalem'), zoneTyped('IST', null)], ['Asia/Kolkata', 'IST', 'IST']);
});
