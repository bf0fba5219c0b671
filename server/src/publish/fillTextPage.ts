import type { TextPage } from '../../../contract/content.ts';
import { fillFacts, type OperatorFacts } from '../../../contract/facts.ts';

type Section = TextPage['sections'][number];

const filled = (texts: readonly string[], facts: OperatorFacts): string[] =>
  texts.flatMap((text) => fillFacts(text, facts) ?? []);

/** Paragraphs introduce the list below them, so a section without its whole list is left out. */
function fillSection({ heading, paragraphs, points }: Section, facts: OperatorFacts): Section[] {
  const section = { heading, paragraphs: filled(paragraphs, facts), points: filled(points, facts) };
  const isEmpty = section.paragraphs.length + section.points.length === 0;
  const hasLostItsList = points.length > 0 && section.points.length === 0;
  return isEmpty || hasLostItsList ? [] : [section];
}

/** Fills in facts of the operator. A paragraph or point with a missing fact is left out: no placeholder is shown. */
export const fillTextPage = (page: TextPage, facts: OperatorFacts): TextPage => ({
  ...page,
  summary: page.summary && fillFacts(page.summary, facts),
  sections: page.sections.flatMap((section) => fillSection(section, facts)),
});
