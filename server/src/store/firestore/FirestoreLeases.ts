import { randomUUID } from 'node:crypto';
import type { Firestore, Transaction } from '@google-cloud/firestore';
import type { Lease } from '../DocumentStore.ts';
import type { KeyedQueue } from '../KeyedQueue.ts';
import { firestoreError } from '../errors.ts';
import type { LeaseRecord } from '../records/leases.ts';

const COLLECTION = 'leases';

type Held = Omit<LeaseRecord, 'id'>;

type Decision = Held | 'none' | 'unchanged';

/** Leases that all servers of the database share. They end by the clock of Firestore, which says when it was read. */
export class FirestoreLeases {
  readonly #database: Firestore;
  readonly #queue: KeyedQueue;
  readonly #ahead: () => number;

  constructor(database: Firestore, queue: KeyedQueue, ahead = () => 0) {
    this.#database = database;
    this.#queue = queue;
    this.#ahead = ahead;
  }

  async take(name: string, ttl: number): Promise<Lease | undefined> {
    const holder = randomUUID();
    const change = (
      isAllowed: (held: Held | undefined, now: number) => boolean,
      next: (now: number) => Held | 'none',
    ) => this.#change(name, (held, now) => (isAllowed(held, now) ? next(now) : 'unchanged'));
    const isMine = (held: Held | undefined) => held?.holder === holder;
    const isFree = (held: Held | undefined, now: number) => !held || held.until <= now;
    const hold = (now: number): Held => ({ holder, until: now + ttl });
    if (!(await change(isFree, hold))) return undefined;
    return { renew: () => change(isMine, hold), release: async () => void (await change(isMine, () => 'none')) };
  }

  /** Returns whether the lease has changed. */
  #change(name: string, decide: (held: Held | undefined, now: number) => Decision): Promise<boolean> {
    const place = this.#database.collection(COLLECTION).doc(name);
    const attempt = async (transaction: Transaction): Promise<boolean> => {
      const read = await transaction.get(place);
      const next = decide(read.data() as Held | undefined, read.readTime.toMillis() + this.#ahead());
      if (next === 'unchanged') return false;
      if (next === 'none') transaction.delete(place);
      else transaction.set(place, next);
      return true;
    };
    return this.#queue.run(`lease:${name}`, () =>
      this.#database.runTransaction(attempt).catch((error: unknown) => {
        throw firestoreError(error);
      }),
    );
  }
}
