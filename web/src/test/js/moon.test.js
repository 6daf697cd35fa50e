import { moonGlyph, phaseAt } from '/web/js/almanac/moon.js';
import { equal, near, test } from './harness.js';

const lit = (phase, south) => moonGlyph(phase, { south }).querySelector('.moon-lit');

test('the phase goes with the tithi', () => {
  equal(phaseAt({ number: 1 }, 0, 0, 10), 0);
  near(phaseAt({ number: 8 }, 5, 0, 10), 0.25, 1e-9);
  equal(phaseAt({ number: 15 }, 10, 0, 10), 0.5);
  equal(phaseAt({ number: 30 }, 99, 0, 10), 0);
});

test('a waxing Moon is lit on the right, in the south on the left', () => {
  equal([lit(0.2).getAttribute('transform'), lit(0.8).getAttribute('transform')], [null, 'scale(-1 1)']);
  equal([lit(0.2, true).getAttribute('transform'), lit(0.8, true).getAttribute('transform')], ['scale(-1 1)', null]);
});

test('the terminator is taken from the half disc before the quarter and added to it after', () => {
  const sweep = (phase) => /A[\d.e-]+ 10 0 0 ([01]) 0-10Z$/.exec(lit(phase).getAttribute('d'))[1];
  equal([sweep(0.1), sweep(0.4), sweep(0.6), sweep(0.9)], ['0', '1', '1', '0']);
});
