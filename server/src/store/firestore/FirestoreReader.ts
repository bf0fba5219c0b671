import {
  type AggregateQuery,
  AggregateField,
  type CollectionReference,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  type Query as FirestoreQuery,
  type Transaction as FirestoreTransaction,
} from '@google-cloud/firestore';
import type { CollectionIndexes, Filter, Query, Reader, StoredDocument } from '../DocumentStore.ts';
import { checkField } from '../planQuery.ts';
import { filtered, planned } from './firestoreQuery.ts';

const documentOf = (snapshot: DocumentSnapshot): StoredDocument => ({ ...snapshot.data(), id: snapshot.id });

/** Reads of a database, alone or inside a transaction of it. */
export class FirestoreReader implements Reader {
  readonly #database: Firestore;
  readonly #collections: CollectionIndexes;
  readonly #transaction: FirestoreTransaction | undefined;

  constructor(database: Firestore, collections: CollectionIndexes, transaction?: FirestoreTransaction) {
    this.#database = database;
    this.#collections = collections;
    this.#transaction = transaction;
  }

  async get(collection: string, id: string): Promise<StoredDocument | undefined> {
    const reference = this.referenceTo(collection, id);
    const snapshot = await (this.#transaction?.get(reference) ?? reference.get());
    return snapshot.exists ? documentOf(snapshot) : undefined;
  }

  async find(collection: string, query: Query = {}): Promise<StoredDocument[]> {
    const { docs } = await this.#documents(planned(this.#collection(collection), query));
    return docs.map(documentOf);
  }

  async sum(collection: string, field: string, filter: Filter = {}): Promise<number> {
    checkField(field);
    const query = filtered(this.#collection(collection), filter);
    return this.#total(query.aggregate({ total: AggregateField.sum(field) }));
  }

  async count(collection: string, filter: Filter = {}): Promise<number> {
    const query = filtered(this.#collection(collection), filter);
    return this.#total(query.aggregate({ total: AggregateField.count() }));
  }

  referenceTo(collection: string, id: string): DocumentReference {
    return this.#collection(collection).doc(id);
  }

  #documents(query: FirestoreQuery) {
    return this.#transaction?.get(query) ?? query.get();
  }

  async #total(query: AggregateQuery<{ total: AggregateField<number> }>): Promise<number> {
    const snapshot = await (this.#transaction?.get(query) ?? query.get());
    return snapshot.data().total;
  }

  /** @throws TypeError for a collection that was not declared */
  #collection(name: string): CollectionReference {
    if (!Object.hasOwn(this.#collections, name)) throw new TypeError(`There is no collection "${name}"`);
    return this.#database.collection(name);
  }
}
