import { describe, expect, it } from '@jest/globals';
import { initialsOf } from './initialsOf';

const INITIALS = { 'Amina Wanjiru Otieno': 'AO', simba5678: 'S', '  Óscar  ': 'Ó', '🦁 Leo': '🦁L', '': '' };

describe('the initials of a player', () => {
  it.each(Object.entries(INITIALS))('of the name %j are %j', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
});
