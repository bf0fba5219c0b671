/** The player: session, profile and notifications (docs/product.md, Profile). */
import * as v from 'valibot';
import { JackpotNamesSchema } from './jackpots.ts';
import { flagOr, maybe, numberOr, optionalInstant, optionalNumber, optionalText, textOr } from './fields.ts';
import { WITHDRAWAL_METHODS } from './railWords.ts';
import { forPlayers, route } from './route.ts';
import { CURRENCY_CODES, LANGUAGE_CODES, SIGN_IN_METHODS } from './userChoices.ts';

export const NotificationChoiceSchema = v.object({ email: flagOr(true), sms: flagOr(false), push: flagOr(true) });

export const PreferencesSchema = v.object({
  currency: v.fallback(v.picklist(CURRENCY_CODES), 'USD'),
  notifications: v.fallback(NotificationChoiceSchema, { email: true, sms: false, push: true }),
  language: v.fallback(v.picklist(LANGUAGE_CODES), 'en'),
  /** True when the latest bets of the home page may show the player's, with a shortened name. */
  isShownInBets: flagOr(true),
});
export type Preferences = v.InferOutput<typeof PreferencesSchema>;

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
export type Profile = v.InferOutput<typeof ProfileSchema>;

/** The browser has these from the sign-in service, and does not keep the ones of the profile. No log has them. */
export const CONTACTS = ['phoneNumber', 'email'] as const;

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
  'freeFlight',
  'jackpot',
  'race',
  'bonusConverted',
  'bonusUsedUp',
  'bonusExpired',
  'bonusForfeited',
] as const;

/** Which case of its kind a notice tells of: how a dispute stands, whose deposit took a bonus with it, or which limit or break changed. */
export const NOTIFICATION_CASES = [
  ...(['open', 'won', 'lost'] as const),
  ...(['friend', 'deposit'] as const),
  ...(['day', 'week', 'month', 'lossDay', 'lossWeek', 'lossMonth', 'stake', 'timeDay'] as const),
  ...(['timeOut', 'selfExclusion'] as const),
] as const;

export const NotificationSchema = v.object({
  id: v.pipe(v.string(), v.nonEmpty()),
  kind: v.picklist(NOTIFICATION_KINDS),
  createdAt: v.string(),
  isRead: flagOr(false),
  /** The game that free spins or a free flight are for. */
  gameId: optionalText(),
  /** The money it is about, a decimal of `currency`; a limit of time is in minutes. This and what follows is missing where it does not fit, and in notices of before. */
  amount: optionalNumber(),
  currency: maybe(v.picklist(CURRENCY_CODES)),
  /** How many free spins, or the place in a race. */
  count: optionalNumber(),
  /** The masked phone or card that money was sent to, or may be sent to from now on. */
  to: optionalText(),
  method: maybe(v.picklist(WITHDRAWAL_METHODS)),
  case: maybe(v.picklist(NOTIFICATION_CASES)),
  /** A limit changed from this to `amount`; without one of them there was no limit, or is none. A rise waits until `startsAt`. */
  from: optionalNumber(),
  startsAt: optionalInstant(),
  /** The VIP level that was reached: its name then, and its id. */
  level: optionalText(),
  levelId: optionalText(),
  /** The name that the jackpot had then. */
  jackpot: maybe(JackpotNamesSchema),
});
export type Notification = v.InferOutput<typeof NotificationSchema>;

export const SIGN_IN_REFUSALS = {
  unauthenticated: 401,
  token_expired: 401,
  token_revoked: 401,
  account_disabled: 403,
  registration_closed: 403,
  too_many_requests: 429,
} as const;

export const CURRENCY_REFUSALS = { account_used: 409 } as const;

/** The code by which a player invites others. */
export const REFERRAL_CODE = /^[A-Z\d]{8}$/;
export const ReferralCodeSchema = v.pipe(v.string(), v.regex(REFERRAL_CODE));

/** Sent with a sign-in. The identity of the player comes from the token only. */
export const SessionBodySchema = v.strictObject({
  /** A random id of this browser, to notice sign-ins from a new one. */
  deviceId: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/))),
  /** The language of the site, for a new profile only. */
  language: v.optional(v.picklist(LANGUAGE_CODES)),
  /** The currency of a new account; USD if missing. */
  currency: v.optional(v.picklist(CURRENCY_CODES)),
  /** The code of the player who invited, for a new profile only. An unknown code is ignored. */
  referralCode: v.optional(ReferralCodeSchema),
  /** Set when the player ticked both boxes of the register tab. */
  consent: v.optional(v.strictObject({ isAdult: v.literal(true), hasAcceptedTerms: v.literal(true) })),
});
export type SessionBody = v.InferOutput<typeof SessionBodySchema>;

