/** ID tokens like Firebase's for tests: signed with our own key, or unsigned like those of the emulator. */
import { type CryptoKey, exportJWK, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';

export const PROJECT = 'demo-karata';

/** The identity settings of a server at home. */
export const emulatedIdentity = (emulatorUrl: string) => ({
  projectId: PROJECT,
  apiKey: 'demo-key',
  authDomain: '',
  serviceAccount: '',
  emulatorUrl,
});

/** Seconds since 1970. */
export const nowSeconds = (): number => Math.floor(Date.now() / 1_000);

/** Undefined fields are left out of the token. */
export interface FakeClaims {
  uid?: string;
  project?: string;
  method?: string;
  authTime?: number;
  /** Seconds from now. */
  expiresIn?: number;
  claims?: JWTPayload;
}

/** Claims of a phone player ten seconds after the sign-in. */
export function claimsOf({
  uid = 'uid-1',
  project = PROJECT,
  method = 'phone',
  ...given
}: FakeClaims = {}): JWTPayload {
  const authTime = given.authTime ?? nowSeconds() - 10;
  return {
    iss: `https://securetoken.google.com/${project}`,
    aud: project,
    sub: uid,
    user_id: uid,
    iat: authTime,
    auth_time: authTime,
    exp: nowSeconds() + (given.expiresIn ?? 3_600),
    phone_number: '+254712345678',
    firebase: { sign_in_provider: method },
    ...given.claims,
  };
}

export const unsignedToken = (claims: FakeClaims = {}): string => new UnsecuredJWT(claimsOf(claims)).encode();

export const signedToken = (key: CryptoKey, claims: FakeClaims = {}): Promise<string> =>
  new SignJWT(claimsOf(claims)).setProtectedHeader({ alg: 'RS256', kid: 'test' }).sign(key);

export async function makeKeys() {
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  return { privateKey, publicJwk: { ...(await exportJWK(publicKey)), kid: 'test', alg: 'RS256', use: 'sig' } };
}
