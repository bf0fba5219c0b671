/** Every collection of the database: what its documents are, and the indexes that its queries need. */
import { CONTENT_COLLECTIONS, type ContentCollection } from '../../../contract/collections.ts';
import { collection, type RecordsOf } from './collection.ts';
import { DepositSchema, depositDefaults } from './records/deposit.ts';
import { SaferPlaySchema } from './records/saferPlay.ts';
import {
  DeviceSchema,
  ItemSchema,
  JournalSchema,
  KeySchema,
  LeaseSchema,
  MetaSchema,
  NotificationRecordSchema,
  ReceiptSchema,
  ReferralCodeSchema,
} from './records/notes.ts';
import { ReferralSchema } from './records/referral.ts';
import { UserSchema } from './records/user.ts';
import { WithdrawalSchema, withdrawalDefaults } from './records/withdrawal.ts';

const contentNames = Object.keys(CONTENT_COLLECTIONS) as ContentCollection[];

/** Read by everybody; lists are made of them again when they change. */
export const PUBLISHED_COLLECTIONS = ['games', 'providers', 'settings', ...contentNames] as const;

export type PublishedCollection = (typeof PUBLISHED_COLLECTIONS)[number];

const item = collection(ItemSchema);
const published = Object.fromEntries(PUBLISHED_COLLECTIONS.map((name) => [name, item])) as Record<
  PublishedCollection,
  typeof item
>;

const deposits = collection(
  DepositSchema,
  [
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
    ['updatedAt'],
  ],
  depositDefaults,
);

const withdrawals = collection(
  WithdrawalSchema,
  [
    ['userId', 'createdAt'],
    ['userId', 'updatedAt'],
    ['userId', 'status', 'createdAt'],
    ['userId', 'status', 'debitCents'],
    ['status', 'nextCheckAt'],
    ['updatedAt'],
  ],
  withdrawalDefaults,
);

export const COLLECTIONS = {
  ...published,
  /** What the server notes for itself, such as which documents were seeded. */
  meta: collection(MetaSchema),
  users: collection(UserSchema, [['phoneNumber'], ['lastBalanceUpdate']]),
  /** Whose invitation code it is. */
  'referral-codes': collection(ReferralCodeSchema),
  referrals: collection(ReferralSchema, [
    ['referrerId', 'joinedAt'],
    ['referrerId', 'status', 'rewardCents'],
    ['status'],
  ]),
  /** Browsers that a player has signed in with. */
  devices: collection(DeviceSchema),
  notifications: collection(NotificationRecordSchema, [['userId', 'createdAt']]),
  /** Deposit limits, reality checks and breaks of players. */
  gaming: collection(SaferPlaySchema, [], () => ({ limits: {} })),
  /** Money, written by the ledger alone. */
  deposits,
  withdrawals,
  /** Written once, never changed. */
  journal: collection(JournalSchema, [['userId', 'account', 'at']]),
  /** By a hash of player and key: which record a money request made. */
  idempotency: collection(KeySchema, [['createdAt']]),
  /** What providers name payments by, so that each is credited once. */
  receipts: collection(ReceiptSchema),
  /** Which machine works on what, for a while. */
  leases: collection(LeaseSchema),
};

/** The record of each collection. */
export type Collections = RecordsOf<typeof COLLECTIONS>;
export type CollectionName = keyof Collections;
