import { describe, expect, it } from '@jest/globals';
import * as v from 'valibot';
import { FACT_NAMES } from '../../../contract/facts.ts';
import type { FooterLink } from '../../../contract/footer.ts';
import { SiteSettingsSchema } from '../../../contract/settings.ts';
import { readJson } from '../readFiles.ts';
import { seedContent } from './seedContent.ts';
import { exampleSettings, seedSettings } from './seedSettings.ts';
import { untranslated } from './untranslated.testTools.ts';

const SEED_SETTINGS = seedSettings();
const EXAMPLE_SETTINGS = exampleSettings();
const { 'text-pages': TEXT_PAGES } = seedContent(Date.UTC(2026, 10, 21));

const footer = SEED_SETTINGS.footerData;
const inBoth = [
  ['a fresh site', SEED_SETTINGS],
  ['the local run', EXAMPLE_SETTINGS],
] as const;
/** Links in the order of their addresses, as the text pages are. */
const linksOf = ({ legalLinks = [], helpLinks = [] }: Partial<Record<'legalLinks' | 'helpLinks', FooterLink[]>> = {}) =>
  [...legalLinks, ...helpLinks].toSorted((a, b) => (a.url < b.url ? -1 : 1));
const textLinks = linksOf(footer);

describe('the seeded settings', () => {
  it.each(inBoth)('of %s pass the contract with no field replaced by a default', (_of, seeded) => {
    const { id: _id, translations: _, ...settings } = seeded;
    const empty = ['telegramUrl', 'twitterUrl', 'whatsappNumber', 'supportPhone', 'chatUrl'];
    const withoutEmpty = { ...settings.footerData, ...Object.fromEntries(empty.map((name) => [name, undefined])) };
    expect(v.parse(SiteSettingsSchema, seeded)).toEqual({ ...settings, footerData: withoutEmpty });
  });

  it.each(inBoth)(
    'of %s are translated completely into Kiswahili, with the titles of the text pages',
    (_of, seeded) => {
      expect(untranslated(seeded)).toEqual([]);
      expect(linksOf(seeded.translations?.sw?.footerData)).toEqual(
        TEXT_PAGES.map(({ id, translations }) => ({ name: translations?.sw?.title, url: `/${id}` })),
      );
    },
  );

  it('name every fact of the operator in the local run, each except the regulator as an example, and no fact elsewhere', () => {
    const { footerData } = readJson('example-operator.json') as { footerData: Record<string, string> };
    const { regulatorName, ...examples } = footerData;
    expect(Object.keys({ ...examples, regulatorName }).toSorted()).toEqual(FACT_NAMES.toSorted());
    expect(Object.values(examples).filter((fact) => !/example/i.test(fact))).toEqual([]);
    expect(FACT_NAMES.filter((name) => footer?.[name])).toEqual([]);
  });

  it('link the ten footer pages, and leave Telegram and Twitter empty', () => {
    expect(footer?.gamesLinks.map(({ url }) => url)).toEqual(['/games/original', '/games/slots']);
    expect(textLinks).toHaveLength(8);
    expect([footer?.telegramUrl, footer?.twitterUrl]).toEqual(['', '']);
  });

  it('have a text page for each legal and help link, with the same title', () => {
    expect(textLinks).toEqual(TEXT_PAGES.map(({ id, title }) => ({ name: title, url: `/${id}` })));
  });
});
