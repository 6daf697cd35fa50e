import { factRows, grahaColumns, grahaRows, heading, marksOf, spoken, when, where } from '/web/js/chart/facts.js';
import { curl, figures, fileName, image, letterheadOf, picture, report } from '/web/js/chart/share.js';
import { use } from '/web/js/i18n.js';
import { equal, test } from './harness.js';

await use('chart', 'panchanga', 'terms', 'points');

const lagna = { name: 'ascendant', is_ascendant: true, is_retrograde: true, rasi_occupied: 'Cancer', rasi: 4, advanced_by: 12.5, nakshatra: 'Pushya', nakshatra_lord: 'saturn', pada: 3, posited_at: '1', speed: 360 };
const moon = { name: 'moon', is_ascendant: false, is_retrograde: false, rasi_occupied: 'Capricorn', rasi: 10, advanced_by: 24.94, nakshatra: 'Dhanishta', nakshatra_lord: 'mars', pada: 1, posited_at: '7', speed: 12.3 };
const rahu = { ...moon, name: 'rahu', is_retrograde: true, speed: -0.05294 };
const HOROSCOPE = {
  local_time: { dateandtime: '1990-05-17T10:30:00+05:30', utc: '1990-05-17T05:00:00Z', offset: '+05:30', abbreviation: 'IST' },
  ascendant: lagna,
  planets: [moon, rahu],
  sunrise_sunset: { sunrise: '1990-05-17T05:43:10+05:30', sunset: null, reason: 'polar_day' },
  conventions: { ayanamsa: 'lahiri', ayanamsa_value: 23.72, timezone: 'Asia/Kolkata', node_type: 'true', position_reference: 'geocentric', sunrise_definition: 'upper_limb' },
  varga: { varga: 1 },
};
const NAVAMSA = { ...HOROSCOPE, varga: { varga: 9, ascendant: { rasi_occupied: 'Libra', posited_at: '1' }, planets: [{ rasi_occupied: 'Virgo', posited_at: '12' }, { rasi_occupied: 'Leo', posited_at: '11' }] } };

test('a chart is called after the person, or by its division', () => {
  equal([heading({ name: 'Mira', varga: 9 }), heading({ name: '', varga: 9 }), heading({ name: '', varga: 1 })], ['Mira', 'Navamsa (D9)', 'Birth chart']);
});

test('a chart says when and where', () => {
  equal(/17 May 1990.*, 10:30 IST \(UTC\+05:30\)$/.test(when(HOROSCOPE)), true);
  const position = { lat: 13.0827, lon: 80.2707 };
  equal([where({ ...position, place: 'Chennai' }), where({ ...position, place: '' })], ['Chennai (13°05′N 80°16′E)', '13°05′N 80°16′E']);
});

test('the facts are those of the answer', () => {
  const rows = Object.fromEntries(factRows(HOROSCOPE).map(({ id, value, more }) => [id, [value, more]]));
  equal(rows.chart, ['Cancer 12°30′00″', 'Pushya\u00a03']);
  equal(rows.moon, ['Dhanishta\u00a01', 'Capricorn 24°56′24″']);
  equal(rows.sun, ['05:43:10', 'upper edge of the Sun, with refraction']);
  equal(factRows({ ...HOROSCOPE, sunrise_sunset: { sunrise: null, sunset: null, reason: 'polar_night' } })[2].more, null);
  equal(rows.sunset[0], 'The Sun does not set');
  equal([rows.target, rows.clock, rows.globe], [['23°43′12″', 'Lahiri'], ['IST (UTC+05:30)', 'Asia/Kolkata'], ['05:00:00', '17 May 1990']]);
});

test('the table has a row for the ascendant and for each graha', () => {
  const columns = grahaColumns(HOROSCOPE);
  equal(columns.map((c) => c.part), ['graha', 'rasi', 'degrees', 'nakshatra', 'pada', 'lords', 'state', 'house', 'speed']);
  equal(grahaRows(HOROSCOPE).map((row) => columns.map((c) => c.text(row)).join(' ')), [
    'Ascendant Cancer 12°30′00″ Pushya 3 Moon · Saturn – 1 –',
    'Moon Capricorn 24°56′24″ Dhanishta 1 Saturn · Mars – 7 12.3000',
    'Rahu Capricorn 24°56′24″ Dhanishta 1 Saturn · Mars – 7 −0.0529',
  ]);
});

const dhuma = { set: 'sun_upagrahas', name: 'dhuma', rasi_occupied: 'Virgo', rasi: 6, advanced_by: 15.65, nakshatra: 'Hasta', nakshatra_lord: 'moon', pada: 2, posited_at: '3' };

