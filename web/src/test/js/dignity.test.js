import { dignity, lordOf } from '/web/js/chart/dignity.js';
import { equal, test } from './harness.js';

const of = (name, rasi, degrees) => dignity({ name, rasi, advanced_by: degrees });

test('every sign has its lord', () => {
  equal(Array.from({ length: 12 }, (_, i) => lordOf(i + 1)), ['mars', 'venus', 'mercury', 'moon', 'sun', 'mercury', 'venus', 'mars', 'jupiter', 'saturn', 'saturn', 'jupiter']);
});

test('a graha is exalted in one sign and debilitated in the seventh from it', () => {
  const signs = { sun: [1, 7], moon: [2, 8], mars: [10, 4], mercury: [6, 12], jupiter: [4, 10], venus: [12, 6], saturn: [7, 1] };
  for (const [name, [high, low]] of Object.entries(signs)) {
    equal([name, of(name, high, 1), of(name, low, 1), of(name, low, 29)], [name, 'exalted', 'debilitated', 'debilitated']);
  }
});

test('the moolatrikona is a part of a sign, as in Parashara', () => {
  equal([of('sun', 5, 19.9), of('sun', 5, 20)], ['moolatrikona', 'own']);
  equal([of('moon', 2, 2.9), of('moon', 2, 3), of('moon', 4, 3)], ['exalted', 'moolatrikona', 'own']);
  equal([of('mercury', 6, 14.9), of('mercury', 6, 15), of('mercury', 6, 20), of('mercury', 3, 1)], ['exalted', 'moolatrikona', 'own', 'own']);
  equal([of('mars', 1, 11.9), of('mars', 1, 12), of('mars', 8, 1)], ['moolatrikona', 'own', 'own']);
  equal([of('jupiter', 9, 9.9), of('jupiter', 9, 10), of('venus', 7, 14.9), of('venus', 7, 15), of('saturn', 11, 19.9), of('saturn', 11, 20)], ['moolatrikona', 'own', 'moolatrikona', 'own', 'moolatrikona', 'own']);
});

test('elsewhere, and of the nodes, nothing is said', () => {
  equal([of('sun', 9, 8), of('rahu', 2, 10), of('kethu', 8, 10), of('ascendant', 1, 1)], [null, null, null, null]);
});
