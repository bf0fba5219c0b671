import { describe, expect, it } from '@jest/globals';
import { createPlayingCards } from './playingCard';

describe('a playing card', () => {
  const nameOf = (language: 'en' | 'sw') => [0, 38, 43, 47, 51].map(createPlayingCards(language).nameOf);

  it('is named in Kiswahili as a person where it shows one', () => {
    expect(nameOf('sw')).toEqual([
      '2 ya maua',
      'Jeki wa kopa',
      'Malkia wa shupaza',
      'Mfalme wa shupaza',
      'Asi ya shupaza',
    ]);
  });

  it('is named in English', () => {
    expect(nameOf('en')).toEqual([
      '2 of clubs',
      'Jack of hearts',
      'Queen of spades',
      'King of spades',
      'Ace of spades',
    ]);
  });
});
