import * as v from 'valibot';
import { numberProblems } from '../../../contract/contentBounds.ts';
import type { PublishedCollection } from './collections.ts';

/** A stored item by its schema; undefined when it does not fit, or a number is out of its bounds: it is not on offer. */
export function readWithin<TItem extends v.GenericSchema>(
  collection: PublishedCollection,
  item: TItem,
  stored: unknown,
): v.InferOutput<TItem> | undefined {
  const read = v.safeParse(item, stored);
  return read.success && numberProblems(collection, stored).length === 0 ? read.output : undefined;
}
