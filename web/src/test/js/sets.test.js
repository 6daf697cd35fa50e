import { byTopic, compareRequest, exchanged, otherProfile, readOther, rows, withText, writeOther } from '/web/js/compare/sets.js';
import { conventionWords } from '/web/js/conventions.js';
import { use } from '/web/js/i18n.js';
import { equal, test } from './harness.js';

await Promise.all([use('compare', 'panchanga'), conventionWords()]);

const other = (address) => readOther(new URLSearchParams(address));

test('the second set is read from the address and written again', () => {
  const address = 'with=kp&with_ayanamsa=raman&with_node=true&with_year=360&with_drik_bala=full';
  equal(String(writeOther(new URLSearchParams(), other(address))), address);
  equal(withText(other(address), {}), 'kp,ayanamsa=raman,node_type=true,dasa_year_length=360,drik_bala=full');
  equal(withText(other('with=nobody&with_node=half&with_sunrise_definition=never'), {}), 'jhora');
  equal(withText({ ...other(address), ...otherProfile('drik') }, {}), 'drik');
});

test('the second set may be the first with single conventions exchanged', () => {
  equal(withText(other('with=first&with_hora=equal'), {}), 'hora=equal');
  equal([withText(other('with=first'), { profile: 'kp', ayanamsa: null }), withText(other('with=first'), { ayanamsa: 'raman' })], ['ayanamsa=krishnamurti', 'ayanamsa=raman']);
});

test('both sets are asked about at once', () => {
  const state = { at: '1990-05-17T10:30:00+05:30', lat: 13, lon: 80, profile: 'drik', ayanamsa: null, node: null, reference: null, tz: 'Asia/Kolkata' };
  const { path, query } = compareRequest(state, other('with=kp'), '2026-11-16T00:00:00Z', 'ta');
  equal([path, query.profile, query.with, query.lang, 'ayanamsa' in query], ['/api/v1/astro/compare', 'drik', 'kp', 'ta', false]);
});

const ANSWER = {
  changes: ['moon_nakshatra', 'dasha_venus_start'],
  conventions_exchanged: [{ convention: 'ayanamsa', first: 'lahiri', second: 'raman', share: 0.97 }, { convention: 'dasa_year_length', first: '365.25', second: '360', share: 0.03 }],
  differences: [
    { name: 'moon_longitude', first: '294.5', second: '295.94', difference: 5184.2, unit: 'arcseconds', contributions: [{ convention: 'ayanamsa', amount: 5184.2, share: 1 }] },
    { name: 'moon_nakshatra', first: 'dhanishta', second: 'shatabhisha', unit: 'name', contributions: [{ convention: 'ayanamsa', share: 1 }] },
    { name: 'dasha_venus_start', first: '2001-02-03T04:05:06.000+05:30', second: '2000-12-03T04:05:06.000+05:30', difference: -62, unit: 'days', contributions: [{ convention: 'dasa_year_length', amount: -2, share: 0.03 }, { convention: 'ayanamsa', amount: -60, share: 0.97 }] },
    { name: 'sunrise', first: '1990-05-17T05:43:10.123+05:30', second: '1990-05-17T05:41:00.000+05:30', difference: -130.123, unit: 'seconds', contributions: [] },
    { name: 'dasha_sun_start', first: '2001-02-03T04:05:06.000+05:30', second: '2001-02-03T04:06:06.000+05:30', difference: 60 / 86400, unit: 'days', contributions: [] },
    { name: 'sunset', first: 'none', second: '1990-05-17T18:41:00.000+05:30', unit: 'name', contributions: [] },
  ],
};

test('what matters comes first, and all of it in words', () => {
  const shown = rows(ANSWER);
  equal(shown.map(({ label, matters }) => [label, matters]), [["The Moon's nakshatra", true], ['The start of the Venus dasha', true], ["The Moon's longitude", false], ['The sunrise', false], ['The start of the Sun dasha', false], ['The sunset', false]]);
  equal(shown.map(({ first, second, difference }) => [first, second, difference]), [
    ['Dhanishta', 'Shatabhisha', ''],
    ['3 February 2001', '3 December 2000', '−62 days'],
    ['Capricorn 24°30′00″', 'Capricorn 25°56′24″', '+1°26′24″'],
    ['17 May 1990, 05:43:10', '17 May 1990, 05:41:00', '−130 s'],
    ['3 February 2001', '3 February 2001', '+60 s'],
    ['none', '17 May 1990, 18:41:00', ''],
  ]);
  equal(shown[1].because, [{ label: 'ayanamsa', share: '97%' }, { label: 'year of the dashas', share: '3%' }]);
});

