import { calendar, countable, hasHouses, href, map, read, requests, shownWindow } from '/web/js/sky/query.js';
import { abbreviated, fitting, placed, readable, retrogrades, stays, within } from '/web/js/sky/bands.js';
import { inBand, lifeOf, present, stretches } from '/web/js/sky/life.js';
import { presentSentence, timelineRows, untimed } from '/web/js/sky/page.js';
import { grahasAt, pieces, windowAt, zoomed } from '/web/js/sky/span.js';
import { contactRows, magnitude, nextRows, sentence, sight } from '/web/js/sky/describe.js';
import { DAY, ms } from '/web/js/almanac/time.js';
import { use } from '/web/js/i18n.js';
import { render } from '/web/js/kit/lit.js';
import { equal, near, test } from './harness.js';

await use('sky', 'events', 'panchanga', 'chart', 'terms');

const NOW = '2026-11-15T06:30:00Z';
const asked = (address) => read(new URLSearchParams(address));
const BORN = 'at=1990-05-17T10%3A30%3A00%2B05%3A30&lat=13.0827&lon=80.2707&place=Chennai&name=Mira';

/** Jupiter of 2026 and 2027: into Cancer, Leo, back to Cancer, and into Leo again. */
const entry = (time, rasi, left, more = {}) => ({ time, kind: 'rasi_ingress', change: 'enters', planet: 'jupiter', rasi, nakshatra: 'Magha', stay: { left }, is_retrograde: false, ...more });
const station = (time, change) => ({ time, kind: 'station', change, planet: 'jupiter', rasi: 'Leo', nakshatra: 'Magha' });
const JUPITER = [
  entry('2026-06-02T02:25:00+05:30', 'Cancer', 3),
  entry('2026-10-31T12:50:00+05:30', 'Leo', 4),
  station('2026-12-13T06:26:00+05:30', 'turns_retrograde'),
  entry('2027-01-25T01:30:00+05:30', 'Cancer', 5, { is_retrograde: true }),
  station('2027-04-13T08:00:00+05:30', 'turns_direct'),
  entry('2027-06-26T06:00:00+05:30', 'Leo', 4),
];

test('the sky is read from the address and written again', () => {
  const state = asked(`${BORN}&sky=2027-01-01T00%3A00%3A00Z&zoom=century&counted=lagna`);
  equal([state.at, state.sky, state.zoom, state.counted], ['1990-05-17T10:30:00+05:30', '2027-01-01T00:00:00Z', 'century', 'lagna']);
  equal(href(state), `/sky?${BORN}&sky=2027-01-01T00%3A00%3A00Z&zoom=century&counted=lagna`);
  const usual = asked('lat=13&lon=80&sky=soon&zoom=aeon&counted=mars');
  equal([usual.at, usual.sky, usual.zoom, usual.counted, href(usual)], [null, null, 'year', 'moon', '/sky?lat=13&lon=80']);
  equal([hasHouses(usual), hasHouses(state), hasHouses({ ...state, counted: 'signs' })], [false, true, false]);
});

test('without a time of birth houses are counted from the Moon, and its day is asked for', () => {
  const state = asked(`${BORN}&birth_time=unknown&counted=lagna`);
  equal([state.counted, countable(state)], ['moon', ['moon', 'signs']]);
  equal(countable(asked(BORN)), ['moon', 'lagna', 'signs']);
  const { day } = requests(state, NOW);
  equal([day.path, 'day' in requests(asked(BORN), NOW)], ['/api/v1/astro/birth-day', false]);
});

test('it is said in which sign the Moon was on a day without a time', () => {
  const text = (rasis) => {
    const place = document.createElement('div');
    render(untimed({ grahas: [{ name: 'moon', rasis }] }, 'Aquarius'), place);
    return place.textContent.trim();
  };
  equal(text(['Aquarius']), 'The time of birth is not known. Houses are counted from the Moon, which was in Aquarius all day.');
  equal(text(['Aquarius', 'Pisces']), 'The time of birth is not known, and on that day the Moon was in Aquarius or Pisces. Houses are counted from Aquarius, where it was at noon.');
});

