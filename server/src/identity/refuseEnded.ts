import type { UserRecord } from '../store/records/user.ts';
import { SignInRefused } from '../errors/SignInRefused.ts';
import type { Player } from './TokenVerifier.ts';

const secondsOf = (instant: UserRecord['sessionsValidAfter']): number =>
  instant ? Math.floor(Date.parse(instant) / 1_000) : -Infinity;

/**
 * Holds a token against the player's own document: `isActive`, which operators clear, and `sessionsValidAfter`, which
 * signing out everywhere sets. Sign-ins are known to the second, so one of that very second has ended too.
 * @throws SignInRefused
 */
export function refuseEnded({ authTime }: Player, user: UserRecord | undefined): void {
  if (user?.isActive === false) throw new SignInRefused('account_disabled');
  if (authTime <= secondsOf(user?.sessionsValidAfter)) throw new SignInRefused('token_revoked');
}
