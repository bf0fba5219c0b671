/** Every collection of the database, with the indexes that its queries need. */
import { CONTENT_COLLECTIONS } from '../../../contract/collections.ts';
import type { CollectionIndexes } from './DocumentStore.ts';

/** Read by everybody; lists are made of them anew when they change. */
export const PUBLISHED_COLLECTIONS = ['games', 'providers', 'settings', ...Object.keys(CONTENT_COLLECTIONS)];

const contentCollections = Object.fromEntries(Object.keys(CONTENT_COLLECTIONS).map((name) => [name, []]));

export const COLLECTIONS: CollectionIndexes = {
  games: [],
  providers: [],
  settings: [],
  /** What the server notes for itself, such as which documents were seeded. Never published. */
  meta: [],
  /** Players by uid, as spec section 3 has them. `sessionsValidAfter` is the server's own. */
  users: [['phoneNumber']],
  /** Whose invitation code it is. */
  'referral-codes': [],
  /** Who was invited by whom; by the uid of who was invited. */
  referrals: [['referrerId', 'joinedAt'], ['referrerId', 'status', 'rewardCents'], ['status']],
  /** Browsers that a player has signed in with. */
  devices: [],
  notifications: [['userId', 'createdAt']],
  /** Deposit limits, reality checks and breaks of players, by uid. */
  gaming: [],
  /** Money, written by the ledger alone. `nextCheckAt` is only in those that a worker has still to look at. */
  deposits: [
    ['userId', 'createdAt'],
    ['userId', 'updatedAt'],
    ['userId', 'status', 'createdAt'],
    ['userId', 'paymentMethod', 'createdAt'],
    ['userId', 'status', 'paymentMethod', 'createdAt'],
    ['userId', 'isRefundable', 'createdAt'],
    ['userId', 'bonus.isChosen', 'status', 'createdAt'],
    // Firestore wants a summed field in the index of its filter.
    ['userId', 'status', 'creditedCents'],
    ['userId', 'status', 'paymentMethod', 'creditedCents'],
    ['userId', 'refundableCents'],
    // Whom a phone or a card has paid for.
    ['phoneNumber', 'status', 'userId'],
    ['cardFingerprint', 'userId'],
    ['userId', 'cardFingerprint'],
    ['checkoutRequestId'],
    ['nextCheckAt'],
  ],
  withdrawals: [
    ['userId', 'createdAt'],
    ['userId', 'updatedAt'],
    ['userId', 'status', 'createdAt'],
    ['userId', 'status', 'debitCents'],
    ['status', 'nextCheckAt'],
  ],
  /** One line a movement of an account; never changed. */
  journal: [['userId', 'account', 'at']],
  /** By a hash of player and key: which record a money request made. */
  idempotency: [['createdAt']],
  /** What providers name payments by, so that each is credited once. */
  receipts: [],
  /** Which machine works on what, for a while. */
  leases: [],
  ...contentCollections,
};
