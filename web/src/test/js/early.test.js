import { figures, picture } from '/web/js/chart/share.js';
import { chartRequests, dayRequests, fitted, guessedRoom, periodRequests } from '/web/js/early.js';
import { read, write } from '/web/js/moment.js';
import { periodAddresses } from '/web/js/view/dashas.js';
import { dayAddress } from '/web/js/view/panchanga.js';
import { equal, test } from './harness.js';

const address = ({ path, query }) => `${path}?${new URLSearchParams(query)}`;

/** What the view asks for the chart of an address; varga: that of the one beside it. */
function asked(params, language, width, varga = null) {
  const state = read(params);
  const drawn = (one) => {
    const { path, query } = picture(one, state.lang ?? language, 'light');
    return address({ path, query: { ...query, ...fitted(width) } });
  };
  return [address(figures(state)), drawn(state), ...(varga ? [drawn({ ...state, varga, school: null })] : [])];
}

const alone = (width) => () => ({ isPair: false, width });

for (const search of [
  'at=1887-12-22T18:20:00%2B05:21:10&lat=11.341&lon=77.7172',
  'at=1990-05-17T10%3A30%3A00%2B05%3A30&lat=13.0827&lon=80.2707&place=Chennai%2C+Tamil+Nadu&tz=Asia%2FKolkata&ayanamsa=raman&node=mean&reference=topocentric&sunrise_definition=upper_limb&style=north-indian&lang=ta&varga=9&school=kalachakra&name=Meera+%3Cb%3E',
  'at=1990-05-17T05:00:00Z&lat=-33.8688&lon=151.2093&varga=10',
  'at=1990-05-17T05:00:00Z&lat=13&lon=80&varga=9&points=sun_upagrahas',
  'at=1990-05-17T05:00:00Z&lat=13&lon=80&profile=kp',
  'at=1990-05-17T05:00:00Z&lat=13&lon=80&profile=kp&ayanamsa=raman',
  'at=1990-05-17T05:00:00Z&lat=13&lon=80&positions=true&ayanamsa_offset=24.2&sidereal_nutation=kept&apply_nutation=false&time_rounding=minutes_cut&hora=equal',
]) {
  test(`what is asked for beforehand is what the view asks for: ${search.slice(0, 60)}`, () => {
    const params = new URLSearchParams(search);
    equal(chartRequests(params, { language: 'hi', room: alone(433) }), asked(params, 'hi', 433));
    // And of the address that the page itself writes.
    const written = write(read(params));
    equal(chartRequests(written, { language: 'hi', room: alone(433) }), asked(written, 'hi', 433));
    const beside = params.has('varga') ? 1 : 9;
    equal(chartRequests(params, { language: 'hi', room: () => ({ isPair: true, width: 320 }) }), asked(params, 'hi', 320, beside));
  });
}

const NOW = '2026-11-15T06:30:00Z';

for (const search of [
  'at=1887-12-22T18:20:00%2B05:21:10&lat=11.341&lon=77.7172&place=Erode&name=Meera',
  'at=1990-05-17T10%3A30%3A00%2B05%3A30&lat=13.0827&lon=80.2707&tz=Asia%2FKolkata&ayanamsa=raman&node=mean&reference=topocentric&positions=true&ayanamsa_offset=24.2&sidereal_nutation=kept&universal_time=ut1&apply_nutation=false',
  'at=1990-05-17T05:00:00Z&lat=-33.8688&lon=151.2093&lunar=purnimanta&vikram=kartikadi&solar_calendar=odia&sunrise_definition=upper_limb&moonrise=with_latitude_and_parallax&moonrise_definition=geometric&seasons=tropical&samvatsara=solar&jovian_bija=applied&mula_varjya=both&brahma_muhurta=fixed&hora=equal&time_rounding=minutes_cut',
  'at=1990-05-17T05:00:00Z&lat=13&lon=80&system=yogini&year=360&dasha_from=lagna&points=sun_upagrahas',
  'at=1990-05-17T05:00:00Z&lat=13&lon=80&universal_time=ut1&dasha_year=calendar',
]) {
  test(`day and periods asked for beforehand are those of the views: ${search.slice(0, 60)}`, () => {
    const params = new URLSearchParams(search);
    equal(dayRequests(params, { language: 'en' }), [dayAddress(params)]);
    equal(periodRequests(params, { now: NOW }), periodAddresses(params, NOW));
  });
}

