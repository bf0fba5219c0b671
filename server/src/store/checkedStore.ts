import type { Declared, Records } from './collection.ts';
import type { DocumentStore, Reader, Transaction } from './DocumentStore.ts';
import type { RawReader, RawStore, RawTransaction } from './RawStore.ts';

/** The typed store over an adapter: the only place that checks documents against their collection. */
export function checkedStore<TCollections extends Records<TCollections>>(
  raw: RawStore,
  declared: Declared<TCollections>,
): DocumentStore<TCollections> {
  return {
    ...checkedReader(raw, declared),
    transaction: (key, callback) => raw.transaction(key, (tx) => callback(checkedTransaction(tx, declared))),
    changes: (names, listener) => raw.changes(names, listener),
    lease: (name, ttl) => raw.lease(name, ttl),
    close: () => raw.close(),
    ...(raw.copyTo && { copyTo: raw.copyTo.bind(raw) }),
  };
}

const checkedReader = <TCollections extends Records<TCollections>>(
  raw: RawReader,
  declared: Declared<TCollections>,
): Reader<TCollections> => ({
  async get(name, id) {
    const document = await raw.get(name, id);
    return document && declared[name].read(document, name);
  },
  async find(name, query) {
    const documents = await raw.find(name, declared[name].toStoredQuery(query));
    return documents.map((document) => declared[name].read(document, name));
  },
  ids: async (name, query) => (await raw.find(name, declared[name].toStoredQuery(query))).map(({ id }) => id),
  sum: (name, field, filter) => raw.sum(name, field, declared[name].toStoredQuery(filter)),
  count: (name, filter) => raw.count(name, declared[name].toStoredQuery(filter)),
});

const checkedTransaction = <TCollections extends Records<TCollections>>(
  raw: RawTransaction,
  declared: Declared<TCollections>,
): Transaction<TCollections> => ({
  ...checkedReader(raw, declared),
  create: (name, document) => raw.create(name, declared[name].toStored(document)),
  set: (name, document) => raw.set(name, declared[name].toStored(document)),
  delete: (name, id) => raw.delete(name, id),
});
