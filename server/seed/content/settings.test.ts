import { describe, expect, it } from '@jest/globals';
import * as v from 'valibot';
import { SiteSettingsSchema } from '../../../contract/footer.ts';
import { SEED_SETTINGS } from './settings.ts';
import { TEXT_PAGES } from './textPages/index.ts';

const footer = SEED_SETTINGS.footerData;
const textLinks = [...(footer?.legalLinks ?? []), ...(footer?.helpLinks ?? [])];

describe('seeded settings', () => {
  it('pass the contract with nothing replaced by a default', () => {
    const withoutEmpty = { ...footer, telegramUrl: undefined, twitterUrl: undefined };
    expect(v.parse(SiteSettingsSchema, SEED_SETTINGS)).toEqual({ ...SEED_SETTINGS, footerData: withoutEmpty });
  });

  it('link the ten footer routes, and leave Telegram and Twitter empty', () => {
    expect(footer?.gamesLinks.map(({ url }) => url)).toEqual(['/games/original', '/games/slots']);
    expect(textLinks).toHaveLength(8);
    expect([footer?.telegramUrl, footer?.twitterUrl]).toEqual(['', '']);
  });

  it('have a text page behind each legal and help link, under the same title', () => {
    expect(textLinks).toEqual(TEXT_PAGES.map(({ id, title }) => ({ name: title, url: `/${id}` })));
  });
});
