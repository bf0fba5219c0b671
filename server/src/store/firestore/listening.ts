/** Changes that other servers make, told by Firestore's listeners. */
import type * as firestore from '@google-cloud/firestore';
import { ownerOf } from '../ChangeFeed.ts';
import type { CollectionIndexes } from '../collection.ts';
import type { Change } from '../DocumentStore.ts';

/** A listener keeps every document that it has told, so it is renewed after this time (ms). */
const RENEWED_MS = 600_000;
/** A listener begins this much earlier (ms): a write may become visible late, or have the time of a slow clock. */
const OVERLAP_MS = 10_000;
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;

/** Opens a listener for what changed since a time (Unix ms). Returns a function that stops it. */
export type Listen = (since: number, onAnswer: () => void, onError: (error: unknown) => void) => () => void;

/**
 * Keeps a listener open until the returned function is called. After an error it is opened again, each time after twice
 * the pause, from the same time on, so that no change is missed. `isRenewed`: it begins a new one from time to time.
 */
export function keepListening(listen: Listen, isRenewed: boolean): () => void {
  let timer: NodeJS.Timeout | undefined;
  let pause = FIRST_PAUSE_MS;
  let close = (): void => undefined;
  const after = (wait: number, next: () => void): void => {
    clearTimeout(timer);
    timer = setTimeout(next, wait).unref();
  };
  const open = (since: number): void => {
    const stop = listen(
      since,
      () => (pause = FIRST_PAUSE_MS),
      (error) => {
        stop();
        process.emitWarning(`Firestore stopped telling changes, and is asked again in ${pause} ms: ${String(error)}`);
        after(pause, () => open(since));
        pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
      },
    );
    close = stop;
    if (isRenewed) after(RENEWED_MS, renew);
  };
  const renew = (): void => {
    close();
    open(Date.now() - OVERLAP_MS);
  };
  open(Date.now() - OVERLAP_MS);
  return () => {
    clearTimeout(timer);
    close();
  };
}

/** One listener for each collection that somebody follows, and for each of its time fields. */
export class FirestoreListeners {
  readonly #database: firestore.Firestore;
  readonly #collections: CollectionIndexes;
  readonly #tell: (changes: Change[]) => void;
  readonly #followed = new Map<string, { followers: number; stop: () => void }>();

  constructor(database: firestore.Firestore, collections: CollectionIndexes, tell: (changes: Change[]) => void) {
    this.#database = database;
    this.#collections = collections;
    this.#tell = tell;
  }

  /** Returns a function that stops it. The listener ends with the last of those who follow the collection. */
  follow(name: string): () => void {
    const followed = this.#followed.get(name) ?? { followers: 0, stop: this.#listenTo(name) };
    followed.followers += 1;
    this.#followed.set(name, followed);
    return () => {
      followed.followers -= 1;
      if (followed.followers > 0 || !this.#followed.delete(name)) return;
      followed.stop();
    };
  }

  close(): void {
    this.#followed.forEach(({ stop }) => stop());
    this.#followed.clear();
  }

  #listenTo(name: string): () => void {
    const all = this.#database.collection(name);
    const fields = this.#collections[name]?.changedAt ?? [];
    if (fields.length === 0)
      return keepListening(
        this.#listener(name, () => all),
        false,
      );
    const stops = fields.map((field) => {
      const changedSince = (since: number) => all.where(field, '>', new Date(since).toISOString());
      return keepListening(this.#listener(name, changedSince), true);
    });
    return () => stops.forEach((stop) => stop());
  }

  /** The first answer has what changed since, so it is told too. */
  #listener(collection: string, queryOf: (since: number) => firestore.Query): Listen {
    return (since, onAnswer, onError) =>
      queryOf(since).onSnapshot((snapshot) => {
        onAnswer();
        this.#tell(snapshot.docChanges().map(({ doc }) => ({ collection, id: doc.id, owner: ownerOf(doc.data()) })));
      }, onError);
  }
}
