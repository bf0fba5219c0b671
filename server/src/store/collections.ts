/** Every collection of the database, with its documents and the indexes for its queries. */
import * as v from 'valibot';
import { CONTENT_COLLECTIONS, type ContentCollection } from '../../../contract/collections.ts';
import { collection, type RecordsOf } from './collection.ts';
import { BonusUseSchema, EndedBonusSchema, withPurses } from './records/bonus.ts';
import type { FieldOf } from './query.ts';
import * as staffing from './records/console.ts';
import * as flights from './records/flight.ts';
import { type DepositRecord, type DepositSchema, depositsOf } from './records/deposit.ts';
import { DepositUsesSchema, SaferPlaySchema } from './records/saferPlay.ts';
import { DisputeSchema, JournalSchema } from './records/journal.ts';
import * as jackpots from './records/jackpot.ts';
import * as keys from './records/keys.ts';
import * as leases from './records/leases.ts';
import {
  ChallengeScoreSchema,
  ContestResultSchema,
  PurchaseRecordSchema,
  RaceRunSchema,
  RaceScoreSchema,
  SpinGrantSchema,
  WheelTurnSchema,
} from './records/prizes.ts';
import { DeviceSchema, NotificationRecordSchema, PersonSchema, ReferralSchema, UserSchema } from './records/user.ts';
import * as play from './records/round.ts';
import { type WithdrawalRecord, type WithdrawalSchema, withdrawalsOf } from './records/withdrawal.ts';

const contentNames = Object.keys(CONTENT_COLLECTIONS) as ContentCollection[];

/** These collections are public: the published lists are built again when one of them changes. */
export const PUBLISHED_COLLECTIONS = ['games', 'providers', 'settings', ...contentNames] as const;

export type PublishedCollection = (typeof PUBLISHED_COLLECTIONS)[number];

/** Documents of operators; readers check each item against the contract. */
const ItemSchema = v.object({ id: v.string(), order: v.optional(v.unknown()) });

export type Item = v.InferInput<typeof ItemSchema>;

const item = collection(ItemSchema);
const published = Object.fromEntries(PUBLISHED_COLLECTIONS.map((name) => [name, item])) as Record<
  PublishedCollection,
  typeof item
>;

export interface RailSchemas {
  deposit: DepositSchema;
  withdrawal: WithdrawalSchema;
  /** Indexes of deposits for queries by fields of the rail. */
  indexes: readonly (readonly FieldOf<DepositRecord>[])[];
  payoutIndexes?: readonly (readonly FieldOf<WithdrawalRecord>[])[];
}

