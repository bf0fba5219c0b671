import { describe, expect, it } from '@jest/globals';
import { DEVELOPER_PAGE_NAMES, isPageAddress, PAGE_NAMES } from './pageNames.ts';

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

  it('is the address of a developer page only when developer pages are served', () => {
    expect(isPageAddress('/workbench')).toBe(false);
    expect(isPageAddress('/workbench', DEVELOPER_PAGE_NAMES)).toBe(true);
  });
});
