import type { Page } from '../../../contract/console/staffRoute.ts';
import type { Collections } from '../store/collections.ts';
import type { Reader } from '../store/DocumentStore.ts';
import type { Query, Scalar } from '../store/query.ts';
import { readCursor, writeCursor } from '../wallet/pageCursor.ts';

interface PageQuery<TRecord> extends Pick<Query<TRecord>, 'where'> {
  orderBy: NonNullable<Query<TRecord>['orderBy']>;
  limit: number;
  cursor: string | undefined;
}

/** One page of a collection by a field with times, which its cursor names. @throws ApiError 400 for a cursor that is not ours */
export async function pageOf<N extends keyof Collections & string>(
  store: Pick<Reader, 'find'>,
  collection: N,
  { where = [], orderBy, limit, cursor }: PageQuery<Collections[N]>,
): Promise<Page<Collections[N]>> {
  const after = cursor === undefined ? undefined : readCursor(cursor);
  const asked = { where, orderBy, limit: limit + 1, ...(after && { after }) } as Query<Collections[N]>;
  const found = await store.find(collection, asked);
  const items = found.slice(0, limit);
  const last = items.at(-1) as { id: string; [field: string]: Scalar | unknown } | undefined;
  if (found.length <= limit || !last) return { items };
  return { items, nextCursor: writeCursor({ value: String(last[orderBy[0]]), id: last.id }) };
}
