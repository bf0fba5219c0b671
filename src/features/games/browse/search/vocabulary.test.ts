import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { startsWithSlip } from './vocabulary';

describe('the check for one typing mistake', () => {
  it.each(
    Object.entries({
      'a wrong letter': 'sofari',
      'a wrong first letter': 'zafari',
      'a wrong last letter': 'safaro',
      'a letter left out': 'saari',
      'the first letter left out': 'afari',
      'a letter too many': 'saffari',
      'a letter too many at the end': 'safariy',
      'two neighbours swapped': 'saafri',
      'no slip at all': 'safari',
      'a slip in a word still being typed': 'sfar',
    }),
  )('accepts %s', (_, typed) => {
    expect(startsWithSlip('safari', typed)).toBe(true);
  });

  it.each(['sofaro', 'sfri', 'arifas', 'safarixy'])('does not accept two mistakes: %s', (typed) => {
    expect(startsWithSlip('safari', typed)).toBe(false);
  });

  it('accepts a missing or swapped letter from three letters on, and no mistake in shorter words', () => {
    expect(startsWithSlip('gold', 'god')).toBe(true);
    expect(startsWithSlip('jua', 'jau')).toBe(true);
    expect(startsWithSlip('jua', 'jub')).toBe(false);
    expect(startsWithSlip('jua', 'ua')).toBe(false);
  });

  it('accepts any one wrong letter in a word of four letters or more', () => {
    const word = fc.stringMatching(/^[a-z]{4,12}$/);
    const letter = fc.stringMatching(/^[a-z]$/);
    fc.assert(
      fc.property(word, letter, fc.nat(11), (own, wrong, place) => {
        const at = place % own.length;
        return startsWithSlip(own, own.slice(0, at) + wrong + own.slice(at + 1));
      }),
    );
  });
});
