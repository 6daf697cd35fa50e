import { chosenProfile } from '/web/js/chart/profiles.js';
import { BESIDES, balaHouses, fromReadersClock, href, isDoubtful, onReadersClock, read, requests } from '/web/js/strength/query.js';
import { COMPONENTS, SEVEN, bars, bhavaBars, flat } from '/web/js/strength/bala.js';
import { EIGHT, boards, grid, legend, level, prastaras, rasiAt, signOf } from '/web/js/strength/bindus.js';
import { house, lines, outline } from '/web/js/strength/board.js';
import { POINTS, argalas, arrows, matrix, nameSize, placements } from '/web/js/strength/looks.js';
import { NINE, SCHEMES, states, vimsopaka } from '/web/js/strength/states.js';
import { equal, near, test } from './harness.js';

// --- What is asked ----------------------------------------------------------------------------------------------------------

const BIRTH = 'at=1990-05-17T10:30:00%2B05:30&lat=13.0827&lon=80.2707&tz=Asia/Kolkata';
const asked = (more = '') => read(new URLSearchParams(`${BIRTH}${more}`));

test('the address holds what is chosen, and the usual is left out', () => {
  const usual = asked();
  equal([usual.houses, usual.beside, usual.looks, usual.stage, usual.table, usual.prastara, usual.kind, usual.sky], ['sripati', 'bhavas', 'none', 'bindus', 'bphs', 'none', 'graha', null]);
  const plain = new URL(href(usual), location.origin);
  equal(['houses', 'beside', 'looks', 'stage', 'table', 'prastara', 'kind', 'sky'].filter((name) => plain.searchParams.has(name)), []);
  const chosen = asked('&houses=placidus&beside=9&looks=saturn&stage=reduced&table=varahamihira&prastara=moon&kind=rasi&sky=2030-01-01T00:00:00Z');
  equal([chosen.prastara, chosen.sky], ['moon', '2030-01-01T00:00:00Z']);
  equal(read(new URL(href(chosen), location.origin).searchParams), chosen);
  equal(asked('&houses=nonsense&beside=9999&looks=rahu').houses, 'sripati');
  equal(asked('&sky=tomorrow').sky, null);
  equal([BESIDES[0], BESIDES[1]], ['bhavas', '2']);
});

test('every part has one request, and the sky of now or of a chosen moment one of its own', () => {
  const all = requests(asked('&houses=equal&table=varahamihira'), { now: '2026-11-16T06:30:00Z', lang: 'ta', width: 400 });
  equal(Object.keys(all), ['horoscope', 'shadbala', 'rasi', 'beside', 'houses', 'states', 'vimsopaka', 'aspects', 'ashtakavarga', 'transit']);
  equal([all.transit.query.transit, all.transit.query.ashtakavarga_table], ['2026-11-16T06:30:00Z', 'varahamihira']);
  equal([all.ashtakavarga.query.transit, all.ashtakavarga.query.ashtakavarga_table], [undefined, 'varahamihira']);
  const later = requests(asked('&sky=2030-01-01T00:00:00Z'), { now: '2026-11-16T06:30:00Z', lang: 'ta', width: 400 });
  equal(later.transit.query.transit, '2030-01-01T00:00:00Z');
  equal([all.beside.query.bhavas, all.rasi.query.bhavas, all.houses.query.house_system, all.rasi.accept], ['equal', undefined, 'equal', 'image/svg+xml']);
  const sunrise = requests(asked('&sunrise_definition=upper_limb'), { now: '2026-11-16T06:30:00Z', lang: 'ta', width: 400 });
  equal(Object.entries(sunrise).filter(([, { query }]) => query.sunrise_definition === 'upper_limb').map(([name]) => name), ['horoscope', 'shadbala', 'states']);
  const varga = requests(asked('&beside=9'), { now: '2026-11-16T06:30:00Z', lang: 'ta', width: 400 });
  equal([varga.beside.query.bhavas, String(varga.beside.query.varga)], [undefined, '9']);
});

