import { describe, expect, it } from '@jest/globals';
import { fillLimits, unknownTokens } from '../../../contract/facts.ts';
import { seedContent } from './seedContent.ts';
import { exampleSettings } from './seedSettings.ts';

const { 'text-pages': TEXT_PAGES, 'footer-content': FOOTER } = seedContent(Date.UTC(2026, 10, 21));

const textOf = ({ paragraphs, points }: { paragraphs: string[]; points: string[] }) =>
  [...paragraphs, ...points].join(' ');

it('text pages write amounts as the site does: Ksh 100 and US$10', () => {
  const texts = fillLimits(JSON.stringify([FOOTER, TEXT_PAGES]));
  expect(texts).toMatch(/Ksh \d.*US\$\d/);
  expect(texts).not.toMatch(/(?:KES|KSh|USD) ?\d|(?<!US)\$\d/);
});

it('no seeded text names the board that the Gambling Regulatory Authority has replaced', () => {
  const texts = JSON.stringify([TEXT_PAGES, FOOTER, exampleSettings()]);
  expect(texts).not.toMatch(/BCLB|Betting Control|Licensing Board/i);
});

describe.each(TEXT_PAGES.map((page) => [page.id, page] as const))('the text page %s', (_id, page) => {
  const swahili = page.translations?.sw;

  it('has a summary and seven to fourteen sections', () => {
    expect(page.summary).toMatch(/\.$/);
    expect(page.sections.length).toBeGreaterThanOrEqual(7);
    expect(page.sections.length).toBeLessThanOrEqual(14);
  });

  it('has the same sections and points in Kiswahili', () => {
    const shapeOf = (sections: typeof page.sections = []) =>
      sections.map(({ paragraphs, points }) => [paragraphs.length, points.length]);
    expect(shapeOf(swahili?.sections)).toEqual(shapeOf(page.sections));
    expect(swahili?.summary).toMatch(/\.$/);
  });

  it('has no empty section and no repeated heading', () => {
    const empty = page.sections.filter(({ paragraphs, points }) => paragraphs.length + points.length === 0);
    expect(empty).toEqual([]);
    expect(new Set(page.sections.map(({ heading }) => heading)).size).toBe(page.sections.length);
  });
});

describe('the text pages', () => {
  it('name the same facts of the operator in both languages, and no unknown names', () => {
    const callsOf = (words: unknown) => (JSON.stringify(words).match(/\{\w+\}/g) ?? []).toSorted();
    const calls = TEXT_PAGES.map(({ translations, ...page }) => [callsOf(page), callsOf(translations?.sw)]);
    expect(calls.flat(2).length).toBeGreaterThan(10);
    expect(calls.map(([english]) => english)).toEqual(calls.map(([, swahili]) => swahili));
    expect(TEXT_PAGES.flatMap(({ sections }) => unknownTokens(sections.map(textOf).join(' ')))).toEqual([]);
  });

  it('leave no placeholder in the shown text', () => {
    expect(JSON.stringify(TEXT_PAGES)).not.toMatch(
      /set by the operator|(?:atawekwa|itawekwa|vitawekwa) na mwendeshaji/,
    );
  });

  const text = (id: string) => fillLimits(JSON.stringify(TEXT_PAGES.find((page) => page.id === id)));

  it.each(
    Object.entries({
      'terms-conditions': [
        '18 or older',
        'from Ksh 100 (from US$10 in a dollar account)',
        'Gambling Control Act 2025',
        'M-Pesa: from Ksh 100 to Ksh 100,000 a payment.',
        'in a dollar account from US$1 to US$10,000.',
        'M-Pesa: kuanzia Ksh 100 hadi Ksh 100,000 kwa kila malipo.',
        'kwa akaunti ya dola, kuanzia US$1 hadi US$10,000.',
        'si pesa za bonasi, kuanzia Ksh 100 (US$10 kwa akaunti ya dola) hadi salio',
        'Licence: {licenseNumber}',
      ],
      'bonus-terms': ['Bonus money cannot be withdrawn'],
      'privacy-policy': ['Data Protection Act', 'data controller'],
      'responsible-gaming': [
        '1192',
        'Mathari',
        'Befrienders Kenya, 0722 178 177',
        'Self-exclusion',
        'works only after 24 hours',
      ],
      support: [
        'The minimum is Ksh 100, or US$10 in a dollar account, and you need',
        'Kiwango cha chini ni Ksh 100, au US$10 kwa akaunti ya dola, na unahitaji',
        'Complaints',
        'complaints officer',
        'Gambling Regulatory Authority (GRA)',
      ],
      fairness: ['97%'],
    }),
  )('of %s contain %j', (id, phrases) => {
    expect(phrases.filter((words) => !text(id).includes(words))).toEqual([]);
  });
});