test('the fast fold away where the span is long', () => {
  equal(['month', 'year', 'five_years', 'twenty_years', 'century'].map((zoom) => grahasAt(zoom).length), [9, 8, 5, 4, 4]);
  equal([grahasAt('year').includes('moon'), grahasAt('five_years')[0], grahasAt('century')], [false, 'mars', ['jupiter', 'saturn', 'rahu', 'kethu']]);
  equal([zoomed('month', 'in'), zoomed('month', 'out'), zoomed('century', 'out')], ['month', 'year', 'century']);
});

test('the service is asked beyond the window, in spans that it takes', () => {
  const month = pieces(windowAt(ms(NOW), 'month'), 'month');
  equal(Object.keys(month), ['moon', 'near', 'far']);
  equal([month.moon.from, month.moon.to], ['2026-10-28T06:30:00Z', '2026-12-03T06:30:00Z']);
  const century = pieces(windowAt(ms(NOW), 'century'), 'century');
  equal(Object.keys(century), ['far', 'far1']);
  equal(century.far.to, century.far1.from);
  for (const { from, to } of Object.values(century)) {
    equal(ms(to) - ms(from) <= 36_525 * DAY, true);
  }
});

test('each part asks for what it takes, and a birth for more', () => {
  const alone = requests(asked('lat=13&lon=80'), NOW);
  equal(Object.keys(alone), ['events.near', 'events.far', 'next', 'eclipses']);
  equal(alone['events.far'].query, { lat: '13', lon: '80', ayanamsa: 'lahiri', kinds: 'rasi_ingress,station', grahas: 'jupiter,saturn,rahu,kethu', from: '2023-05-12T15:30:00Z', to: '2030-05-20T21:30:00Z' });
  equal([alone.next.query.grahas.includes('moon'), alone.next.query.to, 'node_type' in alone.eclipses.query, alone.eclipses.query.from], [false, '2027-01-14T06:30:00Z', false, NOW]);
  const born = requests(asked(`${BORN}&node=true`), NOW);
  equal(Object.keys(born).slice(4), ['transits', 'life', 'houses']);
  equal([born.transits.query.dateandtime, born.transits.query.at, born['events.far'].query.node_type, 'dateandtime' in born['events.far'].query, born.houses.query.grahas.startsWith('sun,mars')], ['1990-05-17T10:30:00+05:30', NOW, 'true', false, true]);
  equal('houses' in requests(asked(`${BORN}&counted=signs`), NOW), false);
});

test('a calendar is of what is shown, a map of the eclipse that is meant', () => {
  const state = asked(`${BORN}&zoom=month`);
  const { path, query } = calendar(state, 'shown', NOW, 'ta');
  equal([path, query.from, query.to, query.lang, query.place, query.grahas.split(',').length], ['/api/v1/astro/events/list.ics', '2026-10-31T06:30:00Z', '2026-11-30T06:30:00Z', 'ta', 'Chennai', 9]);
  equal(calendar(state, 'next', NOW, 'en').query.kinds, 'rasi_ingress,station,combustion,lunation');
  equal(map(state, { greatest: '2027-08-02T15:37:00+05:30' }, 333).query, { from: '2027-08-01T10:07:00Z', lat: '13.0827', lon: '80.2707', width: 320, theme: 'light' });
});

test('stays follow from entries, also backwards', () => {
  const found = stays(JUPITER, 'jupiter');
  equal(found.map(({ rasi, start, end }) => [rasi, start?.slice(0, 10) ?? null, end?.slice(0, 10) ?? null]), [
    ['Gemini', null, '2026-06-02'],
    ['Cancer', '2026-06-02', '2026-10-31'],
    ['Leo', '2026-10-31', '2027-01-25'],
    ['Cancer', '2027-01-25', '2027-06-26'],
    ['Leo', '2027-06-26', null],
  ]);
  equal(stays(JUPITER, 'saturn'), []);
});

