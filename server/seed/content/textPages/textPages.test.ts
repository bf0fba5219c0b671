import { describe, expect, it } from '@jest/globals';
import { TEXT_PAGES } from './index.ts';

describe.each(TEXT_PAGES.map((page) => [page.id, page] as const))('the text page %s', (_id, page) => {
  const swahili = page.translations?.sw;

  it('has a summary and seven to thirteen sections', () => {
    expect(page.summary).toMatch(/\.$/);
    expect(page.sections.length).toBeGreaterThanOrEqual(7);
    expect(page.sections.length).toBeLessThanOrEqual(13);
  });

  it('says as much in Kiswahili, section by section', () => {
    const shapeOf = (sections: typeof page.sections = []) =>
      sections.map(({ paragraphs, points }) => [paragraphs.length, points.length]);
    expect(shapeOf(swahili?.sections)).toEqual(shapeOf(page.sections));
    expect(swahili?.summary).toMatch(/\.$/);
  });

  it('has no empty section and no heading twice', () => {
    const empty = page.sections.filter(({ paragraphs, points }) => paragraphs.length + points.length === 0);
    expect(empty).toEqual([]);
    expect(new Set(page.sections.map(({ heading }) => heading)).size).toBe(page.sections.length);
  });
});

describe('the text pages', () => {
  const text = (id: string) => JSON.stringify(TEXT_PAGES.find((page) => page.id === id));

  it.each([
    ['terms-conditions', '18 or older'],
    ['terms-conditions', 'from $10'],
    ['terms-conditions', 'KES 100'],
    ['terms-conditions', 'Licence: set by the operator'],
    ['bonus-terms', 'Bonus money cannot be withdrawn'],
    ['privacy-policy', 'Data Protection Act'],
    ['responsible-gaming', 'Self-exclusion'],
    ['responsible-gaming', 'works only after 24 hours'],
    ['support', 'Complaints'],
    ['support', 'complaints officer'],
    ['support', 'Betting Control and Licensing Board'],
    ['privacy-policy', 'data controller'],
    ['fairness', '97%'],
  ])('%s says “%s”', (id, words) => {
    expect(text(id)).toContain(words);
  });
});
