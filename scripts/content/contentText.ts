import type { Content } from '../../server/seed/check/checkContent.ts';

/** `id` first, then by alphabet: unchanged items look the same in every export. */
const byName = ([a]: [string, unknown], [b]: [string, unknown]): number =>
  Number(b === 'id') - Number(a === 'id') || (a < b ? -1 : 1);

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).toSorted(byName);
  return Object.fromEntries(fields.map(([name, field]) => [name, inOrder(field)]));
}

/** The same text for the same item, in any order of its fields. */
export const itemText = (item: object): string => JSON.stringify(inOrder(item));

/** The text of an export: items by id, collections in the given order. */
export function contentText(content: Content): string {
  const collections = Object.entries(content).map(([name, items]) => [
    name,
    items.toSorted((a, b) => (a.id < b.id ? -1 : 1)).map(inOrder),
  ]);
  return `${JSON.stringify(Object.fromEntries(collections), null, 2)}\n`;
}