test('a graha goes backwards from station to station, a node always', () => {
  const dates = (spans) => spans.map(({ start, end }) => [start?.slice(0, 10) ?? null, end?.slice(0, 10) ?? null]);
  equal(dates(retrogrades(JUPITER, 'jupiter')), [['2026-12-13', '2027-04-13']]);
  equal(dates(retrogrades(JUPITER.slice(3), 'jupiter')), [[null, '2027-04-13']]);
  equal(dates(retrogrades(JUPITER.slice(0, 4), 'jupiter')), [['2026-12-13', null]]);
  equal(retrogrades([{ ...JUPITER[2], planet: 'rahu' }], 'rahu'), []);
  const [leo, cancer] = stays(JUPITER, 'jupiter').slice(2, 4);
  equal([within(retrogrades(JUPITER, 'jupiter'), leo).length, within(retrogrades(JUPITER, 'jupiter'), cancer).length, within(retrogrades(JUPITER, 'jupiter'), stays(JUPITER, 'jupiter')[1]).length], [1, 1, 0]);
});

test('a window cuts what it shows', () => {
  const shown = windowAt(ms('2026-11-15T00:00:00+05:30'), 'month');
  const found = placed(stays(JUPITER, 'jupiter'), shown);
  equal(found.map(({ rasi }) => rasi), ['Cancer', 'Leo']);
  near(found[0].a, 0, 1e-9);
  near(found[0].b, 0.0178, 0.001);
  near(found[1].a + found[1].b, 1, 1e-9);
});

test('a label is as long as there is room for it', () => {
  equal([abbreviated('Sagittarius'), abbreviated('\u0bae\u0bbf\u0ba4\u0bc1\u0ba9\u0bae\u0bcd')], ['Sag', '\u0bae\u0bbf\u0ba4\u0bc1']);
  equal([fitting(['Sagittarius', 'Sag'], 200), fitting(['Sagittarius', 'Sag'], 40), fitting(['Sagittarius', 'Sag'], 20)], ['Sagittarius', 'Sag', '']);
  equal(readable([{ a: 0, text: '2026' }, { a: 0.1, text: '2027' }, { a: 0.5, text: '2028' }, { a: 0.98, text: '2029' }], 200).map(({ text }) => text), ['2026', '', '2028', '']);
});

test('over a birth each stay has its house, and whether it is good', () => {
  const stretch = { planet: 'jupiter', rasi: 'Leo', entry: '2026-10-31T12:50:00+05:30', exit: '2027-01-25T01:30:00+05:30', entry_direction: 'direct', from_moon: 7, from_ascendant: 2, is_good_house: true, bhinna: 5, is_temporary: true };
  const state = asked(BORN);
  const view = { state, answers: { events: JUPITER, houses: { stretches: [stretch] } }, now: NOW };
  const rowOf = (v) => timelineRows(v).find(({ id }) => id === 'jupiter');
  equal([rowOf(view).stays[0].labels, rowOf(view).stays[0].class, rowOf({ ...view, state: { ...state, counted: 'lagna' } }).stays[0].labels[1]], [['7 · Leo', '7'], 'is-good is-temporary', '2']);
  equal(rowOf(view).stays[0].details, 'Jupiter: Leo · 31 Oct 2026, 12:50:00 – 25 Jan 2027, 01:30:00 · house 7 · Good from the Moon · bindus 5 · retrograde 13 Dec 2026, 06:26:00 – 13 Apr 2027, 08:00:00');
  const alone = rowOf({ ...view, state: { ...state, counted: 'signs' } });
  equal([alone.stays.map(({ labels }) => labels[1]), alone.hatched.length, alone.stays[1].class], [['Gem', 'Can', 'Leo', 'Can'], 1, 'is-water']);
});

