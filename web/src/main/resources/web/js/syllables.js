// Where a long name may end a line in a narrow column: between syllables, with a hyphen. Browsers have no rules for these words.

const SOFT_HYPHEN = '\u00ad';
/** So many letters stay together before and after a hyphen; in scripts of India two, of which an anusvara may be one. */
const MIN_LATIN = 3;
const MIN_INDIC = 2;
const LETTER = /[\p{L}\u0902\u0982\u0a82\u0c02\u0c82\u0d02]/gu;

const VOWELS = 'aeiou';
/** Sounds that two letters write. */
const PAIRS = /^(?:[bcdgjkpt]h|sh)/;

/** A sign that takes the vowel away joins a consonant with the next one; in Tamil, and as a chillu of Malayalam, with the one before. */
const JOINS = /[\u094d\u09cd\u0acd\u0c4d\u0ccd\u0d4d]\u200d?$/;
const ENDS = /[\u0bcd\u0d7a-\u0d7f]$/;

/** The same text, each of its words with soft hyphens between its syllables. */
export function breakable(text) {
  return text.replace(/\p{L}[\p{L}\p{M}\u200c\u200d]*/gu, (word) => {
    const isLatin = /^[A-Za-z]/.test(word);
    const isLong = (part) => (part.match(LETTER)?.length ?? 0) >= (isLatin ? MIN_LATIN : MIN_INDIC);
    let shown = '';
    let done = 0;
    for (const syllable of isLatin ? latin(word) : characters(word)) {
      const isApart = isLong(word.slice(0, done)) && isLong(word.slice(done));
      shown += (isApart ? SOFT_HYPHEN : '') + syllable;
      done += syllable.length;
    }
    return shown;
  });
}

/** Of a Sanskrit or Tamil word in Latin letters: one consonant goes with the vowel after it, those before it with the one before. */
function latin(word) {
  const sounds = [];
  for (let at = 0; at < word.length; at += sounds.at(-1).length) {
    sounds.push(PAIRS.exec(word.slice(at))?.[0] ?? word[at]);
  }
  const isVowel = (sound) => sound !== undefined && VOWELS.includes(sound.toLowerCase());
  const found = [''];
  for (const [i, sound] of sounds.entries()) {
    if (!isVowel(sound) && isVowel(sounds[i + 1]) && sounds.slice(0, i).some(isVowel)) {
      found.push('');
    }
    found[found.length - 1] += sound;
  }
  return found;
}

/** A consonant with its vowel; conjuncts stay whole. */
function characters(word) {
  const found = [];
  for (const { segment } of new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(word)) {
    if (found.length > 0 && (JOINS.test(found.at(-1)) || ENDS.test(segment))) {
      found[found.length - 1] += segment;
    } else {
      found.push(segment);
    }
  }
  return found;
}
