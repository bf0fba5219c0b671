import { describe, expect, it } from '@jest/globals';
import { TEXT_PAGES } from './index.ts';

describe.each(TEXT_PAGES.map((page) => [page.id, page] as const))('the text page %s', (_id, page) => {
  it('has a summary and five to nine sections', () => {
    expect(page.summary).toMatch(/\.$/);
    expect(page.sections.length).toBeGreaterThanOrEqual(5);
    expect(page.sections.length).toBeLessThanOrEqual(9);
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
    ['support', 'Complaints'],
    ['fairness', '97%'],
  ])('%s says “%s”', (id, words) => {
    expect(text(id)).toContain(words);
  });
});
