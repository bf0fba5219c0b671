import { SignInRefused } from '../errors/ApiError.ts';
import type { Player } from '../identity/TokenVerifier.ts';
import type { UserRecord } from '../store/records/user.ts';

/** A sign-in counts as fresh for so long. */
const FRESH_MS = 300_000;

/**
 * Whether an account is entered in a way that it was never entered before. A stolen token could have added that way, so it
 * takes a sign-in of this moment. @throws SignInRefused `token_revoked` for an older one
 */
export function isNewMethod(stored: UserRecord | undefined, { signInMethod, authTime }: Player, now: string): boolean {
  const known = stored?.signInMethods ?? [];
  if (known.length === 0 || known.includes(signInMethod)) return false;
  if (Date.parse(now) - authTime * 1_000 > FRESH_MS) throw new SignInRefused('token_revoked');
  return true;
}
