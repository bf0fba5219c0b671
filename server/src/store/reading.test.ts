import { describe, expect, it } from '@jest/globals';
import { isStorableId } from './reading.ts';

describe('the check of a document id', () => {
  it.each(['a', 'deposit-bonus-1', '5f0c-late', 'a.b'])('accepts %s', (id) => {
    expect(isStorableId(id)).toBe(true);
  });

  it.each(['', '.', '..', 'a/b', '__x__', 'a\0b', 'x'.repeat(201)])('refuses %j', (id) => {
    expect(isStorableId(id)).toBe(false);
  });
});
