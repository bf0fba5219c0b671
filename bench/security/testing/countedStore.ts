/** A store that notes every query: what it asks for, without the values, and how many documents it goes over. */
import type { Collections } from '../../../server/src/store/collections.ts';
import type { DocumentStore, Reader, Transaction } from '../../../server/src/store/DocumentStore.ts';
import type { RawFilter, RawQuery } from '../../../server/src/store/query.ts';

export interface Counted {
  /** It is such as `find deposits by userId ==, status in, newest of createdAt, at most 20`. */
  query: string;
  kind: 'get' | 'find' | 'aggregate' | 'write';
  collection: keyof Collections;
  hasLimit: boolean;
  documents: number;
}

export interface CountedStore extends DocumentStore {
  /** The queries since the last call. Waits until none is under way. */
  take: () => Promise<Counted[]>;
}

type Kind = Counted['kind'];
type Asked = Pick<Counted, 'kind' | 'collection' | 'query' | 'hasLimit'>;

const written = ({ where = [], ...query }: RawFilter & Partial<RawQuery> = {}): string =>
  [
    where.length > 0 ? ` by ${where.map(([field, op]) => `${field} ${op}`).join(', ')}` : '',
    query.orderBy ? `, ${query.orderBy[1]} of ${query.orderBy[0]}` : '',
    query.limit === undefined ? '' : `, at most ${query.limit}`,
  ].join('');

export function countedStore(store: DocumentStore): CountedStore {
  let noted: Counted[] = [];
  let open = 0;

  async function during<T>(work: () => Promise<T>): Promise<T> {
    open += 1;
    return work().finally(() => (open -= 1));
  }

  async function note<T>(asked: Asked, read: () => Promise<T>, documentsOf: (found: T) => number | Promise<number>) {
    return during(async () => {
      const found = await read();
      noted.push({ ...asked, documents: await documentsOf(found) });
      return found;
    });
  }

  const asked = (kind: Kind, [verb, collection]: [string, keyof Collections], query?: RawQuery): Asked => ({
    kind,
    collection,
    query: `${verb} ${collection}${written(query)}`,
    hasLimit: query?.limit !== undefined,
  });

  const counted = (reader: Reader): Reader => ({
    get: (name, id) =>
      note(
        asked('get', ['get', name]),
        () => reader.get(name, id),
        (found) => (found ? 1 : 0),
      ),
    find: (name, query) =>
      note(
        asked('find', ['find', name], query),
        () => reader.find(name, query),
        ({ length }) => length,
      ),
    ids: (name, query) =>
      note(
        asked('find', ['ids of', name], query),
        () => reader.ids(name, query),
        ({ length }) => length,
      ),
    sum: (name, field, filter) =>
      note(
        asked('aggregate', [`sum ${field} of`, name], filter),
        () => reader.sum(name, field, filter),
        () => reader.count(name, filter),
      ),
    count: (name, filter) =>
      note(
        asked('aggregate', ['count', name], filter),
        () => reader.count(name, filter),
        (found) => found,
      ),
  });

  const countedTransaction = (tx: Transaction): Transaction => {
    const wrote = (collection: keyof Collections): void =>
      void noted.push({ ...asked('write', ['write', collection]), documents: 1 });
    return {
      ...counted(tx),
      create(name, document) {
        wrote(name);
        tx.create(name, document);
      },
      set(name, document) {
        wrote(name);
        tx.set(name, document);
      },
      delete(name, id) {
        wrote(name);
        tx.delete(name, id);
      },
    };
  };

  return {
    ...counted(store),
    transaction: (key, callback) => during(() => store.transaction(key, (tx) => callback(countedTransaction(tx)))),
    changes: (names, listener) => store.changes(names, listener),
    lease: (name, ttl) => store.lease(name, ttl),
    close: () => store.close(),
    async take() {
      for (let idle = 0; idle < 5; idle = open > 0 ? 0 : idle + 1) await new Promise(setImmediate);
      const taken = noted;
      noted = [];
      return taken;
    },
  };
}
