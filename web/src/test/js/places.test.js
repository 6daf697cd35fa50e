import { coordinates, fromGazetteer, isBeyond, kilometres, rounded, twins } from '/web/js/places.js';
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

test('coordinates of no place on earth are told from a text that is none', () => {
  equal(['95, 200', '13, 181', '13.08, 80.27', '600001', 'Chennai'].map(isBeyond), [true, true, false, false, false]);
});

test('a town is called by the name that was typed, with its own behind it, and says its state', () => {
  const item = { name: 'Chennai', matched_name: 'Madras', region: 'Tamil Nadu', country: 'India', country_code: 'IN', latitude: 13.08784, longitude: 80.27847, tz: 'Asia/Kolkata' };
  equal(fromGazetteer(item), { place: 'Madras (Chennai), Tamil Nadu, India', title: 'Madras (Chennai)', where: 'Tamil Nadu, India', lat: 13.08784, lon: 80.27847, tz: 'Asia/Kolkata', region: 'Tamil Nadu' });
  const bare = fromGazetteer({ ...item, matched_name: 'Chennai', region: null, country: null });
  equal([bare.place, bare.title, bare.where], ['Chennai, IN', 'Chennai', 'IN']);
  equal(fromGazetteer({ ...item, name: 'Delhi', matched_name: 'Delhi', region: 'Delhi' }).place, 'Delhi, India');
  const bengaluru = { ...item, name: 'Bengaluru', matched_name: 'Bangalore - bengaluru' };
  equal(fromGazetteer(bengaluru).title, 'Bangalore (Bengaluru)');
  // A name in another script than that of the page stands behind.
  const typed = fromGazetteer({ ...item, matched_name: 'சென்னை' });
  equal([typed.place, typed.title], ['Chennai, Tamil Nadu, India', 'Chennai (சென்னை)']);
});

test('a town is called as the language of the page has it', () => {
  const item = { name: 'Madurai', matched_name: 'Madurai', region: 'Tamil Nadu', country: 'India', country_code: 'IN', local_name: 'மதுரை', local_region: 'தமிழ்நாடு', local_country: 'இந்தியா' };
  const shown = fromGazetteer(item);
  equal([shown.place, shown.title, shown.where], ['மதுரை, தமிழ்நாடு, இந்தியா', 'மதுரை (Madurai)', 'தமிழ்நாடு, இந்தியா']);
  const village = fromGazetteer({ ...item, name: 'Kothimir', matched_name: '504273', local_name: undefined, district: 'Kumuram Bheem Asifabad' });
  equal([village.place, village.title], ['Kothimir, Kumuram Bheem Asifabad, தமிழ்நாடு, இந்தியா', 'Kothimir (504273)']);
});

test('where a device is does not tell an address', () => {
  equal([rounded(13.08784), rounded(-33.8688)], [13.09, -33.87]);
});

test('names of India have no lines of scholars, others keep their letters', () => {
  const rampur = { name: 'Rāmpur', matched_name: 'Rāmpur', region: 'Uttar Pradesh', country: 'India', country_code: 'IN', latitude: 28.81, longitude: 79.03, tz: 'Asia/Kolkata' };
  equal([fromGazetteer(rampur).title, fromGazetteer(rampur).place], ['Rampur', 'Rampur, Uttar Pradesh, India']);
  equal(fromGazetteer({ ...rampur, name: 'Rīga', matched_name: 'Rīga', country_code: 'LV' }).title, 'Rīga');
});

test('towns of one name and region are told apart by where they are and how far from the first', () => {
  const town = (lat, title = 'Rampur') => ({ title, where: 'Uttar Pradesh, India', lat, lon: 79.03 });
  equal(twins([town(28.81), town(28.81, 'Salem'), town(29.81)]), [{ lat: 28.81, lon: 79.03, km: null }, null, { lat: 29.81, lon: 79.03, km: 111 }]);
  equal(kilometres({ lat: 13.09, lon: 80.27 }, { lat: 9.92, lon: 78.12 }), 423);
});
