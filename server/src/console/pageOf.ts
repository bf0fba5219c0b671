import type { Page } from '../../../contract/console/staffRoute.ts';
import type { Collections } from '../store/collections.ts';
import type { Reader } from '../store/DocumentStore.ts';
import { UnreadableRecord } from '../store/errors.ts';
import type { Query } from '../store/query.ts';
import { readCursor, writeCursor } from '../wallet/pageCursor.ts';

interface PageQuery<TRecord> extends Pick<Query<TRecord>, 'where'> {
  orderBy: NonNullable<Query<TRecord>['orderBy']>;
  limit: number;
  cursor?: string | undefined;
}

type Reading = Pick<Reader, 'find' | 'ids' | 'get'>;

const skipUnreadable = (error: unknown): undefined => {
  if (!(error instanceof UnreadableRecord)) throw error;
  return undefined;
};

/** The records of a query; one that cannot be read is undefined, and hides no other one. */
async function findEach<N extends keyof Collections & string>(
  store: Reading,
  collection: N,
  query: Query<Collections[N]>,
): Promise<(Collections[N] | undefined)[]> {
  const found = await store.find(collection, query).catch(skipUnreadable);
  if (found) return found;
  const ids = await store.ids(collection, query);
  return Promise.all(ids.map((id) => store.get(collection, id).catch(skipUnreadable)));
}

/** One page of a collection by a field with times, which its cursor names. @throws ApiError 400 for a cursor that is not ours */
export async function pageOf<N extends keyof Collections & string>(
  store: Reading,
  collection: N,
  { where = [], orderBy, limit, cursor }: PageQuery<Collections[N]>,
): Promise<Page<Collections[N]>> {
  const after = cursor === undefined ? undefined : readCursor(cursor);
  const asked = { where, orderBy, limit: limit + 1, ...(after && { after }) } as Query<Collections[N]>;
  const found = await findEach(store, collection, asked);
  const items = found.slice(0, limit).filter((record) => record !== undefined);
  const last = items.at(-1) as { id: string; [field: string]: unknown } | undefined;
  if (found.length <= limit || !last) return { items };
  return { items, nextCursor: writeCursor({ value: String(last[orderBy[0]]), id: last.id }) };
}
