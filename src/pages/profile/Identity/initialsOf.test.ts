import { describe, expect, it } from '@jest/globals';
import { initialsOf } from './initialsOf';

describe('initials', () => {
  it.each([
    ['Amina Wanjiru Otieno', 'AO'],
    ['simba5678', 'S'],
    ['  Óscar  ', 'Ó'],
    ['🦁 Leo', '🦁L'],
    ['', ''],
  ])('of %j are %j', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
});
