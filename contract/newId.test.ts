import { describe, expect, it, jest } from '@jest/globals';
import { newId } from './newId.ts';

describe('a new id', () => {
  it('has two hexadecimal digits for each byte, and is never the same', () => {
    expect(newId()).toMatch(/^[\da-f]{32}$/);
    expect(newId(8)).toMatch(/^[\da-f]{16}$/);
    expect(newId()).not.toBe(newId());
  });

  it('is made on plain http too, where randomUUID is missing', () => {
    jest.spyOn(crypto, 'randomUUID').mockImplementation(() => {
      throw new TypeError('crypto.randomUUID is not a function');
    });
    expect(newId()).toMatch(/^[\da-f]{32}$/);
  });
});
