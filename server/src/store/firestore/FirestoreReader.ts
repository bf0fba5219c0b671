import * as firestore from '@google-cloud/firestore';
import { jsonFields } from './jsonFields.ts';
import { checkField } from '../planQuery.ts';
import type { RawFilter, RawQuery, RawReader } from '../RawStore.ts';
import type { StoredDocument } from '../StoredDocument.ts';
import { filtered, planned } from './firestoreQuery.ts';

const documentOf = (snapshot: firestore.DocumentSnapshot): StoredDocument => ({
  ...jsonFields(snapshot.data()),
  id: snapshot.id,
});

/** Reads of a database, with or without a transaction. */
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
    const { docs } = await this.#documents(planned(this.#database.collection(collection), query));
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

  #documents(query: firestore.Query) {
    return this.#transaction?.get(query) ?? query.get();
  }

  async #total(query: firestore.AggregateQuery<{ total: firestore.AggregateField<number> }>): Promise<number> {
    const snapshot = await (this.#transaction?.get(query) ?? query.get());
    return snapshot.data().total;
  }
}
