import { expect, it } from '@jest/globals';
import { HOUSE_KINDS, houseKindOf } from './playTerms.ts';

it('a game is for money when its rules are the house’s', () => {
  expect(HOUSE_KINDS.map((kind) => houseKindOf(`/originals/${kind}.html?title=x`))).toEqual([...HOUSE_KINDS]);
  expect(houseKindOf('https://games.example/originals/dice.html')).toBeUndefined();
  expect(houseKindOf('/originals/other.html')).toBeUndefined();
});
