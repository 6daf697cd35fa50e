import { tradition } from '/web/js/early.js';
import { equal, test } from './harness.js';

const NORTH = { lunar: 'purnimanta', vikram: 'chaitradi', style: 'north-indian' };

test('with English the state of the place says what is usual', () => {
  equal(tradition('en', 'Kerala'), { solar_calendar: 'malayalam', style: 'south-indian', match_system: 'porutham', preset: 'kerala' });
  equal(tradition('en', 'Tamil Nadu'), { solar_calendar: 'tamil', style: 'south-indian', match_system: 'porutham', preset: 'tamil' });
  equal(tradition('en', 'Gujarat'), { lunar: 'amanta', vikram: 'kartikadi', style: 'north-indian' });
  equal(tradition('en', 'West Bengal'), { solar_calendar: 'bengali', style: 'east-indian' });
  equal(tradition('en', 'Odisha'), { solar_calendar: 'odia', lunar: 'purnimanta', style: 'east-indian' });
  for (const state of ['Uttar Pradesh', 'Bihar', 'Rajasthan', 'Delhi', 'Madhya Pradesh']) {
    equal(tradition('en', state), NORTH);
  }
  equal(tradition('sa', 'Kerala'), tradition('en', 'Kerala'));
});

test('the language of a region comes before the place', () => {
  equal(tradition('hi', 'Kerala'), NORTH);
  equal(tradition('ml', 'Delhi'), tradition('en', 'Kerala'));
  equal(tradition('gu', 'Maharashtra').vikram, 'kartikadi');
  equal(tradition('te', 'Uttar Pradesh').lunar, 'amanta');
});

test('where nothing is usual nothing is said', () => {
  equal([tradition('en', null), tradition('en', 'Bavaria'), tradition('sa', null), tradition('en', 'constructor')], [{}, {}, {}, {}]);
});
