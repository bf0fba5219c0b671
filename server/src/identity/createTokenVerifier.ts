import { createRemoteJWKSet, jwtVerify, type JWTVerifyGetKey, UnsecuredJWT } from 'jose';
import { type AccountCheck, createAccountCheck } from './AccountCheck.ts';
import { claimRules, readClaims, tokenError } from './claims.ts';
import { identityUnavailable, type Player, type TokenVerifier } from './TokenVerifier.ts';
import { type Config, ConfigError } from '../config/Config.ts';
import { createRevokeSignIns, serviceAccountToken } from './revokeSignIns.ts';

/** For unsigned sandbox tokens, which anyone can write: the emulator is asked each time. */
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

/** For production: tokens signed by Google for the project of the operator. Unsigned tokens are always refused. */
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
