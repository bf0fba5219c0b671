/** Requests about the player. Separate from answers, because a browser does not check its own requests. */
import * as v from 'valibot';
import { ReferralCodeSchema } from './rewards.ts';
import { CURRENCY_CODES, LANGUAGE_CODES } from './userChoices.ts';

/** Sent with a sign-in. The identity of the player comes from the token only. */
export const SessionBodySchema = v.strictObject({
  /** A random id of this browser, to notice sign-ins from a new one. */
  deviceId: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/))),
  /** Language of the site; for a new profile only. */
  language: v.optional(v.picklist(LANGUAGE_CODES)),
  /** Currency of a new account; USD if missing. */
  currency: v.optional(v.picklist(CURRENCY_CODES)),
  /** Code of the player who invited; for a new profile only. An unknown code is ignored. */
  referralCode: v.optional(ReferralCodeSchema),
  /** Set when the player ticked both boxes of the register tab. */
  consent: v.optional(v.strictObject({ isAdult: v.literal(true), hasAcceptedTerms: v.literal(true) })),
});

/** Only while the account has never held money. */
export const AccountCurrencySchema = v.strictObject({ currency: v.picklist(CURRENCY_CODES) });

/** Letters, marks, digits, signs and plain spaces: no invisible or direction characters. */
const VISIBLE = /^[\p{L}\p{M}\p{N}\p{P}\p{S} ]+$/u;

const DisplayNameSchema = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(2),
  v.maxLength(40),
  v.regex(VISIBLE, 'use letters, digits and signs only'),
  v.regex(/[\p{L}\p{N}].*[\p{L}\p{N}]/u, 'use at least two letters or digits'),
);

/** The only fields that a player may change. */
export const ProfileChangeSchema = v.strictObject({
  displayName: v.optional(DisplayNameSchema),
  preferredCurrency: v.optional(v.picklist(CURRENCY_CODES)),
  preferences: v.optional(
    v.strictObject({
      currency: v.optional(v.picklist(CURRENCY_CODES)),
      language: v.optional(v.picklist(LANGUAGE_CODES)),
      isShownInBets: v.optional(v.boolean()),
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

export type SessionBody = v.InferOutput<typeof SessionBodySchema>;
export type AccountCurrency = v.InferOutput<typeof AccountCurrencySchema>;
export type ProfileChange = v.InferOutput<typeof ProfileChangeSchema>;