const LIFE = {
  birth: '1990-05-17T10:30:00.000+05:30',
  until: '2110-05-17T10:30:00+05:30',
  periods: [
    { kind: 'sade_sati', cycle: 1, start: '1990-01-01T00:00:00+05:30', end: '1998-01-01T00:00:00+05:30', stretches: [{ phase: 'rising', from_moon: 12, entry: '1990-01-01T00:00:00+05:30', exit: '1998-01-01T00:00:00+05:30', is_temporary: false, murti: 'loha', bindus: [{ rasi: 'Aries', bhinna: 3 }] }] },
    { kind: 'ashtama', cycle: 1, start: '2026-01-01T00:00:00+05:30', end: '2028-01-01T00:00:00+05:30', stretches: [{ phase: 'ashtama', from_moon: 8, entry: '2026-01-01T00:00:00+05:30', exit: '2028-01-01T00:00:00+05:30', is_temporary: true, bindus: [] }] },
    { kind: 'kantaka', cycle: 1, start: '2029-01-01T00:00:00+05:30', end: '2030-01-01T00:00:00+05:30', stretches: [{ phase: 'kantaka_tenth', from_moon: 10, entry: '2029-01-01T00:00:00+05:30', exit: '2030-01-01T00:00:00+05:30', is_temporary: false, bindus: [] }] },
    { kind: 'sade_sati', cycle: 2, start: '2031-01-01T00:00:00+05:30', end: null, stretches: [{ phase: 'rising', from_moon: 12, entry: '2031-01-01T00:00:00+05:30', exit: null, is_temporary: false, bindus: [] }] },
  ],
};

test('a life has its periods of Saturn in three bands, and today is said in a sentence', () => {
  const all = stretches(LIFE);
  equal(['sade_sati', 'dhaiya', 'kantaka'].map((band) => inBand(all, band).length), [2, 1, 1]);
  // A birth inside a period begins with it.
  near(placed(inBand(all, 'sade_sati'), lifeOf(LIFE))[0].a, 0, 0);
  equal(present(LIFE, ms(NOW)).next.kind, 'kantaka');
  equal(presentSentence(LIFE, ms(NOW)), 'Now: Dhaiya: Saturn in the 8th from the Moon, until 1 January 2028. Next: Kantaka Shani in the 10th from the Moon, from 1 January 2029.');
  equal(presentSentence(LIFE, ms('2000-01-01T00:00:00Z')), 'None of these periods is active now. Next: Dhaiya of the 8th, from 1 January 2026.');
  equal(presentSentence(LIFE, ms('2050-01-01T00:00:00Z')), 'Now: Sade sati 2, rising (12th from the Moon).');
});

test('what is next stands in the order of time, eclipses among it', () => {
  equal(sentence(JUPITER[2]), 'Jupiter turns retrograde');
  equal(sentence({ kind: 'combustion', change: 'begins', planet: 'venus', rasi: 'Leo', nakshatra: 'Magha' }), 'Venus becomes combust');
  const found = [{ greatest: '2027-02-06T21:30:00+05:30', planet: 'sun', kind: 'annular' }, { greatest: '2030-06-01T11:00:00+05:30', planet: 'sun', kind: 'annular' }];
  const rows = nextRows(JUPITER, found, ms(NOW), 4);
  // An eclipse years after the last of the events is not next.
  equal(nextRows(JUPITER, found, ms(NOW), 24).length, 5);
  equal(rows.map(({ text, isBack }) => [text, isBack]), [['Jupiter turns retrograde', false], ['Jupiter enters Cancer', true], ['Solar eclipse, annular', false], ['Jupiter turns direct', false]]);
});

test('of an eclipse it is said whether it is seen', () => {
  equal([sight({ is_observed: false, local: { is_seen: true } }), sight({ is_observed: true, local: null }), sight({ is_observed: true, local: { is_seen: false } }), sight({ is_observed: true, local: { is_seen: true } })], ['penumbral', 'absent', 'hidden', 'seen']);
  equal(contactRows({ local: { contacts: [{ contact: 'upachchhaya_pravesha', time: 'a', is_up: true }, { contact: 'sparsha', time: 'b', is_up: false }] } }), [{ contact: 'sparsha', time: 'b', isUp: false }]);
  equal(contactRows({ local: null }), []);
  const one = { magnitude: 1.08, penumbral_magnitude: 0.9, is_observed: true, local: { is_seen: true, magnitude: 0.45 } };
  equal([magnitude(one), magnitude({ ...one, local: null }), magnitude({ ...one, is_observed: false })], [0.45, 1.08, 0.9]);
});

test('the window is around now, or around the moment that is chosen', () => {
  near(shownWindow(asked('lat=1&lon=2'), NOW).from, ms(NOW) - 182.625 * DAY, 1);
  near(shownWindow(asked('lat=1&lon=2&sky=2027-01-01T00%3A00%3A00Z&zoom=month'), NOW).to, ms('2027-01-16T00:00:00Z'), 1);
});
