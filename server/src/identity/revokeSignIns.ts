import { readFileSync } from 'node:fs';
import { importPKCS8, SignJWT } from 'jose';
import * as v from 'valibot';
import { identityUnavailable, type RevokeSignIns } from './TokenVerifier.ts';
import { ConfigError } from '../config/Config.ts';

export const TIMEOUT_MS = 5_000;

interface RevokeOptions {
  projectId: string;
  /** The address of Google's Identity Toolkit, or of the emulator of it. */
  toolkit: string;
  /** Such a token has the rights of an owner of the project. */
  ownerToken: () => Promise<string>;
}

/** The Admin SDK does the same. Source: https://firebase.google.com/docs/auth/admin/manage-sessions */
export const createRevokeSignIns =
  ({ projectId, toolkit, ownerToken }: RevokeOptions): RevokeSignIns =>
  async (uid) => {
    try {
      const answer = await fetch(`${toolkit}/v1/projects/${projectId}/accounts:update`, {
        method: 'POST',
        headers: { authorization: `Bearer ${await ownerToken()}`, 'content-type': 'application/json' },
        body: JSON.stringify({ localId: uid, validSince: String(Math.floor(Date.now() / 1_000)) }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (!answer.ok) throw new Error(`The provider answered ${answer.status}`);
    } catch (error) {
      throw identityUnavailable(error);
    }
  };

/** Access tokens of a service account. Source: https://developers.google.com/identity/protocols/oauth2/service-account */
const SCOPE = 'https://www.googleapis.com/auth/identitytoolkit';
const ON_GOOGLE = 'http://metadata.google.internal/computeMetadata/v1/instance/service-accounts/default/token';
const TOKEN_TTL = '1h';

const AccountSchema = v.object({
  client_email: v.string(),
  private_key: v.string(),
  token_uri: v.fallback(v.string(), 'https://oauth2.googleapis.com/token'),
});
const TokenSchema = v.object({ access_token: v.string() });

type Account = v.InferOutput<typeof AccountSchema>;

/** `file`: the key of the account, in Google's JSON; empty on Google's machines, which have one. @throws ConfigError */
export function serviceAccountToken(file: string): () => Promise<string> {
  if (!file) return () => askToken(ON_GOOGLE, { headers: { 'metadata-flavor': 'Google' } });
  const account = readAccount(file);
  return async () => askToken(account.token_uri, { method: 'POST', body: await grantOf(account) });
}

function readAccount(file: string): Account {
  try {
    return v.parse(AccountSchema, JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    throw new ConfigError(
      `FIREBASE_SERVICE_ACCOUNT is "${file}", which is no key of a service account: give its JSON file`,
    );
  }
}

async function grantOf({ client_email, private_key, token_uri }: Account): Promise<URLSearchParams> {
  const assertion = await new SignJWT({ scope: SCOPE })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
    .setIssuer(client_email)
    .setAudience(token_uri)
    .setIssuedAt()
    .setExpirationTime(TOKEN_TTL)
    .sign(await importPKCS8(private_key, 'RS256'));
  return new URLSearchParams({ grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion });
}

async function askToken(url: string, request: RequestInit): Promise<string> {
  const answer = await fetch(url, { ...request, signal: AbortSignal.timeout(TIMEOUT_MS) });
  return v.parse(TokenSchema, await answer.json()).access_token;
}
