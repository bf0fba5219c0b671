import { createRemoteJWKSet } from 'jose';
import { ConfigError } from '../config/ConfigError.ts';
import type { Config } from '../config/Config.ts';
import { createAccountCheck, emulatorLookup, GOOGLE_LOOKUP } from './AccountCheck.ts';
import { createSandboxVerifier } from './createSandboxVerifier.ts';
import { createSignedVerifier } from './createSignedVerifier.ts';
import { identityUnavailable } from './identityUnavailable.ts';
import { createRevokeSignIns, emulatorToolkit, GOOGLE_TOOLKIT } from './revokeSignIns.ts';
import { serviceAccountToken } from './serviceAccount.ts';
import type { TokenVerifier } from './TokenVerifier.ts';

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

/** Only the verifier of the sandbox accepts unsigned tokens. @throws ConfigError when production lacks a setting */
export function createTokenVerifier({ mode, identity }: Pick<Config, 'mode' | 'identity'>): TokenVerifier {
  const { projectId, apiKey, emulatorUrl, serviceAccount } = identity;
  if (mode === 'production') {
    requireSettings(identity);
    const keys = createRemoteJWKSet(new URL(GOOGLE_KEYS));
    const ownerToken = serviceAccountToken(serviceAccount);
    return {
      ...createSignedVerifier({ projectId, keys, checkAccount: createAccountCheck(GOOGLE_LOOKUP, apiKey) }),
      revoke: createRevokeSignIns({ projectId, toolkit: GOOGLE_TOOLKIT, ownerToken }),
    };
  }
  const checkAccount = emulatorUrl ? createAccountCheck(emulatorLookup(emulatorUrl), apiKey) : nobodyToAsk;
  const toolkit = emulatorToolkit(emulatorUrl ?? '');
  return {
    ...createSandboxVerifier({ projectId, checkAccount }),
    ...(emulatorUrl && { revoke: createRevokeSignIns({ projectId, toolkit, ownerToken: async () => 'owner' }) }),
  };
}
