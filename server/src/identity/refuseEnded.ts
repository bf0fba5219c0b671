import type { StoredDocument } from '../store/DocumentStore.ts';
import { SignInRefused } from './SignInRefused.ts';
import type { Player } from './TokenVerifier.ts';

const secondsOf = (instant: unknown): number =>
  typeof instant === 'string' ? Math.floor(Date.parse(instant) / 1_000) : -Infinity;

/**
 * Holds a token against the player's own document: `isActive`, which operators clear, and `sessionsValidAfter`, which
 * signing out everywhere sets. Sign-ins are known to the second, so one of that very second has ended too.
 * @throws SignInRefused
 */
export function refuseEnded({ authTime }: Player, user: StoredDocument | undefined): void {
  if (user?.['isActive'] === false) throw new SignInRefused('account_disabled');
  if (authTime <= secondsOf(user?.['sessionsValidAfter'])) throw new SignInRefused('token_revoked');
}
