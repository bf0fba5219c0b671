import { createAction } from '@reduxjs/toolkit';
import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import { type Identity, IdentityError } from '@/identity';
import type { Answer, ApiExtra, Bearer, Send } from './apiTypes';
import type { ApiError } from './apiError';

/** Why a player is no longer signed in; `closed` means closed to new players. */
export type RefusalReason = 'expired' | 'revoked' | 'disabled' | 'closed';

export const sessionRefused = createAction<RefusalReason>('auth/sessionRefused');

/** The backend wants age and terms confirmed first. */
export const consentMissed = createAction('auth/consentMissed');

const BY_CODE: Readonly<Record<string, RefusalReason>> = {
  token_revoked: 'revoked',
  account_disabled: 'disabled',
  registration_closed: 'closed',
  'user-disabled': 'disabled',
  'user-token-expired': 'expired',
  'user-not-found': 'expired',
  'invalid-user-token': 'expired',
};

/** The refusal reason of a code of the backend or the sign-in service, if it ends the session. */
const refusalOfCode = (code: string | undefined): RefusalReason | undefined => BY_CODE[code ?? ''];

/** The refusal reason of a failed call; any 401 ends the session. */
const refusalOf = ({ status, code }: ApiError): RefusalReason | undefined =>
  refusalOfCode(code) ?? (status === 401 ? 'expired' : undefined);

const GONE: Answer = { error: { status: 401, message: 'HTTP error! status: 401' } };
const NO_TOKEN: Answer = { error: { status: 'offline', message: 'The sign-in service could not be reached.' } };

const isUnauthenticated = ({ error }: Answer) => error?.status === 401;

const isReplaced = ({ uid }: Bearer, identity: Identity): boolean => {
  const present = identity.whoIs();
  return present !== null && present.uid !== uid;
};

/** Again with a new token after a refusal that tells no reason of its own, if it is still the same player. */
async function sendTwice(send: Send, { uid, token }: Bearer, identity: Identity): Promise<Answer> {
  const answer = await send(await token);
  if (!isUnauthenticated(answer) || refusalOfCode(answer.error?.code) || identity.whoIs()?.uid !== uid) return answer;
  return send(await identity.getToken({ isForced: true }));
}

/** The network may be why there is no token: public data still works, and nobody is signed out. */
async function sendWithoutToken(send: Send): Promise<Answer> {
  const answer = await send(null);
  return isUnauthenticated(answer) ? NO_TOKEN : answer;
}

/** The token may have failed. Reports a refused session, and drops the answer for a player who left meanwhile. */
export async function sendAsPlayer(
  send: Send,
  bearer: Bearer,
  { dispatch, extra }: Pick<BaseQueryApi, 'dispatch' | 'extra'>,
): Promise<Answer> {
  const { identity } = extra as ApiExtra;
  try {
    const answer = await sendTwice(send, bearer, identity);
    if (isReplaced(bearer, identity)) return GONE;
    const refusal = answer.error && refusalOf(answer.error);
    if (refusal) dispatch(sessionRefused(refusal));
    if (answer.error?.code === 'consent_needed') dispatch(consentMissed());
    return refusal || identity.whoIs() ? answer : GONE;
  } catch (error) {
    const refusal = error instanceof IdentityError ? refusalOfCode(error.code) : undefined;
    if (!refusal) return sendWithoutToken(send);
    dispatch(sessionRefused(refusal));
    return GONE;
  }
}
