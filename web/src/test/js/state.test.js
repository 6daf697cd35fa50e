import { isRetrograde, readingsOf, stateOf } from '/web/js/chart/state.js';
import { equal, test } from './harness.js';

const at = (name, rasi, degrees, isBack = false) => ({ name, rasi, advanced_by: degrees, is_retrograde: isBack });
/** 17 May 1990, 10:30 at Chennai, as the service has it; Rahu and Ketu by true nodes. */
const RAMESH = [at('sun', 2, 2.3), at('moon', 10, 24.9), at('mars', 11, 25), at('mercury', 1, 14.3, true), at('jupiter', 3, 16.9), at('venus', 12, 20), at('saturn', 10, 1.4, true), at('rahu', 10, 16.9, true), at('kethu', 4, 16.9, true)];
const of = (name, readings) => stateOf(RAMESH.find((one) => one.name === name), RAMESH, readings);
const alone = (one, others = []) => stateOf(one, [one, ...others], readingsOf({})).dignity;

test('a graha that is nothing by itself is what it is to the lord of its sign', () => {
  equal(['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn'].map((name) => of(name).dignity), [
    'chart.relation.neutral', 'chart.relation.enemy', 'chart.relation.friend', 'chart.relation.friend', 'chart.relation.neutral', 'chart.dignity.exalted', 'chart.dignity.own',
  ]);
  equal(alone(at('moon', 5, 1), [at('sun', 6, 1)]), 'chart.relation.great_friend');
  equal(alone(at('sun', 10, 1), [at('saturn', 2, 1)]), 'chart.relation.great_enemy');
});

test('combust is who stands near the Sun, by the orbs of the reading, also across the end of the zodiac', () => {
  const sun = at('sun', 12, 29);
  const near = (name, degrees, isBack, reading = 'surya_siddhanta') => stateOf(at(name, 1, degrees, isBack), [sun], { ...readingsOf({}), combustion_orbs: reading }).isCombust;
  equal([near('mercury', 12.9), near('mercury', 13), near('mercury', 10.9, true), near('mercury', 11, true)], [true, false, true, false]);
  equal([near('venus', 6.9, true), near('venus', 7, true), near('saturn', 13.9, true), near('saturn', 14, true)], [true, false, true, false]);
  equal([near('mercury', 11.9, true, 'manuals'), near('mercury', 1, false, 'narrow'), near('rahu', 0), stateOf(sun, [sun]).isCombust], [true, false, false, false]);
});

test('vargottama is who stands in the same sign in the navamsa', () => {
  const is = (rasi, degrees) => stateOf(at('mars', rasi, degrees), []).isVargottama;
  equal([is(1, 0), is(1, 3.33), is(1, 3.34), is(2, 13.4), is(2, 16.6), is(2, 16.7), is(3, 26.7), is(3, 26.6), is(12, 29.9)], [true, true, false, true, true, false, true, false, true]);
  equal(RAMESH.filter((one) => stateOf(one, RAMESH).isVargottama).map(({ name }) => name), ['saturn']);
});

test('the nodes go backwards by nature, and have the dignity of the reading', () => {
  equal(RAMESH.filter(isRetrograde).map(({ name }) => name), ['mercury', 'saturn']);
  const places = (name, reading) => [1, 2, 3, 6, 8, 9, 11, 12].map((rasi) => stateOf(at(name, rasi, 1), [], { ...readingsOf({}), node_dignity: reading }).dignity?.split('.')[2] ?? '');
  equal(places('rahu', 'pvr'), ['', 'exalted', '', 'moolatrikona', 'debilitated', '', 'own', '']);
  equal(places('kethu', 'pvr'), ['', 'debilitated', '', '', 'exalted', '', '', 'moolatrikona']);
  equal(places('rahu', 'bphs'), ['', 'exalted', 'moolatrikona', '', 'debilitated', '', 'own', '']);
  equal(places('rahu', 'sarvartha_chintamani'), ['', '', 'exalted', '', '', 'debilitated', '', '']);
  equal(places('kethu', 'none').join(''), '');
  equal(stateOf(at('rahu', 10, 1), RAMESH, { ...readingsOf({}), node_friends: 'pvr' }).dignity, 'chart.relation.enemy');
});

test('a reading is that of the address, else of the profile or the service', () => {
  const conventions = { node_aspects: '5_7_9', readings: [{ choice: 'node_dignity', reading: 'none' }, { choice: 'combustion_orbs', reading: 'narrow' }] };
  equal(readingsOf({ combustion_orbs: 'manuals', node_dignity: null }, { conventions }), { combustion_orbs: 'manuals', node_dignity: 'none', node_friends: 'none', node_aspects: '5_7_9' });
});
