import { currencyOf } from '../ledger/index.ts';
import type { SignInMethod } from '../../../contract/userChoices.ts';
import type { SessionBody } from '../../../contract/users.ts';
import type { Player } from '../identity/TokenVerifier.ts';
import type { UserRecord } from '../store/records/user.ts';
import { displayNameOf } from './displayName.ts';
import { SignInRefused } from '../errors/ApiError.ts';

/** The profile after a sign-in (docs/product.md, Sign-in). */
/** Amounts are stored as decimals of the account's currency (docs/product.md, Calls). */
const DEFAULTS = {
  balance: 0,
  bonusBalance: 0,
  totalDeposits: 0,
  totalWithdrawals: 0,
  totalWager: 0,
  maxWin: 0,
  totalBets: 0,
  totalWins: 0,
  preferences: { notifications: { email: true, sms: false, push: true }, language: 'en' },
  isActive: true,
};

export interface SignIn {
  player: Player;
  consent: SessionBody['consent'];
  language?: SessionBody['language'];
  currency?: SessionBody['currency'];
  /** ISO 8601. */
  now: string;
}

/** Stored fields stay, also those of an operator; missing fields get defaults; the token says who the player is. */
export function mergeProfile(
  stored: UserRecord | undefined,
  { player, consent, language, currency: chosen = 'USD', now }: SignIn,
): UserRecord {
  const { uid, signInMethod, authTime } = player;
  const currency = stored ? currencyOf(stored) : chosen;
  return {
    createdAt: now,
    ...DEFAULTS,
    currency,
    preferredCurrency: currency,
    preferences: { currency, ...DEFAULTS.preferences, ...(language && { language }) },
    displayName: displayNameOf(player),
    ...(player.picture && { photoURL: player.picture }),
    ...stored,
    ...contactOf(player),
    ...phoneTime(stored, player, now),
    id: uid,
    uid,
    signInMethod,
    signInMethods: mergeMethods(stored?.signInMethods, signInMethod),
    lastSignInAt: latest(stored?.lastSignInAt, new Date(authTime * 1_000).toISOString()),
    updatedAt: now,
    ...consentTimes(stored, consent, now),
  };
}

const contactOf = ({ phoneNumber, email }: Player) => ({
  ...(phoneNumber && { phoneNumber }),
  ...(email && { email }),
});

/** A phone that comes to an account later is new for payouts. */
export const isNewPhone = (stored: UserRecord | undefined, { phoneNumber }: Player): boolean =>
  stored !== undefined && phoneNumber !== undefined && phoneNumber !== stored.phoneNumber;

const phoneTime = (stored: UserRecord | undefined, player: Player, now: string) =>
  isNewPhone(stored, player) && { phoneSince: now };

const mergeMethods = (stored: UserRecord['signInMethods'], method: SignInMethod): unknown[] => [
  ...new Set([...(stored ?? []), method]),
];

/** An older sign-in of another browser may be reported later. */
const latest = (stored: UserRecord['lastSignInAt'], instant: string): string =>
  stored && stored > instant ? stored : instant;

/** The first time counts and is kept. */
function consentTimes(stored: UserRecord | undefined, consent: SignIn['consent'], now: string) {
  if (!consent) return {};
  return { ageConfirmedAt: stored?.ageConfirmedAt ?? now, termsAcceptedAt: stored?.termsAcceptedAt ?? now };
}

/** A sign-in counts as fresh for so long. */
const FRESH_MS = 300_000;

/**
 * True when an account is entered in a way that it was never entered before. A stolen token could have added that way, so it
 * takes a sign-in of this moment. @throws SignInRefused `token_revoked` for an older one
 */
export function isNewMethod(stored: UserRecord | undefined, { signInMethod, authTime }: Player, now: string): boolean {
  const known = stored?.signInMethods ?? [];
  if (known.length === 0 || known.includes(signInMethod)) return false;
  if (Date.parse(now) - authTime * 1_000 > FRESH_MS) throw new SignInRefused('token_revoked');
  return true;
}
