/** What deposits and withdrawals are: common fields here, and the records of each rail in its folder (`server/src/rails`). */
import * as v from 'valibot';
import { RAIL_NAMES, wordsOf } from '../../../../contract/railWords.ts';
import { type Collection, collection } from '../collection.ts';
import type { FieldOf } from '../query.ts';
import type { StoredDocument } from '../StoredDocument.ts';
import { CLOSED, COMPLETED, MONEY, MONEY_DEFAULTS, OPEN } from './money.ts';

const optionalText = v.optional(v.string());
const optionalNumber = v.optional(v.number());

/** The terms of the chosen bonus as they were when the deposit began, and what it gave. */
const DepositBonusSchema = v.object({
  id: v.string(),
  title: optionalText,
  bonusPercentage: v.number(),
  freeSpins: v.number(),
  /** Whole KES. */
  minDeposit: v.number(),
  maxBonus: optionalNumber,
  /** Whole KES on top of the percentage. */
  extraKes: optionalNumber,
  /** How many times the bonus has to be wagered. */
  wagering: optionalNumber,
  /** Tells deposits with a bonus to the index. */
  isChosen: v.optional(v.literal(true)),
  /** `totalWager` of the player when it was credited, decimal. */
  wageredBefore: optionalNumber,
  /** Of the welcome pack: the completed deposit that it is for, counted from 1. */
  step: optionalNumber,
  /** Another completed first: nothing was given. */
  isOutOfTurn: v.optional(v.literal(true)),
  creditedCents: optionalNumber,
  creditedSpins: optionalNumber,
});

export const DEPOSIT = { ...MONEY, bonus: v.optional(DepositBonusSchema) };

export const OPEN_DEPOSIT = { ...OPEN, ...DEPOSIT };
export const CLOSED_DEPOSIT = { ...CLOSED, ...DEPOSIT };

export const COMPLETED_DEPOSIT = {
  ...COMPLETED,
  ...DEPOSIT,
  /** Cents that the balance gained. */
  creditedCents: optionalNumber,
  /** Of a converted one: what earlier conversions had left over, thousandths of a US cent; it went into the credit. */
  restBefore: optionalNumber,
  /** Cents that refunds may still give back. */
  refundableCents: optionalNumber,
  isRefundable: v.optional(v.boolean()),
};

/** A payout that came back, credited again. */
const ReturnedSchema = v.object({
  ...COMPLETED_DEPOSIT,
  paymentMethod: v.literal('returned'),
  /** That it went to. */
  method: v.optional(v.picklist(RAIL_NAMES)),
});

/** Stored deposits name the method in either of two fields. */
const depositDefaults = ({ method }: StoredDocument) => ({ ...MONEY_DEFAULTS, paymentMethod: method });

/** The records of each rail: its folder adds them. */
export interface RailRecords {
  returned: { deposit: ReturnedDeposit; withdrawal: never };
}

/** By rail and state: what one of them has not does not compile. */
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
      // Firestore wants a summed field in the index of its filter.
      ['userId', 'status', 'creditedCents'],
      ['userId', 'status', 'paymentMethod', 'creditedCents'],
      ['userId', 'refundableCents'],
      ...indexes,
      ['nextCheckAt'],
      ['updatedAt'],
    ],
    { defaults: depositDefaults, words: { paymentMethod: wordsOf('deposit'), method: wordsOf('deposit') } },
  );
