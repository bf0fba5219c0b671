import { createRemoteJWKSet, jwtVerify, type JWTVerifyGetKey, UnsecuredJWT } from 'jose';
import * as v from 'valibot';
import { claimRules, readClaims, tokenError } from './claims.ts';
import { identityUnavailable, type Player, type TokenVerifier } from './TokenVerifier.ts';
import { type Config, ConfigError } from '../config/Config.ts';
import { type Refusal, SignInRefused } from '../errors/ApiError.ts';
import { createRevokeSignIns, serviceAccountToken, TIMEOUT_MS } from './revokeSignIns.ts';

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
const createAccountCheck =
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

/** Anyone can write unsigned sandbox tokens, so the emulator is asked each time. */
function createSandboxVerifier(projectId: string, checkAccount: AccountCheck): TokenVerifier {
  const rules = claimRules(projectId);
  const read = (token: string): Player => {
    try {
      return readClaims(UnsecuredJWT.decode(token, rules).payload);
    } catch (error) {
      throw tokenError(error);
    }
  };
  return {
    async verify(token) {
      const player = read(token);
      await checkAccount(token, player.uid);
      return player;
    },
    // `verify` has asked the emulator already.
    checkAccount: async () => undefined,
  };
}

type SignedVerifierOptions = { projectId: string; keys: JWTVerifyGetKey; checkAccount: AccountCheck };

/** Production takes tokens signed by Google for the project of the operator. Unsigned tokens are always refused. */
export function createSignedVerifier({ projectId, keys, checkAccount }: SignedVerifierOptions): TokenVerifier {
  const rules = { ...claimRules(projectId), algorithms: ['RS256'] };
  const read = async (token: string): Promise<Player> => {
    try {
      return readClaims((await jwtVerify(token, keys, rules)).payload);
    } catch (error) {
      throw tokenError(error);
    }
  };
  return { verify: read, checkAccount };
}

/** Loaded with the first token, then cached as the library decides. */
const GOOGLE_KEYS = 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';

const nobodyToAsk = async () => {
  throw identityUnavailable(new Error('AUTH_EMULATOR_URL is not set'));
};

function requireSettings({ projectId, apiKey }: Config['identity']): void {
  const needed = { FIREBASE_PROJECT_ID: projectId, FIREBASE_API_KEY: apiKey };
  const missing = Object.entries(needed).filter(([, value]) => !value);
  const lines = missing.map(([name]) => `${name} is missing: give that of your Firebase project, or set MODE=sandbox`);
  if (lines.length > 0) throw new ConfigError(lines.join('\n'));
}

const GOOGLE_TOOLKIT = 'https://identitytoolkit.googleapis.com';

/** Only the verifier of the sandbox accepts unsigned tokens. @throws ConfigError when production lacks a setting */
export function createTokenVerifier({ mode, identity }: Pick<Config, 'mode' | 'identity'>): TokenVerifier {
  const { projectId, apiKey, emulatorUrl, serviceAccount } = identity;
  if (mode === 'production') {
    requireSettings(identity);
    const keys = createRemoteJWKSet(new URL(GOOGLE_KEYS));
    const ownerToken = serviceAccountToken(serviceAccount);
    return {
      ...createSignedVerifier({ projectId, keys, checkAccount: createAccountCheck(GOOGLE_TOOLKIT, apiKey) }),
      revoke: createRevokeSignIns({ projectId, toolkit: GOOGLE_TOOLKIT, ownerToken }),
    };
  }
  if (!emulatorUrl) return createSandboxVerifier(projectId, nobodyToAsk);
  // The emulator has Google's host as the first part of its paths.
  const toolkit = `${emulatorUrl}/identitytoolkit.googleapis.com`;
  return {
    ...createSandboxVerifier(projectId, createAccountCheck(toolkit, apiKey)),
    revoke: createRevokeSignIns({ projectId, toolkit, ownerToken: async () => 'owner' }),
  };
}