test('a profile has its own ayanamsa; a day has what is usual for the language, and what the reader has chosen', () => {
  const params = new URLSearchParams('at=1990-05-17T05:00:00Z&lat=13&lon=80&profile=kp');
  equal(periodRequests(params, { now: NOW }), periodAddresses(params, NOW));
  equal(dayRequests(params, { language: 'en' }), []);
  params.delete('profile');
  const [day] = dayRequests(params, { language: 'ml', preferred: { vikram: 'kartikadi', lunar_month: 'purnimanta', ayanamsa: 'raman' } });
  equal(day, '/api/v1/astro/panchanga?lat=13&lon=80&ayanamsa=lahiri&solar_calendar=malayalam&vikram=kartikadi&lunar_month=purnimanta&dateandtime=1990-05-17T05%3A00%3A00Z');
  equal(dayRequests(new URLSearchParams('at=1990-05-17T05:00:00Z&lat=13&lon=80&date=1990-05-18'), { language: 'en' }), []);
  for (const system of ['yogini', 'chara']) {
    const other = new URLSearchParams(`${params}&system=${system}&dasha_from=lagna`);
    const periods = periodRequests(other, { now: NOW });
    equal(periods, periodAddresses(other, NOW));
    equal(periods[0].includes('dasha_from'), system === 'yogini');
  }
  equal(periodRequests(params, { now: NOW, preferred: { dasha_system: 'yogini' } })[0].split('?')[0], '/api/v1/astro/dashas/yogini');
});

test('the sunrise that the reader has chosen is asked for beforehand', () => {
  const params = new URLSearchParams('at=1990-05-17T05:00:00Z&lat=1&lon=2');
  const [figuresOf, pictureOf] = chartRequests(params, { language: 'en', room: alone(300), preferred: { sunrise_definition: 'upper_limb', ayanamsa: 'raman' } });
  equal([/sunrise_definition=upper_limb/, /ayanamsa=lahiri/].map((part) => part.test(figuresOf)), [true, true]);
  equal(/sunrise/.test(pictureOf), false);
});

test('nothing is asked for beforehand where the address leaves something to the reader', () => {
  equal(chartRequests(new URLSearchParams('lat=1&lon=2'), { language: 'en', room: alone(300) }), []);
  equal(chartRequests(new URLSearchParams('at=1990-05-17T05:00:00Z&lat=1'), { language: 'en', room: alone(300) }), []);
  equal(chartRequests(new URLSearchParams('at=1990-05-17T10:30:00+05:30&lat=1&lon=2'), { language: 'en', room: alone(300) }), []);
});

test('nothing is asked for beforehand of an address that is damaged', () => {
  for (const search of ['at=garbage&lat=1&lon=2', 'at=1990-05-17T05:00:00Z&lat=95&lon=2', 'at=1990-05-17T05:00:00Z&lat=1&lon=200', 'at=1990-05-17T05:00:00Z&lat=x&lon=2']) {
    const params = new URLSearchParams(search);
    equal([chartRequests(params, { language: 'en', room: alone(300) }), dayRequests(params, { language: 'en' }), periodRequests(params, { now: NOW })], [[], [], []]);
  }
});

test('two charts stand side by side in a wide window, but not of a birth whose time is not known', () => {
  equal([1000, 1099, 1100, 1280].map((width) => guessedRoom(width, 800).isPair), [false, false, true, true]);
  equal(guessedRoom(1280, 800, false).isPair, false);
  equal(guessedRoom(1280, 800), { isPair: true, width: 307 });
  const params = new URLSearchParams('at=1990-05-17T05:00:00Z&lat=1&lon=2');
  const room = (isTimed) => guessedRoom(1280, 800, isTimed);
  equal(chartRequests(params, { language: 'en', room }).length, 3);
  params.set('birth_time', 'unknown');
  equal(chartRequests(params, { language: 'en', room }).length, 2);
});

test('a picture is asked for in steps, and never too small to be read', () => {
  equal([fitted(433).width, fitted(120).width, fitted(439).min_text], [420, 200, 12]);
});
