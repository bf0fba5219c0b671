import * as v from 'valibot';

const text = v.nullish(v.string());
const number = v.nullish(v.number());

/** Instants are ISO 8601. */
const INSTANTS = [
  'createdAt',
  'updatedAt',
  'lastSignInAt',
  /** The server's own: sign-ins before it have ended. */
  'sessionsValidAfter',
  'ageConfirmedAt',
  'termsAcceptedAt',
  'lastDepositAt',
  'lastWithdrawalAt',
  'lastBalanceUpdate',
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

/**
 * A player by uid (docs/product.md, Calls). Any field may be missing: the contract's `ProfileSchema` has the defaults
 * of what players see.
 */
export const UserSchema = v.object({
  id: v.string(),
  ...v.entriesFromList(['uid', 'email', 'phoneNumber', 'displayName', 'photoURL', 'signInMethod'], text),
  signInMethods: v.nullish(v.array(v.unknown())),
  isActive: v.nullish(v.boolean()),
  ...v.entriesFromList(INSTANTS, text),
  ...v.entriesFromList(AMOUNTS, number),
  /** What conversions of deposits left over, thousandths of a US cent. */
  conversionRest: number,
  ...v.entriesFromList(['totalBets', 'totalWins', 'freeSpins'], number),
  /** Of the account: `KES`, or else USD. */
  currency: text,
  ...v.entriesFromList(['preferredCurrency', 'preferredWithdrawalMethod'], text),
  /** For inviting others. */
  referralCode: text,
  preferences: v.optional(v.unknown()),
});

export type UserRecord = v.InferInput<typeof UserSchema>;
