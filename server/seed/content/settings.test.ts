import { describe, expect, it } from '@jest/globals';
import * as v from 'valibot';
import { FACT_NAMES } from '../../../contract/facts.ts';
import { SiteSettingsSchema } from '../../../contract/settings.ts';
import { EXAMPLE_OPERATOR, EXAMPLE_SETTINGS } from './exampleOperator.ts';
import { SEED_SETTINGS } from './settings.ts';
import { untranslated } from './testing/untranslated.ts';
import { TEXT_PAGES } from './textPages/index.ts';

const footer = SEED_SETTINGS.footerData;
const inBoth = [
  ['a fresh site', SEED_SETTINGS],
  ['the local run', EXAMPLE_SETTINGS],
] as const;
const textLinks = [...(footer?.legalLinks ?? []), ...(footer?.helpLinks ?? [])];

describe('the seeded settings', () => {
  it.each(inBoth)('of %s pass the contract with no field replaced by a default', (_of, seeded) => {
    const { translations: _, ...settings } = seeded;
    const withoutEmpty = { ...settings.footerData, telegramUrl: undefined, twitterUrl: undefined };
    expect(v.parse(SiteSettingsSchema, seeded)).toEqual({ ...settings, footerData: withoutEmpty });
  });

  it.each(inBoth)(
    'of %s are translated completely into Kiswahili, with the titles of the text pages',
    (_of, seeded) => {
      const words = seeded.translations?.sw?.footerData;
      const links = [...(words?.legalLinks ?? []), ...(words?.helpLinks ?? [])];
      expect(untranslated({ id: 'site', ...seeded })).toEqual([]);
      expect(links).toEqual(
        TEXT_PAGES.map(({ id, translations }) => ({ name: translations?.sw?.title, url: `/${id}` })),
      );
    },
  );

  it('name every fact of the operator in the local run, each except the regulator as an example, and no fact elsewhere', () => {
    const { regulatorName, ...examples } = EXAMPLE_OPERATOR;
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