test('a profile has its own house system until another is chosen, and what nobody has chosen is not asked for', () => {
  const [krishnamurti, none, chosen] = ['&profile=kp', '', '&profile=kp&houses=equal&drik_bala=full'].map(asked);
  equal([krishnamurti.houses, none.houses, chosen.houses], ['placidus', 'sripati', 'equal']);
  equal([krishnamurti, none, chosen].map((state) => new URL(href(state), 'http://x').searchParams.get('houses')), [null, null, 'equal']);
  const [left, sent] = [krishnamurti, chosen].map((state) => requests(state, { now: '2026-11-16T06:30:00Z', lang: 'ta', width: 400 }));
  equal([left.houses.query.house_system, left.ashtakavarga.query.ashtakavarga_table, left.beside.query.bhavas], [undefined, undefined, 'placidus']);
  equal([sent.houses.query.house_system, sent.shadbala.query.drik_bala, sent.states.query.drik_bala], ['equal', 'full', undefined]);
  // A profile that is chosen takes the place of the house system, too.
  equal(new URL(href({ ...chosen, ...chosenProfile('raman', {}) }), 'http://x').searchParams.has('houses'), false);
});

test('bhavas have their strength by the system that was chosen, where it surely has bhavas', () => {
  const sent = (more) => requests(asked(more), { now: '2026-11-16T06:30:00Z', lang: 'ta', width: 400 }).shadbala.query.house_system;
  equal(['', '&houses=equal', '&houses=placidus', '&houses=sripati', '&profile=kp'].map(sent), [undefined, 'equal', 'placidus', undefined, undefined]);
  equal(['', '&houses=equal', '&profile=kp'].map((more) => balaHouses(asked(more))), ['sripati', 'equal', 'sripati']);
  const north = { ...asked('&houses=koch'), lat: 69 };
  equal([balaHouses(north), balaHouses({ ...north, houses: 'equal' })], ['sripati', 'equal']);
});

test('a moment of the sky is told and chosen by the clock of the reader', () => {
  for (const at of ['2026-11-16T06:30:00Z', '2026-06-16T23:59:00Z', '1955-03-01T00:00:00Z']) {
    equal(fromReadersClock(onReadersClock(at)), at);
  }
  const local = new Date('2026-11-16T06:30:00Z');
  equal(onReadersClock('2026-11-16T12:00:00+05:30').slice(11, 16), `${String(local.getHours()).padStart(2, '0')}:${String(local.getMinutes()).padStart(2, '0')}`);
  equal([fromReadersClock(''), fromReadersClock('soon')], [null, null]);
});

test('only beyond sixty degrees may a house system have no houses', () => {
  equal([['placidus', 70], ['koch', -66], ['placidus', 13], ['sripati', 80]].map(([houses, lat]) => isDoubtful({ houses, lat })), [true, true, false, false]);
});

// --- States -----------------------------------------------------------------------------------------------------------------

const STATE = {
  dispositor: 'venus', nakshatra_lord: 'moon', declination: -1.5, baladi: 'yuva', jagradadi: 'swapna', deeptadi: ['vikala', 'deena'], is_retrograde: true, is_vargottama: false,
  dignity: 'great_friend', relation: { natural: 'friend', temporary: 'friend', compound: 'great_friend' }, combustion: { is_combust: true, separation: 3.25, orb: 14 }, wars: [],
};

test('states have the words of dignity, relation and avasthas, and who won a war', () => {
  const answer = { states: NINE.map((id) => ({ planet: id, ...STATE })) };
  Object.assign(answer.states[2], { dignity: 'exalted', relation: null, wars: [{ against: 'venus', victor: 'mars' }, { against: 'saturn', victor: 'saturn' }] });
  Object.assign(answer.states[7], { dignity: null, relation: null, combustion: null, jagradadi: null, deeptadi: [] });
  const rows = states(answer).map(({ state }) => state);
  equal([rows[3].dignity, rows[3].relation, rows[2].dignity, rows[2].relation], ['chart.relation.great_friend', 'chart.relation.great_friend', 'chart.dignity.exalted', null]);
  equal([rows[3].separation, rows[3].orb, rows[3].isCombust], [3.25, 14, true]);
  equal([rows[7].dignity, rows[7].separation, rows[7].isCombust, rows[7].jagradadi], [null, null, false, null]);
  equal(rows[2].wars, [{ against: 'venus', isWon: true }, { against: 'saturn', isWon: false }]);
  equal(rows[3].deeptadi, ['strengths.deeptadi.vikala', 'strengths.deeptadi.deena']);
  // Nodes always move backwards; it is no mark of theirs.
  equal([rows[3].isRetrograde, rows[7].isRetrograde], [true, false]);
  equal(states(undefined).map(({ planet: id, state }) => [id, state])[8], ['kethu', null]);
});

