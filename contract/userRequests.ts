/** What the web app sends about the player. Apart from what it reads, as a browser never checks what it sends. */
import * as v from 'valibot';
import { ReferralCodeSchema } from './rewards.ts';
import { CURRENCY_CODES, LANGUAGE_CODES } from './userChoices.ts';

/** What a browser says when it signs in. Everything about who the player is comes from the token instead. */
export const SessionBodySchema = v.strictObject({
  /** A random name of this browser, so that a sign-in from another one can be told. */
  deviceId: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/))),
  /** What the player reads the site in; counts for a new profile only. */
  language: v.optional(v.picklist(LANGUAGE_CODES)),
  /** Of the account; counts for a new profile only. USD when it is left out. */
  currency: v.optional(v.picklist(CURRENCY_CODES)),
  /** Who invited the player; counts for a new profile only. One that nobody has is passed over. */
  referralCode: v.optional(ReferralCodeSchema),
  /** Given when the player ticked both boxes of the register tab; there is no way to give half of it. */
  consent: v.optional(v.strictObject({ isAdult: v.literal(true), hasAcceptedTerms: v.literal(true) })),
});

/** Only while the account has never held money. */
export const AccountCurrencySchema = v.strictObject({ currency: v.picklist(CURRENCY_CODES) });

/** Letters, marks, digits, signs and plain spaces: nothing that is invisible or turns the writing round. */
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
