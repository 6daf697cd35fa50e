import { coordinates } from '/web/js/place.js';
import { equal, test } from './harness.js';

for (const [typed, lat, lon] of [
  ['13.0827, 80.27', 13.0827, 80.27],
  ["13°05'N 80°16'E", 13.083333, 80.266667],
  ['33S52 151E12', -33.866667, 151.2],
  ['13N05 80E16', 13.083333, 80.266667],
  ['13.08 80.27', 13.08, 80.27],
  ['-33.87; 151.21', -33.87, 151.21],
  ['13,08; 80,27', 13.08, 80.27],
  ['80°16′E, 13°05′N', 13.083333, 80.266667],
  ['N 13° 5\' 30", E 80° 16\' 12"', 13.091667, 80.27],
]) {
  test(`${typed} are coordinates`, () => equal(coordinates(typed), { lat, lon }));
}

for (const typed of ['Chennai', '13', '91, 80', '13, 181', "13°60'N 80°16'E", '13N05 14N05', 'Sector 17', '']) {
  test(`"${typed}" are none`, () => equal(coordinates(typed), null));
}
