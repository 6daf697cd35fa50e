import { LANGUAGES, setLanguage, use } from '/web/js/i18n.js';
import { isFull, lunarMonth, name, nakshatra, solarMonth, tithi } from '/web/js/almanac/names.js';
import { clockName } from '/web/js/chart/facts.js';
import * as chart from '/web/js/chart/names.js';
import { AYANAMSAS, PARASHARA } from '/web/js/registry.js';
import { equal, test } from './harness.js';

await use('panchanga', 'terms', 'chart');

const shashthi = { number: 6, name: 'Shashthi', paksha: 'Shukla' };

test('a tithi has its half, but for the full and the new moon', () => {
  equal(tithi(shashthi), 'Shukla Shashthi');
  equal(tithi({ number: 15, name: 'Purnima', paksha: 'Shukla' }), 'Purnima');
  equal([isFull({ number: 30 }), isFull({ number: 14 })], [true, false]);
});

test('months have their names, and one that is put in says so', () => {
  const month = { amanta: 'Kartika', purnimanta: 'Margashirsha', adhika: false };
  equal([lunarMonth(month), lunarMonth(month, 'purnimanta')], ['Kartika', 'Margashirsha']);
  equal(lunarMonth({ ...month, adhika: true }), 'Adhika Kartika');
  equal(solarMonth({ rasi: 'Libra', name: 'Aippasi' }, 'tamil'), 'Aippasi');
  equal(solarMonth({ rasi: 'Libra', name: 'Aippasi' }, null), 'Libra');
});

test('what has no word is shown as the service wrote it', () => {
  equal([name('tithi', 'Fourteenth'), nakshatra('Vega')], ['Fourteenth', 'Vega']);
});

test('a clock has its offset, and the name that people gave it', () => {
  equal(clockName({ offset: '+06:30', abbreviation: null }), 'UTC+06:30');
  equal(clockName({ offset: '-04:00', abbreviation: 'EWT' }), 'EWT (UTC−04:00)');
  equal(clockName({ offset: '+03:00', abbreviation: 'EEST' }), 'EEST (UTC+03:00)');
  equal(clockName({ offset: '+02:00', abbreviation: 'EET' }), 'EET (UTC+02:00)');
});

test('every ayanamsa, graha and varga has a word in ten languages', async () => {
  equal([AYANAMSAS.length, new Set(AYANAMSAS).size], [48, 48]);
  equal(chart.COMMON_AYANAMSAS.filter((id) => !AYANAMSAS.includes(id)), []);
  try {
    for (const code of LANGUAGES) {
      await setLanguage(code);
      const words = [
        ...AYANAMSAS.map(chart.ayanamsa),
        ...['ascendant', 'sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn', 'rahu', 'kethu'].map(chart.graha),
        ...PARASHARA.map(chart.varga),
      ];
      equal([code, words.filter((word) => !word.trim() || word.startsWith('terms.'))], [code, []]);
    }
    equal(chart.varga(11), 'D11');
  } finally {
    await setLanguage('en');
  }
});

test('a tithi in Tamil', async () => {
  try {
    await setLanguage('ta');
    equal(tithi(shashthi), 'வளர்பிறை சஷ்டி');
  } finally {
    await setLanguage('en');
  }
});
