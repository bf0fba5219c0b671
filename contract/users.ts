/** The player: POST /users/session, GET and PATCH /users/me, notifications, balance. Source: spec sections 3, 4, 6. */
import * as v from 'valibot';
import { flagOr, numberOr, optionalInstant, optionalText, textOr } from './fields.ts';

export const CURRENCY_CODES = ['KES', 'USD'] as const;
export const LANGUAGE_CODES = ['en', 'sw'] as const;
export const SIGN_IN_METHODS = ['phone', 'google'] as const;

export const NotificationChoiceSchema = v.object({
  email: flagOr(true),
  sms: flagOr(false),
  push: flagOr(true),
});

export const PreferencesSchema = v.object({
  currency: v.fallback(v.picklist(CURRENCY_CODES), 'USD'),
  notifications: v.fallback(NotificationChoiceSchema, { email: true, sms: false, push: true }),
  language: v.fallback(v.picklist(LANGUAGE_CODES), 'en'),
});

/** Amounts are decimal USD, as the spec has them on the wire; counts are whole numbers. */
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
  balance: numberOr(0),
  bonusBalance: numberOr(0),
  totalDeposits: numberOr(0),
  totalWithdrawals: numberOr(0),
  preferredCurrency: v.fallback(v.picklist(CURRENCY_CODES), 'USD'),
  isActive: flagOr(true),
  preferences: v.fallback(PreferencesSchema, {
    currency: 'USD',
    notifications: { email: true, sms: false, push: true },
    language: 'en',
  }),
  totalWager: numberOr(0),
  maxWin: numberOr(0),
  totalBets: numberOr(0),
  totalWins: numberOr(0),
  /** When the player confirmed to be 18 or older and accepted the terms. */
  ageConfirmedAt: optionalInstant(),
  termsAcceptedAt: optionalInstant(),
});

/** What a browser says when it signs in. Everything about who the player is comes from the token instead. */
export const SessionBodySchema = v.strictObject({
  /** A random name of this browser, so that a sign-in from another one can be told. */
  deviceId: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/))),
  /** Given when the player ticked both boxes of the register tab; there is no way to give half of it. */
  consent: v.optional(v.strictObject({ isAdult: v.literal(true), hasAcceptedTerms: v.literal(true) })),
});

/** The only fields that a player may change. */
export const ProfileChangeSchema = v.strictObject({
  displayName: v.optional(v.pipe(v.string(), v.trim(), v.minLength(2), v.maxLength(40))),
  preferredCurrency: v.optional(v.picklist(CURRENCY_CODES)),
  preferences: v.optional(
    v.strictObject({
      currency: v.optional(v.picklist(CURRENCY_CODES)),
      language: v.optional(v.picklist(LANGUAGE_CODES)),
      notifications: v.optional(
        v.strictObject({
          email: v.optional(v.boolean()),
          sms: v.optional(v.boolean()),
          push: v.optional(v.boolean()),
        }),
      ),
    }),
  ),
});

export const NOTIFICATION_KINDS = ['newDevice', 'deposit', 'withdrawal'] as const;

export const NotificationSchema = v.object({
  id: v.pipe(v.string(), v.nonEmpty()),
  kind: v.picklist(NOTIFICATION_KINDS),
  createdAt: v.string(),
  isRead: flagOr(false),
});

/** GET /wallet/balance: decimal USD. */
export const BalanceSchema = v.object({
  balance: numberOr(0),
  bonusBalance: numberOr(0),
  held: numberOr(0),
  available: numberOr(0),
  currency: v.fallback(v.picklist(CURRENCY_CODES), 'USD'),
});

/** Why a signed-in call is refused: the `code` of the error body. */
export const SIGN_IN_REFUSALS = {
  unauthenticated: 401,
  token_expired: 401,
  token_revoked: 401,
  account_disabled: 403,
  too_many_requests: 429,
} as const;

export type Preferences = v.InferOutput<typeof PreferencesSchema>;
export type Profile = v.InferOutput<typeof ProfileSchema>;
export type SessionBody = v.InferOutput<typeof SessionBodySchema>;
export type ProfileChange = v.InferOutput<typeof ProfileChangeSchema>;
export type Notification = v.InferOutput<typeof NotificationSchema>;
export type Balance = v.InferOutput<typeof BalanceSchema>;
export type SignInMethod = (typeof SIGN_IN_METHODS)[number];
export type SignInRefusal = keyof typeof SIGN_IN_REFUSALS;
