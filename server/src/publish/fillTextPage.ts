import type { TextPage } from '../../../contract/content.ts';
import { fillFacts, type OperatorFacts } from '../../../contract/operatorFacts.ts';

type Section = TextPage['sections'][number];

const filled = (texts: readonly string[], facts: OperatorFacts): string[] =>
  texts.flatMap((text) => fillFacts(text, facts) ?? []);

/** Paragraphs introduce the list below them: a section whose whole list is left out goes with it. */
function fillSection({ heading, paragraphs, points }: Section, facts: OperatorFacts): Section[] {
  const section = { heading, paragraphs: filled(paragraphs, facts), points: filled(points, facts) };
  const isEmpty = section.paragraphs.length + section.points.length === 0;
  const hasLostItsList = points.length > 0 && section.points.length === 0;
  return isEmpty || hasLostItsList ? [] : [section];
}

/**
 * A text page with the facts of the operator in place of their names. A paragraph or point that calls a fact which
 * settings do not hold is left out, so that nobody reads a placeholder.
 */
export const fillTextPage = (page: TextPage, facts: OperatorFacts): TextPage => ({
  ...page,
  summary: page.summary && fillFacts(page.summary, facts),
  sections: page.sections.flatMap((section) => fillSection(section, facts)),
});
