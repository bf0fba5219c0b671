import { describe, expect, it } from '@jest/globals';
import * as v from 'valibot';
import { readFooterData } from './footer.ts';
import { DEFAULT_SETTINGS, SiteSettingsSchema } from './settings.ts';

describe('footer data', () => {
  it('drops links that run a script', () => {
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

  it('drops links without a name or an address', () => {
    const { helpLinks } = readFooterData({ helpLinks: [{ name: 'Help' }, { name: 'A', url: '/a' }] });
    expect(helpLinks).toEqual([{ name: 'A', url: '/a' }]);
  });

  it('names the regulator and the minimum age that the licence requires', () => {
    const licence = { regulatorName: 'The board', regulatorUrl: 'https://board.example', minimumAge: 21 };
    expect(readFooterData(licence)).toMatchObject(licence);
    expect(readFooterData({ minimumAge: 'adult' }).minimumAge).toBeUndefined();
  });

  it.each([3, null, undefined, 'text', ['a']])('is empty when the settings hold %j', (footerData) => {
    expect(readFooterData(footerData).companyName).toBeUndefined();
    expect(readFooterData(footerData).gamesLinks).toEqual([]);
  });

  it('is removed from the settings when it does not fit the schema', () => {
    expect(v.parse(SiteSettingsSchema, { footerData: 3 })).toEqual(DEFAULT_SETTINGS);
  });
});
