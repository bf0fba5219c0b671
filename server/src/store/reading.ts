import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { numberProblems } from '../../../contract/contentBounds.ts';
import type { PublishedCollection } from './collections.ts';
import type { Scalar } from './query.ts';

/** An id that reveals none of its parts. */
export const hashedId = (...parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url');

const LONGEST = 200;

/** True for a text that can be an id: Firestore refuses slashes, `.`, `..` and `__name__`. */
export const isStorableId = (id: string): boolean =>
  id.length > 0 && id.length <= LONGEST && !/[/\0]|^\.{1,2}$|^__.*__$/.test(id);

export async function readEach<TRecord>(
  ids: readonly string[],
  read: (id: string) => Promise<TRecord | undefined>,
): Promise<Map<string, TRecord | undefined>> {
  const found = new Map<string, TRecord | undefined>();
  for (const id of new Set(ids)) found.set(id, await read(id));
  return found;
}

/** Keeps what it has read until it is told to forget it. A reading that failed is not kept. */
export function keptReading<T>(read: () => Promise<T>) {
  let kept: Promise<T> | undefined;
  const forget = (): void => void (kept = undefined);
  const readAgain = () =>
    read().catch((err: unknown) => {
      forget();
      throw err;
    });
  return { forget, read: () => (kept ??= readAgain()) };
}

type Place = { value: Scalar; id: string };

export const AT_A_READ = 500;

/** Reads page by page until the end, so that others get their turn between two pages. */
export async function readPages<TRecord>(
  read: (after: { after?: Place }) => Promise<TRecord[]>,
  placeOf: (record: TRecord) => Place,
): Promise<TRecord[]> {
  const found: TRecord[] = [];
  for (let after: { after?: Place } = {}; ;) {
    const records = await read(after);
    found.push(...records);
    const last = records.at(-1);
    if (!last || records.length < AT_A_READ) return found;
    after = { after: placeOf(last) };
    await new Promise((resolve) => setImmediate(resolve));
  }
}

/** A stored item by its schema; undefined when it does not fit, or a number is out of its bounds: it is not on offer. */
export function readWithin<TItem extends v.GenericSchema>(
  collection: PublishedCollection,
  item: TItem,
  stored: unknown,
): v.InferOutput<TItem> | undefined {
  const read = v.safeParse(item, stored);
  return read.success && numberProblems(collection, stored).length === 0 ? read.output : undefined;
}
