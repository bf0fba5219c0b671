/** The profile after a sign-in (docs/product.md, Sign-in). */
import type { SessionBody, SignInMethod } from '../../../contract/users.ts';
import type { Player } from '../identity/TokenVerifier.ts';
import type { UserRecord } from '../store/records/user.ts';
import { displayNameOf } from './displayName.ts';

/** Amounts in decimal USD, as they are stored (docs/product.md, Calls). */
const DEFAULTS = {
  balance: 0,
  bonusBalance: 0,
  totalDeposits: 0,
  totalWithdrawals: 0,
  totalWager: 0,
  maxWin: 0,
  totalBets: 0,
  totalWins: 0,
  preferredCurrency: 'USD',
  preferences: { currency: 'USD', notifications: { email: true, sms: false, push: true }, language: 'en' },
  isActive: true,
};

export interface SignIn {
  player: Player;
  consent: SessionBody['consent'];
  language?: SessionBody['language'];
  /** ISO 8601. */
  now: string;
}

/**
 * What is stored stays, whatever an operator added to it; gaps get the defaults; the token says who the player is.
 * `stored` is undefined at the first sign-in.
 */
export function mergeProfile(stored: UserRecord | undefined, { player, consent, language, now }: SignIn): UserRecord {
  const { uid, signInMethod, authTime } = player;
  return {
    createdAt: now,
    ...DEFAULTS,
    preferences: { ...DEFAULTS.preferences, ...(language && { language }) },
    displayName: displayNameOf(player),
    ...(player.picture && { photoURL: player.picture }),
    ...stored,
    ...contactOf(player),
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

const mergeMethods = (stored: UserRecord['signInMethods'], method: SignInMethod): unknown[] => [
  ...new Set([...(stored ?? []), method]),
];

/** An older sign-in of another browser may report later. */
const latest = (stored: UserRecord['lastSignInAt'], instant: string): string =>
  stored && stored > instant ? stored : instant;

/** Recorded once: the first time is the one that counts. */
function consentTimes(stored: UserRecord | undefined, consent: SignIn['consent'], now: string) {
  if (!consent) return {};
  return {
    ageConfirmedAt: stored?.ageConfirmedAt ?? now,
    termsAcceptedAt: stored?.termsAcceptedAt ?? now,
  };
}
