import * as v from 'valibot';
import { identityUnavailable } from './TokenVerifier.ts';
import { type Refusal, SignInRefused } from '../errors/ApiError.ts';

const TIMEOUT_MS = 5_000;

/** Messages of the provider begin so. Any other refusal is not caused by the token. */
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
  (toolkit: string, apiKey: string): AccountCheck =>
  async (token, uid) => {
    const answer = await ask(`${toolkit}/v1/accounts:lookup?key=${apiKey}`, token);
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
