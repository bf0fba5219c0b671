import type { Content } from './checkContent.ts';

/** `id` first, then by the alphabet: what did not change looks the same in every export, whatever the store. */
const byName = ([a]: [string, unknown], [b]: [string, unknown]): number =>
  Number(b === 'id') - Number(a === 'id') || (a < b ? -1 : 1);

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).toSorted(byName);
  return Object.fromEntries(fields.map(([name, field]) => [name, inOrder(field)]));
}

/** The same text for the same item, however its fields stand. */
export const itemText = (item: object): string => JSON.stringify(inOrder(item));

/** What an export writes: items by id, collections as they are given. */
export function contentText(content: Content): string {
  const collections = Object.entries(content).map(([name, items]) => [
    name,
    items.toSorted((a, b) => (a.id < b.id ? -1 : 1)).map(inOrder),
  ]);
  return `${JSON.stringify(Object.fromEntries(collections), null, 2)}\n`;
}