test('vimsopaka is full from fifteen points on and middling from ten', () => {
  const answer = { planets: SEVEN.map((id) => ({ planet: id, scores: SCHEMES.map((scheme, i) => ({ scheme, points: [15, 14.99, 10, 9.99][i] })) })) };
  equal(vimsopaka(answer)[0].scores.map(({ level: of }) => of), ['many', 'even', 'even', 'few']);
  equal(vimsopaka(undefined)[6], { planet: 'saturn', scores: SCHEMES.map((scheme) => ({ scheme, points: null, level: null })) });
});

test('argalas stand by point and place, with those who obstruct; three malefics in the third have a column only where they are', () => {
  const one = { on: 'moon', counted: 4, by: ['sun', 'mars'], against: ['venus', 'saturn'], is_obstructed: true };
  const usual = argalas({ argala: [one] });
  equal(usual.places, [[2, 12], [4, 10], [11, 3], [5, 9]]);
  equal(usual.rows.map(({ point }) => point), POINTS);
  equal(usual.rows[1].cells, [null, { by: ['sun', 'mars'], against: ['venus', 'saturn'], isObstructed: true }, null, null]);
  const more = argalas({ argala: [one, { on: 'sun', counted: 3, by: ['mars', 'saturn', 'rahu'], against: [], is_obstructed: false }] });
  equal([more.places.at(-1), more.rows[0].cells[4].by], [[3, 0], ['mars', 'saturn', 'rahu']]);
  equal(argalas(undefined).rows.flatMap(({ cells }) => cells).filter(Boolean), []);
});

// --- Shadbala ---------------------------------------------------------------------------------------------------------------

const planet = (id, ratio, rank) => ({ planet: id, ratio, rank, rupas: ratio * 5, required_rupas: 5 });
const BALA = { planets: SEVEN.map((id, i) => planet(id, [1.2, 2, 0.99999, 1, 0.5, 1.1, 0][i], i + 1)), houses: Array.from({ length: 12 }, (_, i) => ({ house: i + 1, lord: 'mars', rupas: i + 1, rank: 12 - i })) };