test('points beside the planets have rows of their own, in a divisional chart too', () => {
  const last = (horoscope) => grahaColumns(horoscope).map((c) => c.text(grahaRows(horoscope).at(-1))).join(' ');
  equal(last({ ...HOROSCOPE, points: [dhuma] }), 'Dhuma Virgo 15°39′00″ Hasta 2 Mercury · Moon – 3 –');
  equal(last({ ...NAVAMSA, points: [{ ...dhuma, varga: { varga: 9, rasi_occupied: 'Taurus', posited_at: '8' } }] }), 'Dhuma Virgo 15°39′00″ Hasta 2 Mercury · Moon – 3 Taurus 8 –');
});

test('a state is told in words, and its marks in their order', () => {
  const row = grahaRows({ ...HOROSCOPE, planets: [{ ...moon, name: 'sun' }, { ...moon, name: 'mercury', is_retrograde: true, advanced_by: 1 }, { ...moon, name: 'saturn', rasi: 12 }] })[2];
  const text = (one) => grahaColumns(HOROSCOPE).find(({ part }) => part === 'state').text(one);
  equal([marksOf(row.state), text(row)], [['vargottama', 'retrograde'], 'Friend, vargottama, retrograde']);
  equal(marksOf({ isCombust: true, isVargottama: true, isRetrograde: true }), ['combust', 'vargottama', 'retrograde']);
  equal([marksOf(null), text({ state: null }), text({ state: { dignity: null, isCombust: true } })], [[], '–', 'combust']);
});

test('a divisional chart adds where each stands in it', () => {
  const columns = grahaColumns(NAVAMSA);
  equal(columns.slice(8).map((c) => c.label), ['D9', 'House in D9', columns[10].label]);
  equal(grahaRows(NAVAMSA).map((row) => columns.slice(8, 10).map((c) => c.text(row))), [['Libra', '1'], ['Virgo', '12'], ['Leo', '11']]);
});

test('those who listen hear when it is and what rises', () => {
  equal(/^10:30, .*17 May 1990\. Ascendant Cancer 12°30′\.$/.test(spoken(HOROSCOPE)), true);
});

test('the same is asked for the page, the command and the file', () => {
  const state = { at: '1990-05-17T10:30:00+05:30', lat: 13.0827, lon: 80.2707, ayanamsa: 'lahiri', node: null, reference: null, tz: null, varga: 9, school: null, style: 'north-indian', name: "O'Brien", place: '' };
  equal([figures(state).path, figures(state).query.varga, 'name' in figures(state).query], ['/api/v1/astro/horoscope', 9, false]);
  equal([picture(state, 'ta', 'auto').query.lang, picture(state, 'ta', 'auto').query.chart_type], ['ta', 'north-indian']);
  const command = curl(picture(state, 'en', 'auto'), ' -o chart.svg');
  equal([command.includes('$NIRAYANA_TOKEN'), command.includes("O'Brien"), command.startsWith('curl -sS -o chart.svg ')], [true, false, true]);
  const unnamed = { ...state, name: '' };
  equal([fileName(unnamed), fileName({ ...unnamed, varga: 1 })], ['chart-1990-05-17-10-30-d9.svg', 'chart-1990-05-17-10-30.svg']);
  equal([fileName(unnamed, 'png'), fileName(unnamed, 'pdf')], ['chart-1990-05-17-10-30-d9.png', 'report-1990-05-17-10-30.pdf']);
  equal([image(state, 'ta').path, image(state, 'ta').query.lang], ['/api/v1/astro/chart.png', 'ta']);
  equal([image(state, 'ta', false).query.width, image(state, 'ta', true).query.width], [1200, 800]);
  // The report has the paper of the region, both charts, and so no division of its own.
  equal([report(state, 'ta', 'en-US').query.paper, report(state, 'ta', 'en-IN').query.paper, report(state, 'ta', 'ta').query.varga], ['letter', 'a4', undefined]);
  equal([report(state, 'ta', 'ta', 'A\nB').query.letterhead, 'letterhead' in report(state, 'ta', 'ta', '').query], ['A\nB', false]);
  equal(fileName({ ...unnamed, varga: 1, birth_time: 'unknown' }, 'pdf'), 'report-1990-05-17.pdf');
  equal([picture, report].map((made) => made({ ...unnamed, varga: 1, birth_time: 'unknown' }, 'ta', 'light').query.birth_time), ['unknown', 'unknown']);
  equal(fileName({ ...unnamed, name: 'மீனாட்சி / S.', varga: 1 }), 'chart-மீனாட்சி-S-1990-05-17-10-30.svg');
});

test('a letterhead has six lines at most, and none that is empty', () => {
  equal(letterheadOf(' Sri Nilayam \r\n\n12, Mada Street\t1\n'), 'Sri Nilayam\n12, Mada Street 1');
  equal(letterheadOf('1\n2\n3\n4\n5\n6\n7').split('\n').length, 6);
  equal([letterheadOf('x'.repeat(200)).length, letterheadOf('  \n ')], [160, '']);
});
