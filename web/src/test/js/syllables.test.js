import { breakable } from '/web/js/syllables.js';
import { equal, test } from './harness.js';

const shown = (word) => breakable(word).replaceAll('\u00ad', '-');

test('names in Latin letters part between syllables, never a letter or two alone', () => {
  equal(['Ashtami', 'Navami', 'Vyatipata', 'Dhanam', 'Amirdha', 'Bhadrapada', 'Shodasavarga', 'Uthi'].map(shown), ['Ash-tami', 'Navami', 'Vya-ti-pata', 'Dha-nam', 'Amir-dha', 'Bhad-ra-pada', 'Sho-da-sa-varga', 'Uthi']);
});

test('each word of a name by itself; what is no word stays', () => {
  equal(['Uttara Bhadrapada', 'Vishti (Bhadra)', '28', 'a·b'].map(shown), ['Uttara Bhad-ra-pada', 'Vishti (Bhadra)', '28', 'a·b']);
});

test('scripts of India part between characters, and conjuncts stay whole', () => {
  equal(shown('उत्तराभाद्रपद'), 'उत्त-रा-भा-द्र-पद');
  equal(shown('உத்திரட்டாதி'), 'உத்-தி-ரட்-டாதி');
  equal(shown('ವ್ಯತೀಪಾತ'), 'ವ್ಯ-ತೀ-ಪಾತ');
  equal(shown('ബ്രാഹ്മമുഹൂർത്തം'), 'ബ്രാ-ഹ്മ-മു-ഹൂർ-ത്തം');
  equal(['गर', 'புதன்'].map(shown), ['गर', 'புதன்']);
});

test('nothing is lost', () => {
  for (const word of ['Krishna Chaturdashi', 'உத்திராடம்', 'వ్యతీపాత', 'উত্তরভাদ্রপদ', 'ഷഡ്‌വർഗം']) {
    equal(breakable(word).replaceAll('\u00ad', ''), word);
  }
});
