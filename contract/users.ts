/** The player: POST /users/session, GET and PATCH /users/me, notifications, balance (docs/product.md, Profile). */
import * as v from 'valibot';
import { flagOr, numberOr, optionalInstant, optionalNumber, optionalText, textOr } from './fields.ts';
import { CURRENCY_CODES, LANGUAGE_CODES, SIGN_IN_METHODS } from './userChoices.ts';

export * from './userChoices.ts';
export * from './userRequests.ts';

export const NotificationChoiceSchema = v.object({
  email: flagOr(true),
  sms: flagOr(false),
  push: flagOr(true),
});

export const PreferencesSchema = v.object({
  currency: v.fallback(v.picklist(CURRENCY_CODES), 'USD'),
  notifications: v.fallback(NotificationChoiceSchema, { email: true, sms: false, push: true }),
  language: v.fallback(v.picklist(LANGUAGE_CODES), 'en'),
  /** Whether the latest bets of the home page may show the player's, with a shortened name. */
  isShownInBets: flagOr(true),
});

/** Amounts are decimals of `currency`, the one of the account; counts are integers. */
export const ProfileSchema = v.object({
  uid: v.pipe(v.string(), v.nonEmpty()),
  email: optionalText(),
  phoneNumber: optionalText(),
  displayName: textOr('Guest User'),
  photoURL: optionalText(),
  signInMethod: v.fallback(v.picklist(SIGN_IN_METHODS), 'phone'),
  signInMethods: v.fallback(v.array(v.picklist(SIGN_IN_METHODS)), []),
  lastSignInAt: optionalInstant(),
  createdAt: optionalInstant(),
  updatedAt: optionalInstant(),
  lastDepositAt: optionalInstant(),
  lastWithdrawalAt: optionalInstant(),
  lastBalanceUpdate: optionalInstant(),
  currency: v.fallback(v.picklist(CURRENCY_CODES), 'USD'),
  balance: numberOr(0),
  bonusBalance: numberOr(0),
  totalDeposits: numberOr(0),
  totalWithdrawals: numberOr(0),
  /** The currency on screens. */
  preferredCurrency: v.fallback(v.picklist(CURRENCY_CODES), 'USD'),
  isActive: flagOr(true),
  preferences: v.fallback(PreferencesSchema, {
    currency: 'USD',
    notifications: { email: true, sms: false, push: true },
    language: 'en',
    isShownInBets: true,
  }),
  totalWager: numberOr(0),
  maxWin: numberOr(0),
  totalBets: numberOr(0),
  totalWins: numberOr(0),
  /** When the player confirmed to be 18 or older and accepted the terms. */
  ageConfirmedAt: optionalInstant(),
  termsAcceptedAt: optionalInstant(),
});

export const NOTIFICATION_KINDS = [
  'signInMethod',
  'newDevice',
  'deposit',
  'withdrawal',
  'bonus',
  'referral',
  'limit',
  'vip',
  'payoutPhone',
  'dispute',
  'wheel',
  'market',
  'freeSpins',
  'bonusConverted',
  'bonusUsedUp',
  'bonusExpired',
  'bonusForfeited',
] as const;

export const NotificationSchema = v.object({
  id: v.pipe(v.string(), v.nonEmpty()),
  kind: v.picklist(NOTIFICATION_KINDS),
  createdAt: v.string(),
  isRead: flagOr(false),
  /** Of free spins: the slot they are for. */
  gameId: optionalText(),
});

/** GET /wallet/balance: decimals of `currency`, the one of the account. */
export const BalanceSchema = v.object({
  balance: numberOr(0),
  bonusBalance: numberOr(0),
  held: numberOr(0),
  available: numberOr(0),
  /** The part below a cent, from conversions: makes sums in shillings exact on screen. */
  rest: optionalNumber(),
  currency: v.fallback(v.picklist(CURRENCY_CODES), 'USD'),
});

/** Reasons why a signed-in call is refused: the `code` of the error body. */
export const SIGN_IN_REFUSALS = {
  unauthenticated: 401,
  token_expired: 401,
  token_revoked: 401,
  account_disabled: 403,
  /** Registration is closed. */
  registration_closed: 403,
  too_many_requests: 429,
} as const;

export type Preferences = v.InferOutput<typeof PreferencesSchema>;
export type Profile = v.InferOutput<typeof ProfileSchema>;
export type Notification = v.InferOutput<typeof NotificationSchema>;
export type Balance = v.InferOutput<typeof BalanceSchema>;
export type SignInRefusal = keyof typeof SIGN_IN_REFUSALS;
