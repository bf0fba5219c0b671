import type { TextPage } from '../../../../contract/content.ts';

type Section = TextPage['sections'][number];

const UPDATED_AT = '2026-11-01T06:00:00.000Z';

export const textPage = (id: string, title: string, summary: string, sections: Section[]): TextPage => ({
  id,
  isActive: true,
  title,
  summary,
  updatedAt: UPDATED_AT,
  sections,
});

/** A heading with its paragraphs, and a list below them where there is something to list. */
export const section = (heading: string, paragraphs: string[], points: string[] = []): Section => ({
  heading,
  paragraphs,
  points,
});