test('bars end before or behind one line for all, which is what each needs', () => {
  const shown = bars(BALA);
  equal(new Set(shown.map(({ required }) => required)).size, 1);
  equal(shown.map(({ isEnough }) => isEnough), [true, true, false, true, false, true, false]);
  equal(shown.map(({ length, required, isEnough }) => length >= required === isEnough), Array(7).fill(true));
  equal(shown.every(({ length }) => length >= 0 && length <= 1), true);
  // 99.999 % is not yet all.
  equal(shown.map(({ percent }) => percent), [120, 200, 99, 100, 50, 110, 0]);
  equal(bars(undefined).map(({ length, rupas, isEnough }) => [length, rupas, isEnough])[0], [0, null, null]);
  near(bhavaBars(BALA)[11].length, 1, 0);
  equal(bhavaBars(undefined).map(({ house: number }) => number), [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
});

test('components are the six, with the five of place and the nine of time below theirs', () => {
  equal(COMPONENTS.map(({ id, parts }) => [id, parts.length]), [['sthana', 5], ['dig', 0], ['kala', 9], ['cheshta', 0], ['naisargika', 0], ['drik', 0]]);
  const answer = { sthana: { total: 9, uchcha: 2 }, dig: 3, kala: { total: 4, hora: 60 }, cheshta: 1, naisargika: 2, drik: -3 };
  equal(flat().filter(({ depth }) => depth === 0).map((one) => one.of(answer)), [9, 3, 4, 1, 2, -3]);
  equal(flat().find(({ id }) => id === 'hora').of(answer), 60);
  equal(flat().find(({ id }) => id === 'hora').term, 'lords_bala');
});

// --- Ashtakavarga -----------------------------------------------------------------------------------------------------------

const COUNTS = [6, 4, 2, 5, 5, 6, 4, 1, 3, 4, 1, 7];
const BINDUS = {
  bhinna: EIGHT.map((point) => ({ point, rasi: 'Sagittarius', bindus: COUNTS, after_trikona: COUNTS.map(() => 1), reduced: COUNTS.map(() => 0) })),
  sarva: [32, 24, 28, 30, 32, 37, 28, 26, 21, 26, 21, 32],
};

test('bindus are many, even or few, by the limits of the legend', () => {
  equal([8, 5, 4, 3, 0].map((count) => level('bhinna', count)), ['many', 'many', 'even', 'few', 'few']);
  equal([31, 30, 25, 24].map((count) => level('sarva', count)), ['many', 'even', 'even', 'few']);
  equal(legend('sarva'), [['many', 31, null], ['even', 25, 30], ['few', null, 24]]);
});

test('a prastara says who gave a bindu where, and adds up to the bindus', () => {
  const lords = ['saturn', 'jupiter', 'mars', 'sun', 'venus', 'mercury', 'moon', 'ascendant'];
  const given = lords.map((from, i) => ({ from, bindus: COUNTS.map((count) => (i < count ? 1 : 0)) }));
  const answer = { bhinna: BINDUS.bhinna.map((one) => ({ ...one, prastara: given })) };
  const [moon] = prastaras(answer, 'moon');
  equal([moon.id, moon.rows.map(({ from }) => from), moon.totals, moon.total], ['moon', lords, COUNTS, 48]);
  equal(moon.totals, COUNTS.map((_, i) => moon.rows.filter(({ marks }) => marks[i]).length));
  equal(moon.rows.reduce((all, { total }) => all + total, 0), 48);
  equal([prastaras(answer, 'none').length, prastaras(answer, 'all').length, prastaras(undefined, 'all').length], [0, 8, 0]);
});

test('all together come first and only as counted; a table closes with them', () => {
  equal(boards(BINDUS, 'bindus').map(({ id, total }) => [id, total])[0], ['sarva', 337]);
  equal(boards(BINDUS, 'bindus').map(({ id, total, own }) => [id, total, own])[1], ['sun', 48, 9]);
  equal(boards(BINDUS, 'reduced').map(({ id }) => id), EIGHT);
  const table = grid(BINDUS, 'bindus');
  equal(table.columns.at(-1), { id: 'sarva', total: 337 });
  equal(table.rows[8].cells[0], { count: 3, level: 'few', isOwn: true });
  equal(grid(undefined, 'bindus').rows[0].cells[0], { count: null, level: null, isOwn: false });
  equal([rasiAt(0), rasiAt(29.999), rasiAt(30), rasiAt(359.9), signOf('Pisces')], ['Aries', 'Aries', 'Taurus', 'Pisces', 12]);
});

// --- Twelve houses ------------------------------------------------------------------------------------------------------------

test('the houses of a style cover its frame once', () => {
  const area = (points) => Math.abs(points.reduce((sum, [x, y], i) => sum + x * points[(i + 1) % points.length][1] - y * points[(i + 1) % points.length][0], 0)) / 2;
  const covered = (style) => Array.from({ length: 12 }, (_, i) => area(house(style, i + 1, 4).shape)).reduce((a, b) => a + b);
  near(covered('north-indian'), 640 * 640, 1e-6);
  near(covered('south-indian'), (640 * 640 * 12) / 16, 1e-6);
  near(covered('east-indian'), (640 * 640 * 8) / 9, 1e-6);
});

test('signs move with the ascendant in the north alone', () => {
  equal(outline(house('north-indian', 4, 4)), outline(house('north-indian', 9, 9)));
  equal(outline(house('south-indian', 4, 4)) === outline(house('south-indian', 9, 9)), false);
  equal(outline(house('north-indian', 1, 1)), 'M340 20L500 180L340 340L180 180Z');
  equal(outline(house('south-indian', 3, 1)), 'M500 20L660 20L660 180L500 180Z');
  equal(lines('north-indian'), 'M20 20L660 660M660 20L20 660M340 20L20 340L340 660L660 340Z');
});

// --- Aspects ------------------------------------------------------------------------------------------------------------------

const LOOKS = {
  aspects: [
    { planet: 'mars', rasi: 'Libra', strength: 1, aspected: ['moon'] },
    { planet: 'mars', rasi: 'Cancer', strength: 1, aspected: [] },
    { planet: 'sun', rasi: 'Gemini', strength: 0.75, aspected: ['ascendant'] },
  ],
  sphuta: [{ planet: 'mars', aspected: 'moon', virupas: 59.6 }, { planet: 'sun', aspected: 'moon', virupas: 0 }],
  rasi: [{ rasi: 'Aries', sees: 'Leo' }],
};
const SKY = {
  ascendant: { is_ascendant: true, rasi_occupied: 'Leo' },
  planets: [['sun', 'Aries'], ['moon', 'Libra'], ['mars', 'Aries'], ['mercury', 'Virgo'], ['jupiter', 'Virgo'], ['venus', 'Virgo'], ['saturn', 'Virgo'], ['rahu', 'Virgo'], ['kethu', 'Pisces']].map(([name, rasi_occupied]) => ({ name, rasi_occupied })),
};

test('a matrix has what is seen, in the unit of its kind', () => {
  const cell = (kind, from, to) => matrix(LOOKS, kind, placements(SKY)).rows.find(({ point }) => point === from).cells[POINTS.indexOf(to)];
  equal([cell('graha', 'mars', 'moon').text, cell('graha', 'sun', 'ascendant').text, cell('graha', 'sun', 'moon').text], ['1', '¾', '']);
  equal([cell('sphuta', 'mars', 'moon').text, cell('sphuta', 'sun', 'moon').text], ['60', '']);
  equal([cell('rasi', 'mars', 'ascendant').text, cell('rasi', 'ascendant', 'mars').text], ['●', '']);
  equal(cell('graha', 'mars', 'mars').isSelf, true);
  equal([matrix(LOOKS, 'graha').rows.length, matrix(LOOKS, 'rasi', placements(SKY)).rows.length, matrix(null, 'sphuta').rows.length], [7, 10, 7]);
});

test('full looks are arrows from house to house, those of one house beside one another', () => {
  const all = arrows(LOOKS, SKY, 'south-indian', 'all');
  equal(all.map(({ planet: one, sign }) => [one, sign]), [['mars', 7], ['mars', 4]]);
  equal(arrows(LOOKS, SKY, 'south-indian', 'sun'), []);
  equal(arrows(LOOKS, SKY, 'south-indian', 'mars').map(({ label }) => label), [null, null]);
  const [[x0, y0], [x1, y1]] = all.map(({ label }) => label);
  equal(Math.abs(x0 - x1) >= 52 || Math.abs(y0 - y1) >= 26, true);
  const { from, to } = all[1];
  // Aries lies left of Cancer, in the first row and the second.
  equal([to[0] > from[0], to[1] > from[1]], [true, true]);
});

test('two who look at each other have a line each', () => {
  const facing = { aspects: [{ planet: 'mars', rasi: 'Libra', strength: 1, aspected: ['sun'] }, { planet: 'sun', rasi: 'Aries', strength: 1, aspected: ['mars'] }] };
  const sky = { ascendant: { is_ascendant: true, rasi_occupied: 'Aries' }, planets: [{ name: 'mars', rasi_occupied: 'Aries' }, { name: 'sun', rasi_occupied: 'Libra' }] };
  for (const style of ['south-indian', 'north-indian', 'east-indian']) {
    const [[x0, y0, x1, y1], [u0, v0, u1, v1]] = arrows(facing, sky, style, 'all').map(({ from, to }) => [...from, ...to]);
    // How far the second begins from the line of the first.
    const apart = Math.abs((x1 - x0) * (v0 - y0) - (y1 - y0) * (u0 - x0)) / Math.hypot(x1 - x0, y1 - y0);
    equal([apart >= 8, Math.hypot(u1 - u0, v1 - v0) > 0], [true, true]);
  }
});

test('names on the lines are 12 pixels at least, however small the chart', () => {
  near((nameSize(300) * 300) / 680, 12, 1e-9);
  equal([nameSize(680), nameSize(0)], [17, 17]);
});
