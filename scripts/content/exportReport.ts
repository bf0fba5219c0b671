import { checkContent } from './checkContent.ts';
import type { StoredContent } from './readContent.ts';

const byPlace = ([a]: [string, number], [b]: [string, number]): number => (a < b ? -1 : 1);
const count = (number: number, one: string): string => `${number} ${one}${number === 1 ? '' : 's'}`;

/** What was written, what stayed in the store, and what an import of the file would refuse: a line each. */
export function exportReport(file: string, { content, leftOut }: StoredContent): string {
  const items = Object.values(content).reduce((sum, list) => sum + list.length, 0);
  const checked = checkContent(content);
  const problems = 'problems' in checked ? checked.problems : [];
  return [
    `${items} items of ${Object.keys(content).length} collections written to ${file}.`,
    ...(leftOut.size > 0 ? ['Left out, as the site does not know these fields:'] : []),
    ...[...leftOut].toSorted(byPlace).map(([place, times]) => `${place} (${count(times, 'time')})`),
    ...(problems.length > 0 ? [`An import of it would be refused for ${count(problems.length, 'mistake')}:`] : []),
    ...problems,
  ].join('\n');
}
