import { describe, expect, it } from '@jest/globals';
import { twoLetters } from './twoLetters';

const LETTERS = {
  'P One': 'PO',
  'Twiga-Tatu Studio': 'TW',
  "N'gombe": 'NG',
  ' 7 Seas': '7S',
  Óscar: 'ÓS',
  X: 'X',
  '': '',
};

describe('the two letters of a name', () => {
  it.each(Object.entries(LETTERS))('for %j are %j', (name, letters) => {
    expect(twoLetters(name)).toBe(letters);
  });
});
