/** Reports of export and import, one line each. */
import { checkContent } from '../../server/seed/check/checkContent.ts';
import type { StoredContent } from './readContent.ts';
import type { Written } from './writeContent.ts';

const count = (number: number, one: string): string => `${number} ${one}${number === 1 ? '' : 's'}`;

/** Tells what was written, what stayed in the store, and what an import of the file would refuse. */
export function exportReport(file: string, { content, leftOut }: StoredContent): string {
  const items = Object.values(content).reduce((sum, list) => sum + list.length, 0);
  const checked = checkContent(content);
  const problems = 'problems' in checked ? checked.problems : [];
  return [
    `${items} items of ${Object.keys(content).length} collections written to ${file}.`,
    ...placesUnder('Left out, as the site does not know these fields:', leftOut),
    ...(problems.length > 0 ? [`An import of it would be refused for ${count(problems.length, 'mistake')}:`] : []),
    ...problems,
  ].join('\n');
}

/** Tells what was written, and which fields of other systems were lost with list entries. */
export function importReport({ written, unchanged, deleted, dropped }: Written, isReplacing: boolean): string {
  return [
    `${written} items written, ${unchanged} were the same already${isReplacing ? `, ${deleted} deleted` : ''}.`,
    ...placesUnder(
      'Gone with entries of lists that are no more as they were, fields that the site does not know:',
      dropped,
    ),
  ].join('\n');
}

/** Each place once, with its count; empty for none. */
function placesUnder(heading: string, places: readonly string[]): string[] {
  const names = [...new Set(places)].toSorted();
  const timesOf = (name: string) => places.filter((place) => place === name).length;
  return names.length > 0 ? [heading, ...names.map((name) => `${name} (${count(timesOf(name), 'time')})`)] : [];
}
