import type { Collections } from '../../../server/src/store/collections.ts';
import type { REWARDS } from '../rewards.ts';
import type { PlayerRecords } from '../playerRecords.ts';

/** The initial data of a run: players, what they play, and what they get. */
export type PutCollection =
  'users' | 'races' | 'staff' | 'staff-sessions' | 'deposit-bonuses' | 'games' | (typeof REWARDS)[number][0];
export type PutDocument = Collections[PutCollection];

/** A server under test, here or in its own process. Its workers run on request. */
export interface ServerHandle {
  readonly url: string;
  /** Does all due work once, and what is due of the flight for everybody. Returns how much it was without that. */
  work: () => Promise<number>;
  /** Moves its clock. */
  advance: (milliseconds: number) => Promise<void>;
  /** The server's clock in Unix ms. */
  now: () => Promise<number>;
  put: (collection: PutCollection, ...documents: PutDocument[]) => Promise<void>;
  read: (uid: string) => Promise<PlayerRecords>;
}

/** The server was killed during the request. */
export class ServerGone extends Error {
  override readonly name = 'ServerGone';
}
