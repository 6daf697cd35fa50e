import { solarYear } from '/web/js/almanac/eras.js';
import { equal, test } from './harness.js';

// Published days: Chingam 1 of 1199 was 17 August 2023, the first of Baishakh 1431 was 14 April 2024 (India: 14 or 15).
test('the Kollam year begins with Chingam', () => {
  equal(solarYear('malayalam', '2023-08-16', 'Cancer'), { word: 'kollam', year: 1198 });
  equal(solarYear('malayalam', '2023-08-18', 'Leo'), { word: 'kollam', year: 1199 });
  equal(solarYear('malayalam', '2023-12-31', 'Sagittarius').year, 1199);
  equal(solarYear('malayalam', '2024-01-05', 'Sagittarius').year, 1199);
  equal(solarYear('malayalam', '2024-07-20', 'Cancer').year, 1199);
});

test('the Bangabda begins with Baishakh', () => {
  equal(solarYear('bengali', '2024-04-10', 'Pisces'), { word: 'bangabda', year: 1430 });
  equal(solarYear('bengali', '2024-04-16', 'Aries').year, 1431);
  equal(solarYear('bengali', '2025-01-02', 'Sagittarius').year, 1431);
});

test('calendars without an era of their own have none', () => {
  equal(solarYear('tamil', '2024-04-16', 'Aries'), null);
});
