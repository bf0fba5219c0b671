import * as v from 'valibot';
import { identityUnavailable, type Player } from './TokenVerifier.ts';
import { type Refusal, SignInRefused } from '../errors/ApiError.ts';
import type { UserRecord } from '../store/records/user.ts';

const PATH = '/identitytoolkit.googleapis.com/v1/accounts:lookup';
const TIMEOUT_MS = 5_000;

/** Google's host; the emulator has it as the first part of its paths. */
export const GOOGLE_LOOKUP = 'https://identitytoolkit.googleapis.com/v1/accounts:lookup';
export const emulatorLookup = (emulatorUrl: string): string => `${emulatorUrl}${PATH}`;

/** How messages of the provider begin. Any other refusal is not caused by the token. */
const REFUSALS: Readonly<Record<string, Refusal>> = {
  USER_DISABLED: 'account_disabled',
  USER_NOT_FOUND: 'token_revoked',
  TOKEN_EXPIRED: 'token_revoked',
  INVALID_ID_TOKEN: 'unauthenticated',
};

const FailureSchema = v.object({ error: v.object({ message: v.string() }) });
const AccountSchema = v.object({ localId: v.string(), disabled: v.fallback(v.boolean(), false) });
const FoundSchema = v.object({ users: v.tuple([AccountSchema]) });

/** Rejects when the provider no longer accepts the account. @throws SignInRefused, ApiError as in `verify` */
export type AccountCheck = (token: string, uid: string) => Promise<void>;

/** Asks the provider with the token of the player, so no secret of the operator is needed. */
export const createAccountCheck =
  (lookupUrl: string, apiKey: string): AccountCheck =>
  async (token, uid) => {
    const answer = await ask(`${lookupUrl}?key=${apiKey}`, token);
    const failure = v.safeParse(FailureSchema, answer);
    if (failure.success) throw refusalOf(failure.output.error.message);
    const found = v.safeParse(FoundSchema, answer);
    if (!found.success) throw identityUnavailable(new Error('The lookup answered something else'));
    const [account] = found.output.users;
    if (account.localId !== uid) throw new SignInRefused('unauthenticated');
    if (account.disabled) throw new SignInRefused('account_disabled');
  };

async function ask(url: string, idToken: string): Promise<unknown> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ idToken }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return await answer.json();
  } catch (error) {
    throw identityUnavailable(error);
  }
}

/** Messages look like `USER_DISABLED` or `INVALID_ID_TOKEN : more words`. */
function refusalOf(message: string): Error {
  const code = REFUSALS[message.split(/\W/)[0] ?? ''];
  return code ? new SignInRefused(code) : identityUnavailable(new Error(`The lookup failed: ${message}`));
}

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
