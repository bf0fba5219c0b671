import { SignInRefused } from '../errors/SignInRefused.ts';

/** Longer than any token of the provider. */
const MAX_LENGTH = 8_192;

/** @throws SignInRefused when the header has no token */
export function bearerToken(authorization: string | undefined): string {
  const token = /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1];
  if (!token || token.length > MAX_LENGTH) throw new SignInRefused('unauthenticated');
  return token;
}
