/** Reads a text page of `content/text-pages`, in plain Markdown: headings, paragraphs and lists of points. */
import type { TextPage } from '../../../contract/content.ts';

type Section = TextPage['sections'][number];

export interface TextPageFile {
  /** Stands before the text, between lines of `---`; a translation has none of its own. */
  updatedAt?: string;
  title: string;
  summary: string;
  sections: Section[];
}

/** This would look like Markdown to an author, but players would see it as it stands. */
const OTHER_MARKDOWN = /^(?:#{3}|[*+>|]|\d+[.)]\s|```|---)|\*\*|`|\]\(|<\/?[a-z]/i;

/**
 * `# title`, a summary, then for each section `## heading`, its paragraphs and, at its end, a list of points.
 * @throws Error that quotes what does not fit
 */
export function readTextPage(markdown: string): TextPageFile {
  const [, updatedAt, text = markdown] = /^---\nupdatedAt: (\S+)\n---\n(.*)$/s.exec(markdown) ?? [];
  const [title = '', summary = '', ...blocks] = text.trim().split(/\n{2,}/);
  if (!title.startsWith('# ')) throw misplaced(title, 'a title that begins with "# "');
  if (isHeading(summary) || isList(summary)) throw misplaced(summary, 'the summary below the title');
  const sections: Section[] = [];
  for (const block of blocks) addBlock(sections, block);
  return { ...(updatedAt && { updatedAt }), title: lineOf(title.slice(2)), summary: lineOf(summary), sections };
}

function addBlock(sections: Section[], block: string): void {
  const section = sections.at(-1);
  if (isHeading(block)) sections.push({ heading: lineOf(block.slice(3)), paragraphs: [], points: [] });
  else if (!section) throw misplaced(block, 'a heading that begins with "## "');
  else if (section.points.length > 0) throw misplaced(block, 'a heading, as a list ends its section');
  else if (isList(block)) section.points.push(...block.slice(2).split(/\n- /).map(lineOf));
  else section.paragraphs.push(lineOf(block));
}

const isHeading = (block: string): boolean => block.startsWith('## ');
const isList = (block: string): boolean => block.startsWith('- ');

/** An author may break a line anywhere. */
function lineOf(text: string): string {
  if (OTHER_MARKDOWN.test(text)) throw misplaced(text, 'plain text');
  return text.trim().replaceAll(/\s*\n\s*/g, ' ');
}

const misplaced = (text: string, expected: string): Error =>
  new Error(`"${text.slice(0, 40)}" stands where ${expected} is expected`);
