/** Every collection of the database: what its documents are, and the indexes that its queries need. */
import { CONTENT_COLLECTIONS, type ContentCollection } from '../../../contract/collections.ts';
import { collection, type RecordsOf } from './collection.ts';
import type { FieldOf } from './query.ts';
import { type DepositRecord, type DepositSchema, depositsOf } from './records/deposit.ts';
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
import { type WithdrawalSchema, withdrawalsOf } from './records/withdrawal.ts';

const contentNames = Object.keys(CONTENT_COLLECTIONS) as ContentCollection[];

/** Read by everybody; lists are made of them again when they change. */
export const PUBLISHED_COLLECTIONS = ['games', 'providers', 'settings', ...contentNames] as const;

export type PublishedCollection = (typeof PUBLISHED_COLLECTIONS)[number];

const item = collection(ItemSchema);
const published = Object.fromEntries(PUBLISHED_COLLECTIONS.map((name) => [name, item])) as Record<
  PublishedCollection,
  typeof item
>;

/** What the folder of a rail says of its records. */
export interface RailSchemas {
  deposit: DepositSchema;
  withdrawal: WithdrawalSchema;
  /** Of deposits, for queries by the rail's own fields. */
  indexes: readonly (readonly FieldOf<DepositRecord>[])[];
}

export const collectionsOf = (rails: readonly RailSchemas[]) => ({
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
  gaming: collection(SaferPlaySchema, [], { defaults: () => ({ limits: {} }) }),
  /** Money, written by the ledger alone. */
  deposits: depositsOf(
    rails.map(({ deposit }) => deposit),
    rails.flatMap(({ indexes }) => indexes),
  ),
  withdrawals: withdrawalsOf(rails.map(({ withdrawal }) => withdrawal)),
  /** Written once, never changed. */
  journal: collection(JournalSchema, [['userId', 'account', 'at']]),
  /** By a hash of player and key: which record a money request made. */
  idempotency: collection(KeySchema, [['createdAt']]),
  /** What providers name payments by, so that each is credited once. */
  receipts: collection(ReceiptSchema),
  /** Which machine works on what, for a while. */
  leases: collection(LeaseSchema),
});

/** The record of each collection. */
export type Collections = RecordsOf<ReturnType<typeof collectionsOf>>;
export type CollectionName = keyof Collections;
