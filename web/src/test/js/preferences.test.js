import { setLanguage, use } from '/web/js/i18n.js';
import { read } from '/web/js/moment.js';
import { belongTo, prefer, preferred } from '/web/js/preferences.js';
import { equal, served, test } from './harness.js';

await use('shell');

/** A visitor who has chosen nothing. */
const nobody = () => belongTo(null);

test('a first visit takes the calendars of the language', async () => {
  await nobody();
  try {
    equal(preferred(), {});
    await setLanguage('hi');
    equal(preferred(), { lunar: 'purnimanta', vikram: 'chaitradi' });
    await setLanguage('gu');
    equal(preferred().vikram, 'kartikadi');
    await setLanguage('ml');
    equal(preferred().solar_calendar, 'malayalam');
    await setLanguage('bn');
    equal(preferred().solar_calendar, 'bengali');
  } finally {
    await setLanguage('en');
  }
});

test('what a visitor chooses stays, and comes before the language', async () => {
  await nobody();
  prefer({ ayanamsa: 'raman', style: 'north-indian', varga: 9, node: null });
  equal(preferred(), { ayanamsa: 'raman', style: 'north-indian' });
  equal(JSON.parse(localStorage.getItem('nirayana.preferences')), { user: null, chosen: { ayanamsa: 'raman', chart_type: 'north-indian' } });
  await nobody();
  equal(preferred(), {});
});

test('a bare address takes what is preferred, one that names its place is complete', async () => {
  await nobody();
  prefer({ ayanamsa: 'raman', style: 'north-indian', place: { name: 'Madurai', lat: 9.92, lon: 78.12, tz: null } });
  const bare = read(new URLSearchParams());
  equal([bare.ayanamsa, bare.style, bare.place, bare.lat], ['raman', 'north-indian', 'Madurai', 9.92]);
  const sent = read(new URLSearchParams('lat=13.08&lon=80.27'));
  equal([sent.ayanamsa, sent.style, sent.place], ['lahiri', 'south-indian', '']);
  equal(read(new URLSearchParams('ayanamsa=krishnamurti')).ayanamsa, 'krishnamurti');
  await nobody();
});

test('what a user chose elsewhere is there, and what the visitor chose before is added to it', async () => {
  await nobody();
  prefer({ style: 'east-indian', ayanamsa: 'raman' });
  const sent = [];
  await served(
    (path, { method, body }) => {
      if (method === 'PATCH') {
        sent.push(JSON.parse(body));
      }
      return { ayanamsa: 'krishnamurti' };
    },
    async () => {
      await belongTo({ id: 7 });
      equal(preferred(), { style: 'east-indian', ayanamsa: 'krishnamurti' });
      equal(sent, [{ chart_type: 'east-indian' }]);
    },
  );
  await nobody();
});

test('a preferred profile comes into a bare address, and can be left again', async () => {
  await nobody();
  prefer({ profile: 'kp', ayanamsa: 'krishnamurti', node: 'mean' });
  const bare = read(new URLSearchParams());
  equal([bare.profile, bare.ayanamsa, bare.node], ['kp', 'krishnamurti', 'mean']);
  const named = read(new URLSearchParams('profile=raman'));
  equal([named.profile, named.ayanamsa, named.node], ['raman', null, null]);
  prefer({ profile: null, ayanamsa: 'krishnamurti' });
  equal(read(new URLSearchParams()).profile, null);
  await nobody();
});
