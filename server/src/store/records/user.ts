import * as v from 'valibot';
import { JackpotNamesSchema } from '../../../../contract/jackpots.ts';
import { CONTACTS, NOTIFICATION_CASES, NOTIFICATION_KINDS, OWN_TEXTS } from '../../../../contract/users.ts';
import { WITHDRAWAL_METHODS } from '../../../../contract/railWords.ts';
import { OpenBonusSchema } from './bonus.ts';
import { CURRENCY_CODES } from '../../../../contract/userChoices.ts';

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
  /** A phone number came to the existing account then, or replaced another number. */
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
  ...v.entriesFromList(['uid', ...CONTACTS, ...OWN_TEXTS, 'photoURL', 'signInMethod'], text),
  signInMethods: v.nullish(v.array(v.unknown())),
  isActive: v.nullish(v.boolean()),
  ...v.entriesFromList(INSTANTS, text),
  ...v.entriesFromList(AMOUNTS, number),
  /** Card payments that are disputed now: payouts wait. */
  openDisputes: number,
  /** The part of the deposits that was not staked yet, cents. */
  unplayedCents: number,
  /** The part of `totalWager` that counts for no invitation, cents: most of what was staked at blackjack. */
  uncountedCents: number,
  /** Remainder of converted deposits, thousandths of a US cent. */
  conversionRest: number,
  ...v.entriesFromList(['totalBets', 'totalWins', 'freeSpins'], number),
  /** Thousandths of bonus points. */
  pointsMilli: number,
  /** The currency of the account: `KES`, or else USD. */
  currency: text,
  ...v.entriesFromList(['preferredCurrency', 'preferredWithdrawalMethod'], text),
  referralCode: text,
  /** Missing while the person is known to have this account alone. */
  personId: text,
  /** Bonuses that have not ended, oldest first. */
  bonuses: v.optional(v.array(OpenBonusSchema)),
  /** The first of them expires then; set only while a worker has to look at it. */
  bonusDueAt: v.optional(v.string()),
  preferences: v.optional(v.unknown()),
});

export type UserRecord = v.InferInput<typeof UserSchema>;

/** The id is the uid of one of the accounts. */
export const PersonSchema = v.object({ id: v.string(), accounts: v.array(v.string()) });

/** A player has so many at most: the one that was used longest ago gives its place to a new one. */
export const MOST_DEVICES = 20;

export const DeviceSchema = v.object({
  id: v.string(),
  userId: v.string(),
  /** The browser's own id, the same for all its players. */
  deviceId: v.optional(v.string()),
  firstSeenAt: v.string(),
  lastSeenAt: v.optional(v.string()),
});

export const NotificationRecordSchema = v.object({
  id: v.string(),
  userId: v.string(),
  kind: v.picklist(NOTIFICATION_KINDS),
  createdAt: v.string(),
  isRead: v.optional(v.boolean()),
  gameId: v.optional(v.string()),
  /** Minor units of `currency`. */
  amountCents: v.optional(v.number()),
  currency: v.optional(v.picklist(CURRENCY_CODES)),
  count: v.optional(v.number()),
  /** Masked. */
  to: v.optional(v.string()),
  method: v.optional(v.picklist(WITHDRAWAL_METHODS)),
  case: v.optional(v.picklist(NOTIFICATION_CASES)),
  /** A limit was this before. A limit of time counts in hundredths of a minute, here and in `amountCents`. */
  fromCents: v.optional(v.number()),
  startsAt: v.optional(v.string()),
  level: v.optional(v.string()),
  levelId: v.optional(v.string()),
  jackpot: v.optional(JackpotNamesSchema),
});

export type Device = v.InferInput<typeof DeviceSchema>;
export type NotificationRecord = v.InferInput<typeof NotificationRecordSchema>;

/** An invitation, by the uid of the invited player. Times are ISO 8601. */
export const ReferralSchema = v.object({
  id: v.string(),
  referrerId: v.string(),
  /** Shortened name of the invited player. */
  name: v.string(),
  /**
   * `joined`: registered with an invitation. `wagering`: deposited enough. `qualified`: the reward is due. `earned`: credited.
   * `void`: due to an account that may not earn.
   */
  status: v.picklist(['joined', 'wagering', 'qualified', 'earned', 'void']),
  joinedAt: v.string(),
  /** The deposit that was large enough. */
  depositId: v.optional(v.string()),
  qualifiedAt: v.optional(v.string()),
  /** The reward is due once so much of the `totalWager` of the invited player counts, in cents. */
  dueAtCents: v.optional(v.number()),
  /** The reward for the bonus account, at the rate of that deposit. */
  rewardCents: v.optional(v.number()),
  /** The currency of the reward. Missing: USD. */
  currency: v.optional(v.picklist(CURRENCY_CODES)),
  endedAt: v.optional(v.string()),
});

export type ReferralRecord = v.InferInput<typeof ReferralSchema>;
