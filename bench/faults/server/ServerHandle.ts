import type { Collections } from '../../../server/src/store/collections.ts';
import type { PlayerRecords } from '../playerRecords.ts';

/** What a run begins with: players, and bonuses for them. */
export type PutCollection = 'users' | 'deposit-bonuses';
export type PutDocument = Collections[PutCollection];

/** A server under test, here or in a process of its own. Its workers work when they are told to. */
export interface ServerHandle {
  readonly url: string;
  /** Everything that is due now, once. Answers how much that was. */
  work: () => Promise<number>;
  /** Moves its clock on. */
  advance: (milliseconds: number) => Promise<void>;
  /** Milliseconds since 1970 by its clock. */
  now: () => Promise<number>;
  put: (collection: PutCollection, ...documents: PutDocument[]) => Promise<void>;
  read: (uid: string) => Promise<PlayerRecords>;
}

/** The server went away in the middle. */
export class ServerGone extends Error {
  override readonly name = 'ServerGone';
}
