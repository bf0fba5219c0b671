import * as v from 'valibot';
import { OpenBonusSchema } from './bonus.ts';

const text = v.nullish(v.string());
const number = v.nullish(v.number());

/** ISO 8601. */
const INSTANTS = [
  'createdAt',
  'updatedAt',
  'lastSignInAt',
  /** Set by the server: earlier sign-ins have ended. */
  'sessionsValidAfter',
  'ageConfirmedAt',
  'termsAcceptedAt',
  'lastDepositAt',
  'lastWithdrawalAt',
  'lastBalanceUpdate',
  /** Of a phone number that came to an existing account, or replaced another. */
  'phoneSince',
] as const;

/** Decimals of `currency`. `held` is the part of the balance that is on its way out. */
const AMOUNTS = [
  'balance',
  'held',
  'bonusBalance',
  'totalDeposits',
  'totalWithdrawals',
  'totalWager',
  'maxWin',
] as const;

/** A player by uid (docs/product.md, Calls). Any field may be missing; `ProfileSchema` has the defaults. */
export const UserSchema = v.object({
  id: v.string(),
  ...v.entriesFromList(['uid', 'email', 'phoneNumber', 'displayName', 'photoURL', 'signInMethod'], text),
  signInMethods: v.nullish(v.array(v.unknown())),
  isActive: v.nullish(v.boolean()),
  ...v.entriesFromList(INSTANTS, text),
  ...v.entriesFromList(AMOUNTS, number),
  /** Card payments that are disputed now: payouts wait. */
  openDisputes: number,
  /** Remainder of converted deposits, thousandths of a US cent. */
  conversionRest: number,
  ...v.entriesFromList(['totalBets', 'totalWins', 'freeSpins'], number),
  /** Thousandths of bonus points. */
  pointsMilli: number,
  /** Of the account: `KES`, or else USD. */
  currency: text,
  ...v.entriesFromList(['preferredCurrency', 'preferredWithdrawalMethod'], text),
  /** Own code for invitations. */
  referralCode: text,
  /** Bonuses that have not ended, oldest first. */
  bonuses: v.optional(v.array(OpenBonusSchema)),
  /** When the first of them expires; only while a worker has to look at it. */
  bonusDueAt: v.optional(v.string()),
  preferences: v.optional(v.unknown()),
});

export type UserRecord = v.InferInput<typeof UserSchema>;
