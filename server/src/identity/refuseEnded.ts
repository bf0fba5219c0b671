import type { UserRecord } from '../store/records/user.ts';
import { SignInRefused } from '../errors/SignInRefused.ts';
import type { Player } from './TokenVerifier.ts';

const secondsOf = (instant: UserRecord['sessionsValidAfter']): number =>
  instant ? Math.floor(Date.parse(instant) / 1_000) : -Infinity;

/**
 * Checks `isActive`, which operators clear, and `sessionsValidAfter`, set by signing out everywhere. Times are whole
 * seconds, so a sign-in of the same second has ended too. @throws SignInRefused
 */
export function refuseEnded({ authTime }: Player, user: UserRecord | undefined): void {
  if (user?.isActive === false) throw new SignInRefused('account_disabled');
  if (authTime <= secondsOf(user?.sessionsValidAfter)) throw new SignInRefused('token_revoked');
}
