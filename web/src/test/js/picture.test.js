import { latinDigits } from '/web/js/chart/picture.js';
import { equal, test } from './harness.js';

const digit = (zero, value) => String.fromCharCode(zero + value);

test('a picture on the page has the numerals of the page', () => {
  // Devanagari, Bengali, Gujarati, Tamil, Telugu, Kannada and Malayalam.
  for (const zero of [0x966, 0x9e6, 0xae6, 0xbe6, 0xc66, 0xce6, 0xd66]) {
    equal(latinDigits(`${digit(zero, 2)}${digit(zero, 9)}° ${digit(zero, 0)}`), '29° 0');
  }
  const word = String.fromCharCode(0x9ae, 0x9c7, 0x9b7);
  equal(latinDigits(word), word);
});
