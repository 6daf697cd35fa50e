import { looksOf, namedTexts, periodsOf, placesOf, reachOf } from '/web/js/chart/reach.js';
import { equal, test } from './harness.js';

const ORDER = ['ascendant', 'sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn', 'rahu', 'kethu'];
const places = (...rasis) => ORDER.map((name, i) => ({ name, rasi: rasis[i], degrees: 30 - i }));
/** 17 May 1990, 10:30 at Chennai. */
const RAMESH = places(4, 2, 10, 11, 1, 3, 12, 10, 10, 4);
const pairs = (signs) => signs.map(({ rasi, house }) => [rasi, house]);

test('every graha looks at the seventh, three look further, and the nodes only by their reading', () => {
  equal(['sun', 'mars', 'jupiter', 'saturn', 'rahu'].map((name) => looksOf(name)), [[7], [4, 7, 8], [5, 7, 9], [3, 7, 10], []]);
  equal([looksOf('kethu', { node_aspects: '5_7_9' }), looksOf('rahu', { node_aspects: 'none' }), looksOf('moon', { node_aspects: '5_7_9' })], [[5, 7, 9], [], [7]]);
});

test('what a graha rules and sees is counted from the sign that rises', () => {
  const saturn = reachOf('saturn', RAMESH);
  equal([pairs([saturn.sign]), pairs(saturn.rules), pairs(saturn.sees)], [[[10, 7]], [[10, 7], [11, 8]], [[12, 9], [4, 1], [7, 4]]]);
  equal(saturn.sees.map(({ who }) => who), [['venus'], ['ascendant', 'kethu'], []]);
  // In the order of the houses, not of the signs.
  equal(pairs(reachOf('mercury', RAMESH).rules), [[6, 3], [3, 12]]);
  equal([pairs(reachOf('sun', RAMESH).rules), pairs(reachOf('moon', RAMESH).rules), reachOf('rahu', RAMESH).rules, reachOf('rahu', RAMESH).sees], [[[5, 2]], [[4, 1]], [], []]);
});

test('the places are those of the chart that is drawn', () => {
  const planets = [{ name: 'sun', rasi: 2, advanced_by: 2.32 }, { name: 'saturn', rasi: 10, advanced_by: 1.49 }];
  const horoscope = { ascendant: { name: 'ascendant', rasi: 4, advanced_by: 8.67 }, planets, varga: { varga: 3, ascendant: { rasi: 8, advanced_by: 1 }, planets: [{ name: 'sun', rasi: 2, advanced_by: 7 }, { name: 'saturn', rasi: 10, advanced_by: 4 }] } };
  const signs = (divisions) => placesOf(horoscope, divisions)?.map(({ name, rasi }) => [name, rasi]);
  equal(signs(1), [['ascendant', 4], ['sun', 2], ['saturn', 10]]);
  equal(signs(3), [['ascendant', 8], ['sun', 2], ['saturn', 10]]);
  // The navamsa stands beside the rasi chart without an answer of its own.
  equal(signs(9), [['ascendant', 6], ['sun', 10], ['saturn', 10]]);
  equal(Math.round(placesOf(horoscope, 9)[1].degrees * 100) / 100, 20.88);
  equal(signs(10), undefined);
});

test('points beside the planets stand in every chart that is drawn', () => {
  const varga = { varga: 3, ascendant: { rasi: 8, advanced_by: 1 }, planets: [] };
  const points = [{ set: 'sun_upagrahas', name: 'dhuma', rasi: 6, advanced_by: 15.65, varga: { rasi: 10, advanced_by: 16.95 } }];
  const horoscope = { ascendant: { name: 'ascendant', rasi: 4, advanced_by: 8.67 }, planets: [], varga, points };
  const last = (divisions) => placesOf(horoscope, divisions).at(-1);
  equal([last(1), last(3)], [{ name: 'dhuma', rasi: 6, degrees: 15.65 }, { name: 'dhuma', rasi: 10, degrees: 16.95 }]);
  // Virgo's navamsas are counted from Capricorn, and this is the fifth.
  equal([last(9).name, last(9).rasi], ['dhuma', 2]);
});

test('the periods of a graha are its mahadashas and its part of every other', () => {
  const part = (graha, path) => ({ graha, path });
  const periods = [{ ...part('mars', '1'), parts: [part('mars', '1.1'), part('rahu', '1.2')] }, { ...part('rahu', '2'), parts: [part('rahu', '2.1')] }];
  equal(periodsOf('rahu', periods).mahadashas.map(({ path }) => path), ['2']);
  equal(periodsOf('rahu', periods).antardashas.map(({ period, of }) => [period.path, of.path]), [['1.2', '1'], ['2.1', '2']]);
  equal(periodsOf('kethu', periods), { mahadashas: [], antardashas: [] });
});

/** A picture as the service writes it: a tag for each house, who stands there by degrees, a caption. */
function picture(houses) {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const text = (role, words, more = {}) => {
    const node = document.createElementNS(svg.namespaceURI, 'text');
    node.setAttribute('class', `nry-${role}`);
    Object.entries(more).forEach(([key, value]) => node.setAttribute(key, value));
    node.append(words);
    svg.append(node);
    return node;
  };
  houses.forEach((entries, i) => {
    text('muted', String(i + 1));
    for (const entry of entries) {
      if (entry.startsWith('+')) {
        text('muted', entry);
      } else if (entry.includes(' ')) {
        text('ink', entry.split(' ')[0], { 'font-weight': 600 });
        text('ink', entry.split(' ')[1]);
      } else {
        text('ink', '').innerHTML = `<tspan font-weight="600">${entry}</tspan> 1°`;
      }
    }
  });
  text('muted', 'Rasi chart');
  text('ink', 'Ramesh', { 'font-weight': 600 });
  return svg;
}

const shown = (svg, of) => [...namedTexts(svg, of)].map(([name, texts]) => `${name}:${texts.map((text) => text.textContent).join('|')}`);
const HOUSES = [['Me'], ['Su 2°'], ['Ju'], ['Ke 16°', 'As 8°'], [], [], [], [], [], ['Ra 1°', 'Sa 2°', 'Mo 3°'], ['Ma'], ['Ve 21°']];

test('a name in a picture is that of who stands there, by the order of degrees', () => {
  equal(shown(picture(HOUSES), RAMESH), ['mercury:Me 1°', 'sun:Su|2°', 'jupiter:Ju 1°', 'kethu:Ke|16°', 'ascendant:As|8°', 'rahu:Ra|1°', 'saturn:Sa|2°', 'moon:Mo|3°', 'mars:Ma 1°', 'venus:Ve|21°']);
});

test('where a house counts the rest, those are the last of the usual order', () => {
  const crowded = HOUSES.with(9, ['Mo', '+2']);
  equal(shown(picture(crowded), RAMESH).filter((one) => /^(moon|saturn|rahu)/.test(one)), ['moon:Mo 1°']);
  // In the last house, which the caption follows.
  const last = places(4, 2, 12, 12, 12, 3, 12, 10, 10, 4);
  equal(shown(picture([[], ['Su 2°'], ['Ju'], ['Ke 1°', 'As 2°'], [], [], [], [], [], ['Ra', 'Sa'], [], ['Mo', '+3']]), last).at(-1), 'moon:Mo 1°');
});

test('of a picture of something else no name is taken', () => {
  equal(shown(picture(HOUSES), places(4, 2, 10, 11, 1, 3, 12, 10, 9, 4)), []);
});
