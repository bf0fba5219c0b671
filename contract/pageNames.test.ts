import { describe, expect, it } from '@jest/globals';
import { isPageAddress, PAGE_NAMES } from './pageNames.ts';

describe('an address', () => {
  it.each(['/', ...PAGE_NAMES.map((name) => `/${name}`)])('is the address of a page: %s', (address) => {
    expect(isPageAddress(address)).toBe(true);
  });

  it.each(['/all-games/', '//vip', '/provider/simba-play', "/provider/ng'ombe-games", '/provider/2.0-studio'])(
    'is also accepted as the address of a page: %s',
    (address) => {
      expect(isPageAddress(address)).toBe(true);
    },
  );

  it.each(['/no-such-page', '/constructor', '/provider', '/provider/', '/provider/a/b', '/games', '/vip/gold', '/-'])(
    'is not the address of a page: %s',
    (address) => {
      expect(isPageAddress(address)).toBe(false);
    },
  );
});
