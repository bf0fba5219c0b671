import type { TextPage } from '../../../../contract/content.ts';
import type { Translatable } from '../../../../contract/contentItem.ts';

type Section = TextPage['sections'][number];

export interface PageWords {
  title: string;
  summary: string;
  sections: Section[];
}

const UPDATED_AT = '2026-11-22T06:00:00.000Z';

export const textPage = (id: string, words: PageWords, sw: PageWords): Translatable<TextPage> => ({
  id,
  isActive: true,
  updatedAt: UPDATED_AT,
  ...words,
  translations: { sw },
});

/** A heading with its paragraphs and, optionally, a list below them. */
export const section = (heading: string, paragraphs: string[], points: string[] = []): Section => ({
  heading,
  paragraphs,
  points,
});
