import * as firestore from '@google-cloud/firestore';
import {
  type AnyCondition,
  checkField,
  checkQuery,
  orderOf,
  type RawFilter,
  type RawQuery,
  type StoredDocument,
} from '../query.ts';
import type { RawReader } from '../RawStore.ts';

const jsonOf = (value: unknown): unknown =>
  value instanceof firestore.Timestamp ? value.toDate().toISOString() : value;

/** The fields of a document as JSON: older programs stored Firestore timestamps. */
export const jsonFields = (data: firestore.DocumentData | undefined): Record<string, unknown> =>
  Object.fromEntries(Object.entries(data ?? {}).map(([field, value]) => [field, jsonOf(value)]));

const ID = firestore.FieldPath.documentId();

const withCondition = (query: firestore.Query, [field, op, value]: AnyCondition): firestore.Query =>
  query.where(new firestore.FieldPath(...field.split('.')), op, value);

/** @throws TypeError as `checkQuery` */
function filtered(collection: firestore.CollectionReference, filter: RawFilter): firestore.Query {
  checkQuery(filter);
  return (filter.where ?? []).reduce<firestore.Query>(withCondition, collection);
}

/** Firestore's implicit order is written out, so that both adapters agree. */
function ordered(query: firestore.Query, orderBy: RawQuery['orderBy']): firestore.Query {
  if (!orderBy) return query.orderBy(ID);
  const [field, direction]: readonly [string, firestore.OrderByDirection] = orderBy;
  return query.orderBy(new firestore.FieldPath(...field.split('.')), direction).orderBy(ID, direction);
}

/** @throws TypeError as `checkQuery` */
function planned(collection: firestore.CollectionReference, query: RawQuery): firestore.Query {
  checkQuery(query);
  const { after, limit } = query;
  const inOrder = ordered(filtered(collection, query), orderOf(query));
  const onwards = after ? inOrder.startAfter(after.value, after.id) : inOrder;
  return limit === undefined ? onwards : onwards.limit(limit);
}

const documentOf = (snapshot: firestore.DocumentSnapshot): StoredDocument => ({
  ...jsonFields(snapshot.data()),
  id: snapshot.id,
});

export class FirestoreReader implements RawReader {
  readonly #database: firestore.Firestore;
  readonly #transaction: firestore.Transaction | undefined;

  constructor(database: firestore.Firestore, transaction?: firestore.Transaction) {
    this.#database = database;
    this.#transaction = transaction;
  }

  async get(collection: string, id: string): Promise<StoredDocument | undefined> {
    const reference = this.referenceTo(collection, id);
    const snapshot = await (this.#transaction?.get(reference) ?? reference.get());
    return snapshot.exists ? documentOf(snapshot) : undefined;
  }

  async find(collection: string, query: RawQuery = {}): Promise<StoredDocument[]> {
    const plan = planned(this.#database.collection(collection), query);
    const { docs } = await (this.#transaction?.get(plan) ?? plan.get());
    return docs.map(documentOf);
  }

  async sum(collection: string, field: string, filter: RawFilter = {}): Promise<number> {
    checkField(field);
    const query = filtered(this.#database.collection(collection), filter);
    return this.#total(query.aggregate({ total: firestore.AggregateField.sum(field) }));
  }

  async count(collection: string, filter: RawFilter = {}): Promise<number> {
    const query = filtered(this.#database.collection(collection), filter);
    return this.#total(query.aggregate({ total: firestore.AggregateField.count() }));
  }

  referenceTo(collection: string, id: string): firestore.DocumentReference {
    return this.#database.collection(collection).doc(id);
  }

  async #total(query: firestore.AggregateQuery<{ total: firestore.AggregateField<number> }>): Promise<number> {
    const snapshot = await (this.#transaction?.get(query) ?? query.get());
    return snapshot.data().total;
  }
}