test('differences stand by what they are about, what most people ask for first', () => {
  const one = (name, topic, first, second) => ({ name, topic, first, second, unit: 'name', contributions: [] });
  const differences = [one('moon_d9', 'places', 'leo', 'virgo'), one('moon_d10', 'vargas', 'aries', 'taurus'), one('karana', 'day', 'bava', 'balava'), { ...one('cusp_7', 'houses', '30.5', '31'), difference: 1800, unit: 'arcseconds' }, one('mars_baladi', 'states', 'bala', 'kumara')];
  equal(byTopic({ differences, changes: [] }).map(({ topic, label, rows: shown }) => [topic, label, shown.map(({ label: name, first, second }) => [name, first, second])]), [
    ['places', 'Places of planets', [["The Moon's navamsa", 'Leo', 'Virgo']]],
    ['day', 'Days and calendars', [['The karana', 'Bava', 'Balava']]],
    ['vargas', 'Divisional chart', [["The Moon's D10", 'Aries', 'Taurus']]],
    ['houses', 'Houses', [['The cusp of house 7', 'Taurus 0°30′00″', 'Taurus 1°00′00″']]],
    ['states', 'States of the grahas', [["Mars's baladi avastha", 'Bala', 'Kumara']]],
  ]);
});

test('conventions that differ are told with their shares', () => {
  equal(exchanged({ conventions_exchanged: [{ convention: 'positions', first: 'apparent', second: 'astrometric', share: 1 }, { convention: 'hora', first: 'proportional', second: 'equal', share: 0 }] }).map(({ first }) => first), ['apparent, as seen', 'parts of day and night']);
  equal(exchanged(ANSWER), [{ label: 'Ayanamsa', first: 'Lahiri', second: 'Raman', share: '97%' }, { label: 'Year of the dashas', first: '365.25', second: '360', share: '3%' }]);
});

test('strengths and states are told in words', () => {
  const because = [{ convention: 'drik_bala', amount: 1, share: 1 }];
  const differences = [
    { name: 'moon_shadbala', first: '381.25', second: '402.5', difference: 21.25, unit: 'virupas', contributions: because },
    { name: 'moon_bindus_aries', first: '4', second: '5', difference: 1, unit: 'bindus', contributions: because },
    { name: 'bhava_bala_7', first: '400', second: '410', difference: 10, unit: 'virupas', contributions: because },
    { name: 'sarva_leo', first: '28', second: '29', difference: 1, unit: 'bindus', contributions: because },
    { name: 'mars_sphuta_ascendant', first: '0', second: '15', difference: 15, unit: 'virupas', contributions: because },
    { name: 'rahu_aspects', first: 'none', second: 'leo,libra', unit: 'name', contributions: because },
    { name: 'saturn_lajjitadi', first: 'lajjita,mudita', second: 'none', unit: 'name', contributions: because },
    { name: 'mercury_combust', first: 'yes', second: 'no', unit: 'name', contributions: because },
  ];
  equal(rows({ differences, changes: [] }).map(({ label, first, second, difference }) => [label, first, second, difference]), [
    ["The Moon's shadbala", '381.25', '402.5', '+21 virupas'],
    ["The Moon's bindus in Aries", '4', '5', '+1 bindus'],
    ['The bhava bala of house 7', '400', '410', '+10 virupas'],
    ['The sarvashtakavarga of Leo', '28', '29', '+1 bindus'],
    ["Mars's aspect on the ascendant by degree", '0', '15', '+15 virupas'],
    ["Rahu's aspects", 'none', 'Leo, Libra', ''],
    ["Saturn's lajjitadi avastha", 'lajjita, mudita', 'none', ''],
    ["Mercury's combustion", 'yes', 'no', ''],
  ]);
  equal(rows({ differences, changes: [] })[0].because, [{ label: 'share of aspects in drik bala', share: '100%' }]);
});

test('a long difference is told in hours and minutes', () => {
  const shown = (difference, unit) => rows({ changes: [], differences: [{ name: 'dasha_sun_start', first: 'none', second: 'none', difference, unit, contributions: [] }] })[0].difference;
  equal([shown(-3771 / 86_400, 'days'), shown(599, 'seconds'), shown(600, 'seconds')], ['−1 h 3 min', '+599 s', '+10 min']);
});