export const collectionsOf = (rails: readonly RailSchemas[]) => ({
  ...published,
  meta: collection(leases.MetaSchema),
  users: collection(UserSchema, [['bonusDueAt'], ['phoneNumber'], ['displayName']], {
    changedAt: ['lastBalanceUpdate'],
    upgraded: withPurses,
  }),
  'referral-codes': collection(keys.ReferralCodeSchema),
  referrals: collection(ReferralSchema, [
    ['referrerId', 'joinedAt'],
    ['referrerId', 'status', 'rewardCents'],
    ['status'],
  ]),
  /** Accounts that are known to be one person's, and the phones and cards by which they are known. */
  persons: collection(PersonSchema),
  payers: collection(keys.PayerSchema),
  devices: collection(DeviceSchema, [['userId'], ['deviceId']]),
  /** Phones that may be asked to pay for a player, beside the player's own. */
  'confirmed-phones': collection(keys.ConfirmedPhoneSchema),
  notifications: collection(NotificationRecordSchema, [['userId', 'createdAt']]),
  /** Deposit limits, reality checks and breaks of players. */
  gaming: collection(SaferPlaySchema, [], { defaults: () => ({ limits: {} }) }),
  /** Sums of deposits for their limits, so that reading them does not grow with the history. */
  'deposit-uses': collection(DepositUsesSchema),
  /** Only the ledger writes these two, which are money. */
  deposits: depositsOf(
    rails.map(({ deposit }) => deposit),
    rails.flatMap(({ indexes }) => indexes),
  ),
  withdrawals: withdrawalsOf(
    rails.map(({ withdrawal }) => withdrawal),
    rails.flatMap(({ payoutIndexes = [] }) => payoutIndexes),
  ),
  disputes: collection(DisputeSchema, [
    ['userId', 'status'],
    ['userId', 'lostCents'],
    ['status', 'createdAt'],
  ]),
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
  'bets-taken-back': collection(play.TakenBackSchema, [['at']]),
  /** Free spins that were given, and what they won. */
  'spin-grants': collection(SpinGrantSchema, [
    ['userId', 'isOpen', 'expiresAt'],
    ['userId', 'gameId', 'isOpen', 'expiresAt'],
  ]),
  'market-purchases': collection(PurchaseRecordSchema),
  'wheel-turns': collection(WheelTurnSchema),
  flights: collection(flights.FlightRecordSchema, [['gameId', 'status', 'startsAt']], { changedAt: ['crashesAt'] }),
  'flight-chains': collection(flights.FlightChainSchema),
  'flight-tables': collection(flights.FlightTableSchema),
  play: collection(play.PlaySchema, [['score.challengeId', 'score.points'], ['cashbackAt']]),
  /** Scores in challenges that are no longer in the play record, and what challenges and races gave at their end. */
  'challenge-scores': collection(ChallengeScoreSchema, [['challengeId', 'points']]),
  'challenge-results': collection(ContestResultSchema),
  'race-runs': collection(RaceRunSchema, [
    ['isOpen', 'endsAt'],
    ['raceId', 'isOpen', 'endsAt'],
  ]),
  'race-scores': collection(RaceScoreSchema, [['run', 'points'], ['run', 'weighedCents'], ['endsAt']]),
  /** The pots of the jackpots, and what stakes have put into each. */
  'jackpot-pots': collection(jackpots.PotSchema),
  'jackpot-parts': collection(jackpots.PotPartSchema, [['pot', 'cents']]),
  seeds: collection(play.SeedSchema),
  launches: collection(play.LaunchSchema, [['usedAt']]),
  /** A line is written once and never changes. */
  journal: collection(JournalSchema, [
    // Firestore needs a summed field in the index of its filter.
    ['userId', 'account', 'deltaCents'],
    ['userId', 'kind', 'at', 'deltaCents'],
    ['against', 'currency', 'deltaCents'],
  ]),
  /** The record that a money request made, by a hash of player and key. */
  idempotency: collection(keys.KeySchema, [['createdAt']]),
  /** Payment ids of providers, so that each is credited once. */
  receipts: collection(keys.ReceiptSchema),
  /** Calls that are limited, of all servers together. */
  'call-counts': collection(leases.CallCountSchema, [['until']]),
  'prompt-uses': collection(keys.PromptUseSchema),
  staff: collection(staffing.StaffSchema),
  'staff-sessions': collection(staffing.StaffSessionSchema, [['endsAt'], ['email']]),
  /** The decisions, refusals and looks of the operator's people and programs, each written in the transaction of the change. */
  audit: collection(staffing.AuditSchema, [
    ['at'],
    ['actor', 'at'],
    ['action', 'at'],
    ['subject', 'at'],
    ['isSealed', 'at'],
    ['seq'],
  ]),
  approvals: collection(staffing.ApprovalRecordSchema, [['askedAt'], ['state', 'askedAt'], ['state', 'until']]),
  corrections: collection(staffing.CorrectionSchema, [
    ['userId', 'createdAt'],
    // Firestore needs a summed field in the index of its filter.
    ['userId', 'deltaCents'],
  ]),
  /** The work that each of several servers has taken. */
  leases: collection(leases.LeaseSchema),
});

export type Collections = RecordsOf<ReturnType<typeof collectionsOf>>;
export type CollectionName = keyof Collections;
