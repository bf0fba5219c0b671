import { describe, expect, it } from '@jest/globals';
import * as v from 'valibot';
import { SiteSettingsSchema } from '../../../contract/footer.ts';
import { SEED_SETTINGS } from './settings.ts';
import { untranslated } from './testing/untranslated.ts';
import { TEXT_PAGES } from './textPages/index.ts';

const footer = SEED_SETTINGS.footerData;
const textLinks = [...(footer?.legalLinks ?? []), ...(footer?.helpLinks ?? [])];

describe('seeded settings', () => {
  it('pass the contract with nothing replaced by a default', () => {
    const { translations: _, ...settings } = SEED_SETTINGS;
    const withoutEmpty = { ...footer, telegramUrl: undefined, twitterUrl: undefined };
    expect(v.parse(SiteSettingsSchema, SEED_SETTINGS)).toEqual({ ...settings, footerData: withoutEmpty });
  });

  it('are said in Kiswahili throughout, under the titles of the text pages', () => {
    const words = SEED_SETTINGS.translations?.sw?.footerData;
    const links = [...(words?.legalLinks ?? []), ...(words?.helpLinks ?? [])];
    expect(untranslated({ id: 'site', ...SEED_SETTINGS })).toEqual([]);
    expect(links).toEqual(TEXT_PAGES.map(({ id, translations }) => ({ name: translations?.sw?.title, url: `/${id}` })));
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
