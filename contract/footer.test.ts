import { describe, expect, it } from '@jest/globals';
import * as v from 'valibot';
import { readFooterData, SiteSettingsSchema } from './footer.ts';
import { DEFAULT_SETTINGS } from './settings.ts';

describe('footer data', () => {
  it('never takes a script for a link', () => {
    const script = 'javascript:alert(1)';
    const disguised = '/\\elsewhere.example';
    const footer = readFooterData({
      telegramUrl: script,
      regulatorUrl: disguised,
      twitterUrl: 'https://x.example/k',
      legalLinks: [
        { name: 'A', url: script },
        { name: 'B', url: disguised },
      ],
    });
    expect(footer).toMatchObject({ telegramUrl: undefined, regulatorUrl: undefined, legalLinks: [] });
    expect(footer.twitterUrl).toBe('https://x.example/k');
  });

  it('drops links that have no name or address', () => {
    const { helpLinks } = readFooterData({ helpLinks: [{ name: 'Help' }, { name: 'A', url: '/a' }] });
    expect(helpLinks).toEqual([{ name: 'A', url: '/a' }]);
  });

  it('names the regulator and the age that a licence asks for', () => {
    const licence = { regulatorName: 'The board', regulatorUrl: 'https://board.example', minimumAge: 21 };
    expect(readFooterData(licence)).toMatchObject(licence);
    expect(readFooterData({ minimumAge: 'adult' }).minimumAge).toBeUndefined();
  });

  it.each([3, null, undefined, 'text', ['a']])('is empty where settings hold %j', (footerData) => {
    expect(readFooterData(footerData).companyName).toBeUndefined();
    expect(readFooterData(footerData).gamesLinks).toEqual([]);
  });

  it('is left out of settings when it does not fit', () => {
    expect(v.parse(SiteSettingsSchema, { footerData: 3 })).toEqual(DEFAULT_SETTINGS);
  });
});