/** The currency can change only while the account has never held money. */
export const AccountCurrencySchema = v.strictObject({ currency: v.picklist(CURRENCY_CODES) });
export type AccountCurrency = v.InferOutput<typeof AccountCurrencySchema>;

/** The longest text that players may write about themselves. */
export const OWN_TEXT_LENGTH = 40;

/** Trimmed, of letters, marks, digits, signs and plain spaces: no invisible or direction characters. Not empty. */
const ownText = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(OWN_TEXT_LENGTH),
  v.regex(/^[\p{L}\p{M}\p{N}\p{P}\p{S} ]+$/u, 'use letters, digits and signs only'),
);

/** Players write this about themselves: each may be changed, is stored and has a form (`OwnText`), and no log has it. */
export const OwnTextsSchema = v.object({
  displayName: v.pipe(
    ownText,
    v.minLength(2),
    v.regex(/[\p{L}\p{N}].*[\p{L}\p{N}]/u, 'use at least two letters or digits'),
  ),
});
export const OWN_TEXTS = v.keyof(OwnTextsSchema).options;
export type OwnTextName = (typeof OWN_TEXTS)[number];

/** The only fields that a player may change. */
export const ProfileChangeSchema = v.strictObject({
  ...v.partial(OwnTextsSchema).entries,
  preferredCurrency: v.optional(v.picklist(CURRENCY_CODES)),
  preferences: v.optional(
    v.strictObject({
      currency: v.optional(v.picklist(CURRENCY_CODES)),
      language: v.optional(v.picklist(LANGUAGE_CODES)),
      isShownInBets: v.optional(v.boolean()),
      notifications: v.optional(
        v.strictObject({ email: v.optional(v.boolean()), sms: v.optional(v.boolean()), push: v.optional(v.boolean()) }),
      ),
    }),
  ),
});
export type ProfileChange = v.InferOutput<typeof ProfileChangeSchema>;

export type SignInRefusal = keyof typeof SIGN_IN_REFUSALS;

export const openSession = route<{ body: SessionBody; answer: Profile; error: 'registration_closed' }>(
  'POST /users/session',
);

export const readProfile = route<{ answer: Profile; error: 'no_profile' }>('GET /users/me');
export const changeProfile = route<{ body: ProfileChange; answer: Profile; error: 'no_profile' }>('PATCH /users/me');

export const changeCurrency = route<{ body: AccountCurrency; answer: Profile; error: 'no_profile' | 'account_used' }>(
  'POST /users/me/currency',
);

export const listNotifications = route<{ answer: Notification[] }>('GET /users/me/notifications');
export const readNotifications = route<{ answer: Notification[] }>('POST /users/me/notifications/read');

/** Sign-ins before `sessionsValidAfter` have ended. */
export const endSessions = route<{ answer: { sessionsValidAfter: string }; error: 'no_profile' }>(
  'POST /users/me/sign-out-everywhere',
);

export const NO_PROFILE = { no_profile: 404 };
export type NoProfile = keyof typeof NO_PROFILE;

export const USERS = {
  openSession: forPlayers(
    openSession,
    'Creates or merges the profile of the signed-in player; sent after each sign-in',
    ProfileSchema,
    { body: SessionBodySchema, errors: { registration_closed: 403 } },
  ),
  readProfile: forPlayers(readProfile, "The signed-in player's profile", ProfileSchema, { errors: NO_PROFILE }),
  changeProfile: forPlayers(
    changeProfile,
    'Changes what a player may change; any other field is refused',
    ProfileSchema,
    { body: ProfileChangeSchema, errors: NO_PROFILE },
  ),
  changeCurrency: forPlayers(
    changeCurrency,
    "Sets the account's currency; refused once the account has held money",
    ProfileSchema,
    { body: AccountCurrencySchema, errors: { ...NO_PROFILE, ...CURRENCY_REFUSALS } },
  ),
  listNotifications: forPlayers(
    listNotifications,
    'The latest 50 notifications, newest first',
    v.array(NotificationSchema),
  ),
  readNotifications: forPlayers(
    readNotifications,
    'Marks the listed notifications as read, and answers them',
    v.array(NotificationSchema),
  ),
  endSessions: forPlayers(
    endSessions,
    'Ends every sign-in of the player, this one too',
    v.object({ sessionsValidAfter: v.string() }),
    { errors: NO_PROFILE },
  ),
};
