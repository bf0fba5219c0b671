/** Every collection of the database, with its documents and the indexes for its queries. */
import { CONTENT_COLLECTIONS, type ContentCollection } from '../../../contract/collections.ts';
import { collection, type RecordsOf } from './collection.ts';
import { EndedBonusSchema } from './records/bonus.ts';
import { BonusUseSchema } from './records/bonusUse.ts';
import * as challenges from './records/challenge.ts';
import type { FieldOf } from './query.ts';
import * as flights from './records/flight.ts';
import { type DepositRecord, type DepositSchema, depositsOf } from './records/deposit.ts';
import { DepositUsesSchema } from './records/depositUse.ts';
import { SaferPlaySchema } from './records/saferPlay.ts';
import * as notes from './records/notes.ts';
import { PurchaseRecordSchema } from './records/purchase.ts';
import { ReferralSchema } from './records/referral.ts';
import * as play from './records/round.ts';
import { SpinGrantSchema } from './records/spinGrant.ts';
import { UserSchema } from './records/user.ts';
import { WheelTurnSchema } from './records/wheelTurn.ts';
import { type WithdrawalRecord, type WithdrawalSchema, withdrawalsOf } from './records/withdrawal.ts';

const contentNames = Object.keys(CONTENT_COLLECTIONS) as ContentCollection[];

/** Public; the published lists are built again when one of them changes. */
export const PUBLISHED_COLLECTIONS = ['games', 'providers', 'settings', ...contentNames] as const;

export type PublishedCollection = (typeof PUBLISHED_COLLECTIONS)[number];

const item = collection(notes.ItemSchema);
const published = Object.fromEntries(PUBLISHED_COLLECTIONS.map((name) => [name, item])) as Record<
  PublishedCollection,
  typeof item
>;

/** The record schemas of a rail's folder. */
export interface RailSchemas {
  deposit: DepositSchema;
  withdrawal: WithdrawalSchema;
  /** Indexes of deposits for queries by fields of the rail. */
  indexes: readonly (readonly FieldOf<DepositRecord>[])[];
  /** The same of withdrawals. */
  payoutIndexes?: readonly (readonly FieldOf<WithdrawalRecord>[])[];
}

export const collectionsOf = (rails: readonly RailSchemas[]) => ({
  ...published,
  /** Notes of the server, such as which documents were seeded. */
  meta: collection(notes.MetaSchema),
  users: collection(UserSchema, [['phoneNumber'], ['bonusDueAt']], { changedAt: ['lastBalanceUpdate'] }),
  /** The owner of each invitation code. */
  'referral-codes': collection(notes.ReferralCodeSchema),
  referrals: collection(ReferralSchema, [
    ['referrerId', 'joinedAt'],
    ['referrerId', 'status', 'rewardCents'],
    ['status'],
  ]),
  /** Browsers of each player. */
  devices: collection(notes.DeviceSchema, [['userId'], ['deviceId']]),
  /** Phones that may be asked to pay for a player, beside the player's own. */
  'confirmed-phones': collection(notes.ConfirmedPhoneSchema),
  notifications: collection(notes.NotificationRecordSchema, [['userId', 'createdAt']]),
  /** Deposit limits, reality checks and breaks of players. */
  gaming: collection(SaferPlaySchema, [], { defaults: () => ({ limits: {} }) }),
  /** Sums of deposits for their limits, so that reading them does not grow with the history. */
  'deposit-uses': collection(DepositUsesSchema),
  /** Money; only the ledger writes it. */
  deposits: depositsOf(
    rails.map(({ deposit }) => deposit),
    rails.flatMap(({ indexes }) => indexes),
  ),
  withdrawals: withdrawalsOf(
    rails.map(({ withdrawal }) => withdrawal),
    rails.flatMap(({ payoutIndexes = [] }) => payoutIndexes),
  ),
  /** Card payments that went to the bank. */
  disputes: collection(notes.DisputeSchema, [
    ['userId', 'status'],
    ['userId', 'lostCents'],
    ['status', 'createdAt'],
  ]),
  /** Bonuses that have ended. */
  bonuses: collection(EndedBonusSchema, [
    ['userId', 'endedAt'],
    // Firestore needs a summed field in the index of its filter.
    ['userId', 'convertedCents'],
  ]),
  /** How often bonuses were given, by player, payer and device. */
  'bonus-uses': collection(BonusUseSchema),
  rounds: collection(
    play.RoundSchema,
    [
      ['userId', 'createdAt'],
      ['userId', 'gameId', 'createdAt'],
      // Firestore needs a summed field in the index of its filter.
      ['userId', 'netCents'],
      ...(['stakeCents', 'winCents'] as const).flatMap((summed) => [
        ['userId', 'createdAt', summed] as const,
        ['userId', 'gameId', 'createdAt', summed] as const,
      ]),
      ['status', 'settledAt'],
      ['dueAt'],
      ['gameId', 'status'],
      ['flight', 'createdAt'],
      ['flight', 'settledAt'],
    ],
    { changedAt: ['createdAt', 'settledAt'] },
  ),
  /** Free spins that were given, and what they won. */
  'spin-grants': collection(SpinGrantSchema, [
    ['userId', 'isOpen', 'expiresAt'],
    ['userId', 'gameId', 'isOpen', 'expiresAt'],
  ]),
  /** What was bought for bonus points. */
  'market-purchases': collection(PurchaseRecordSchema),
  /** Turns of the daily wheel. */
  'wheel-turns': collection(WheelTurnSchema),
  flights: collection(flights.FlightRecordSchema, [['gameId', 'status', 'startsAt']], { changedAt: ['crashesAt'] }),
  'flight-chains': collection(flights.FlightChainSchema),
  'flight-tables': collection(flights.FlightTableSchema),
  play: collection(play.PlaySchema, [['score.challengeId', 'score.points']]),
  /** Scores in challenges that are no longer in the play record, and what challenges gave at their end. */
  'challenge-scores': collection(challenges.ChallengeScoreSchema, [['challengeId', 'points']]),
  'challenge-results': collection(challenges.ChallengeResultSchema),
  seeds: collection(play.SeedSchema),
  launches: collection(play.LaunchSchema, [['usedAt']]),
  /** Written once, never changed. */
  journal: collection(notes.JournalSchema, [['userId', 'account', 'at']]),
  /** By a hash of player and key: the record that a money request made. */
  idempotency: collection(notes.KeySchema, [['createdAt']]),
  /** Payment ids of providers, so that each is credited once. */
  receipts: collection(notes.ReceiptSchema),
  /** Calls that are limited, of all servers together. */
  'call-counts': collection(notes.CallCountSchema, [['until']]),
  /** Which server works on what, where several share a store. */
  leases: collection(notes.LeaseSchema),
});

export type Collections = RecordsOf<ReturnType<typeof collectionsOf>>;
export type CollectionName = keyof Collections;
