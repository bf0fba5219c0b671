import type { Condition, Reader, StoredDocument } from './DocumentStore.ts';

/**
 * The different texts of `field` among the documents of a filter of equalities, by the alphabet: one read a value,
 * however many documents have it. Needs an index that ends with the field.
 */
export async function distinctValues(
  reader: Pick<Reader, 'find'>,
  collection: string,
  field: string,
  where: readonly Condition[],
): Promise<string[]> {
  const values: string[] = [];
  for (let next = await after(''); next !== undefined; next = await after(next)) values.push(next);
  return values;

  async function after(last: string): Promise<string | undefined> {
    const rest = { where: [...where, [field, '>', last] as const], orderBy: [field, 'asc'] as const, limit: 1 };
    return textOf((await reader.find(collection, rest))[0], field);
  }
}

const textOf = (document: StoredDocument | undefined, field: string): string | undefined => {
  const value = document?.[field];
  return typeof value === 'string' ? value : undefined;
};
