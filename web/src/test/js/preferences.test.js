import { setLanguage, use } from '/web/js/i18n.js';
import { day, figures, picture, report } from '/web/js/chart/share.js';
import { completed, read, remember, write } from '/web/js/moment.js';
import { fromGazetteer } from '/web/js/places.js';
import { belongTo, chosen, forget, prefer, preferred, usual } from '/web/js/preferences.js';
import { equal, served, test, until } from './harness.js';

await use('shell');

/** A visitor who has chosen nothing. */
const nobody = () => belongTo(null);

test('a first visit takes the calendars of the language', async () => {
  await nobody();
  try {
    equal(preferred(), {});
    await setLanguage('hi');
    equal(preferred(), { lunar: 'purnimanta', vikram: 'chaitradi', style: 'north-indian' });
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
  equal(JSON.parse(localStorage.getItem('nirayana.preferences')), { user: null, chosen: { ayanamsa: 'raman', chart_type: 'north-indian' }, unsaved: {} });
  await nobody();
  equal(preferred(), {});
});

test('a letterhead is kept, and that there is none any more', async () => {
  await nobody();
  prefer({ letterhead: 'Sri Nilayam\nChennai' });
  equal(preferred().letterhead, 'Sri Nilayam\nChennai');
  prefer({ letterhead: '' });
  equal(preferred().letterhead, '');
  await nobody();
});

test('with English a first visit takes the calendars of the place, and what is chosen comes before both', async () => {
  await nobody();
  const { region, ...place } = fromGazetteer({ name: 'Thrissur', region: 'Kerala', country: 'India', country_code: 'IN', latitude: 10.51667, longitude: 76.21667, tz: 'Asia/Kolkata' });
  remember({ ...place, region });
  equal([preferred().solar_calendar, preferred().style, read(new URLSearchParams()).style], ['malayalam', 'south-indian', 'south-indian']);
  remember({ ...place, place: 'Surat', region: 'Gujarat' });
  equal([preferred().vikram, preferred().solar_calendar, read(new URLSearchParams()).style], ['kartikadi', undefined, 'north-indian']);
  prefer({ vikram: 'chaitradi', style: 'east-indian' });
  equal([preferred().vikram, preferred().lunar, preferred().style], ['chaitradi', 'amanta', 'east-indian']);
  // Coordinates, and towns elsewhere, are in no state of India.
  remember({ place: '', lat: 10.5, lon: 76.2, tz: null });
  equal(preferred().lunar, undefined);
  equal(fromGazetteer({ name: 'Punjab', region: 'Punjab', country_code: 'PK' }).region, null);
  await nobody();
});

test('the sunrise that was chosen holds in every view, also where the address names its place', async () => {
  await nobody();
  equal(read(new URLSearchParams('lat=1&lon=2')).sunrise_definition, null);
  prefer({ sunrise_definition: 'upper_limb' });
  const state = read(new URLSearchParams('at=1990-05-17T05:00:00Z&lat=1&lon=2'));
  equal([figures(state).query.sunrise_definition, day(state).query.sunrise_definition, write(state).get('sunrise_definition')], ['upper_limb', 'upper_limb', 'upper_limb']);
  equal([picture(state, 'en', 'light').query.sunrise_definition, day(state).query.node_type], [undefined, undefined]);
  equal(read(new URLSearchParams('lat=1&lon=2&sunrise_definition=geometric')).sunrise_definition, 'geometric');
  equal(read(new URLSearchParams('lat=1&lon=2&sunrise_definition=noon')).sunrise_definition, 'upper_limb');
  // A profile has its own, unless the address names one beside it.
  equal(read(new URLSearchParams('lat=1&lon=2&profile=jhora')).sunrise_definition, null);
  equal(read(new URLSearchParams('lat=1&lon=2&profile=jhora&sunrise_definition=geometric')).sunrise_definition, 'geometric');
  await nobody();
});

test('the report has the calendars that the almanac shows, and a profile its own', async () => {
  await nobody();
  const asked = (address) => report(read(new URLSearchParams(`at=2026-11-05T12:00:00Z&lat=1&lon=2${address}`)), 'hi', 'en-IN').query;
  try {
    await setLanguage('hi');
    prefer({ vikram: 'kartikadi', sunrise_definition: 'upper_limb' });
    equal([asked('').lunar_month, asked('').vikram, asked('').solar_calendar, asked('').sunrise_definition], ['purnimanta', 'kartikadi', undefined, 'upper_limb']);
    equal([asked('&lunar=amanta').lunar_month, asked('&year=360').dasa_year_length, asked('&dasha_year=sun_return').dasha_year], ['amanta', '360', 'sun_return']);
    equal([asked('&profile=drik').lunar_month, asked('&profile=drik').sunrise_definition, asked('&profile=kp').lunar_month], [undefined, undefined, 'purnimanta']);
    equal(write(completed(read(new URLSearchParams('at=2026-11-05T12:00:00Z&lat=1&lon=2')))).get('lunar'), 'purnimanta');
  } finally {
    await setLanguage('en');
    await nobody();
  }
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

test('a choice is taken back, by the name that the service has for it', async () => {
  await nobody();
  prefer({ style: 'east-indian', match_system: 'porutham', place: { name: 'Surat', lat: 21.2, lon: 72.8, tz: null, region: 'Gujarat' } });
  equal([chosen().style, usual().style, preferred().style], ['east-indian', 'north-indian', 'east-indian']);
  await forget('style');
  equal([chosen().style, preferred().style, chosen().match_system], [undefined, 'north-indian', 'porutham']);
  await forget();
  equal([chosen(), preferred()], [{}, {}]);
  const sent = [];
  await served(
    (path, { method }) => {
      sent.push([method, path.href]);
      return method !== 'DELETE' ? { ayanamsa: 'raman', match_system: 'porutham' } : {};
    },
    async () => {
      await belongTo({ id: 8 });
      await forget('match_system');
      equal([chosen(), sent.at(-1)[0], sent.at(-1)[1].endsWith('/users/me/preferences?name=match_system')], [{ ayanamsa: 'raman' }, 'DELETE', true]);
      await forget();
      equal([chosen(), sent.at(-1)[1].includes('?')], [{}, false]);
      await nobody();
    },
  );
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

test('what is chosen while the service is slow is not lost to what it still has, and goes in one request', async () => {
  await nobody();
  const sent = [];
  let answer;
  await served(
    (path, { method, body }) => {
      if (method !== 'PATCH') {
        return { dasha_system: 'yogini' };
      }
      sent.push(JSON.parse(body));
      return sent.length === 1 ? new Promise((resolve) => (answer = resolve)) : {};
    },
    async () => {
      await belongTo({ id: 7 });
      prefer({ system: 'ashtottari' });
      await until(() => answer);
      prefer({ system: 'vimshottari' });
      prefer({ node: 'mean' });
      equal(JSON.parse(localStorage.getItem('nirayana.preferences')).unsaved, { dasha_system: 'vimshottari', node_type: 'mean' });
      // As when the page is loaded again: the service answers with what it had before.
      await belongTo({ id: 7 });
      answer({});
      await until(() => sent.length === 2);
      equal(sent, [{ dasha_system: 'ashtottari' }, { dasha_system: 'vimshottari', node_type: 'mean' }]);
      await until(() => Object.keys(JSON.parse(localStorage.getItem('nirayana.preferences')).unsaved).length === 0);
      equal(preferred(), { system: 'vimshottari', node: 'mean' });
    },
  );
  await nobody();
});

test('a preferred profile comes into a bare address, and can be left again', async () => {
  await nobody();
  prefer({ ayanamsa: 'raman', node: 'true' });
  // Whatever was chosen before gives way to the profile.
  prefer({ profile: 'kp', ayanamsa: null, node: null });
  const bare = read(new URLSearchParams());
  equal([bare.profile, bare.ayanamsa, bare.node], ['kp', 'krishnamurti', 'mean']);
  const named = read(new URLSearchParams('profile=raman'));
  equal([named.profile, named.ayanamsa, named.node], ['raman', null, null]);
  prefer({ profile: null, ayanamsa: 'krishnamurti' });
  equal(read(new URLSearchParams()).profile, null);
  await nobody();
});
