/** Deposits and withdrawals: common fields here, and the records of each rail in its folder (`server/src/rails`). */
import * as v from 'valibot';
import { HOUSE_KINDS } from '../../../../contract/playTerms.ts';
import { RAIL_NAMES, wordsOf } from '../../../../contract/railWords.ts';
import { type Collection, collection } from '../collection.ts';
import type { FieldOf, StoredDocument } from '../query.ts';
import { CLOSED, COMPLETED, MONEY, MONEY_DEFAULTS, OPEN } from './money.ts';

const optionalText = v.optional(v.string());
const optionalNumber = v.optional(v.number());

/** The terms of the chosen bonus when the deposit began, and what it gave. */
const DepositBonusSchema = v.object({
  id: v.string(),
  title: optionalText,
  bonusPercentage: v.number(),
  freeSpins: v.number(),
  minDeposit: v.number(),
  maxBonus: optionalNumber,
  /** Whole KES that are added to the percentage. */
  extraKes: optionalNumber,
  wagering: optionalNumber,
  /** The other terms of wagering (`contract/bonusTerms.ts`). */
  contribution: v.optional(v.object(v.entriesFromList(HOUSE_KINDS, optionalNumber))),
  ...v.entriesFromList(['maxStake', 'expiryDays', 'conversionTimes'], optionalNumber),
  /** How often it is given (`contract/bonusTerms.ts`). */
  ...v.entriesFromList(['mostPerPlayer', 'mostPerPayer', 'mostPerDevice', 'mostPerDay'], optionalNumber),
  /** It is for people who have deposited in no account. */
  audience: v.optional(v.literal('first')),
  /** Marks deposits with a bonus for the index. */
  isChosen: v.optional(v.literal(true)),
  /** Older deposits do not have it: the terms of their bonus money do not count. */
  hasTerms: v.optional(v.literal(true)),
  /** The player's `totalWager` at the credit, decimal; only older deposits have it. */
  wageredBefore: optionalNumber,
  /** The number of the completed deposit in the welcome pack, from 1. */
  step: optionalNumber,
  /** Another deposit completed first, so no bonus was given. */
  isOutOfTurn: v.optional(v.literal(true)),
  /** Meanwhile it was given as often as its terms allow, so no bonus was given. */
  isUsed: v.optional(v.literal(true)),
  creditedCents: optionalNumber,
  creditedSpins: optionalNumber,
});

const DEPOSIT = { ...MONEY, bonus: v.optional(DepositBonusSchema) };

const OPEN_DEPOSIT = { ...OPEN, ...DEPOSIT };
const COMPLETED_DEPOSIT = {
  ...COMPLETED,
  ...DEPOSIT,
  /** Cents added to the balance. */
  creditedCents: optionalNumber,
  /** The remainder of earlier conversions that a converted deposit added, thousandths of a US cent. */
  restBefore: optionalNumber,
  /** Cents that can still be refunded. */
  refundableCents: optionalNumber,
  isRefundable: v.optional(v.boolean()),
  /** The bank has it: nothing of it is refunded. */
  isDisputed: v.optional(v.boolean()),
};

/** A schema for each state, with the fields of a rail, and those that only a completed deposit of it has. */
export const depositOf = <TFields extends v.ObjectEntries, TCompleted extends v.ObjectEntries>(
  fields: TFields,
  completed: TCompleted,
) =>
  v.variant('status', [
    v.object({ ...OPEN_DEPOSIT, ...fields }),
    v.object({ ...CLOSED, ...DEPOSIT, ...fields }),
    v.object({ ...COMPLETED_DEPOSIT, ...fields, ...completed }),
  ]);

/** A returned payout, credited again. */
const ReturnedSchema = v.object({
  ...COMPLETED_DEPOSIT,
  paymentMethod: v.literal('returned'),
  method: v.optional(v.picklist(RAIL_NAMES)),
});

/** Stored deposits have the method in one of two fields. */
const depositDefaults = ({ method }: StoredDocument) => ({ ...MONEY_DEFAULTS, paymentMethod: method });

/** The records of each rail, added by its folder. */
export interface RailRecords {
  returned: { deposit: ReturnedDeposit; withdrawal: never };
}

/** A record by rail and state: a field that one of them does not have does not compile. */
export type DepositRecord = RailRecords[keyof RailRecords]['deposit'];
export type CompletedDeposit = Extract<DepositRecord, { status: 'completed' }>;
export type ClosedDeposit = Extract<DepositRecord, { status: 'review' | 'failed' }>;
export type OpenDeposit = v.InferInput<v.ObjectSchema<typeof OPEN_DEPOSIT, undefined>>;
export type ReturnedDeposit = v.InferInput<typeof ReturnedSchema>;
export type DepositBonusRecord = v.InferInput<typeof DepositBonusSchema>;

export type DepositSchema = v.GenericSchema<DepositRecord> & v.VariantOptions<'paymentMethod'>[number];

export const depositsOf = (
  rails: readonly DepositSchema[],
  indexes: readonly (readonly FieldOf<DepositRecord>[])[],
): Collection<DepositRecord> =>
  collection<DepositRecord>(
    v.variant('paymentMethod', [...rails, ReturnedSchema]),
    [
      ['userId', 'createdAt'],
      ['userId', 'updatedAt'],
      ['userId', 'status', 'createdAt'],
      ['userId', 'paymentMethod', 'createdAt'],
      ['userId', 'status', 'paymentMethod', 'createdAt'],
      ['userId', 'isRefundable', 'createdAt'],
      ['userId', 'bonus.isChosen', 'status', 'createdAt'],
      // Firestore needs a summed field in the index of its filter.
      ['userId', 'status', 'creditedCents'],
      ['userId', 'status', 'paymentMethod', 'creditedCents'],
      ['userId', 'isRefundable', 'refundableCents'],
      ...indexes,
      ['status', 'createdAt'],
      ['createdAt'],
      ['nextCheckAt'],
    ],
    {
      defaults: depositDefaults,
      words: { paymentMethod: wordsOf('deposit'), method: wordsOf('deposit') },
      changedAt: ['updatedAt'],
    },
  );
