import { type Identity, IdentityError } from '@/identity';
import type { Answer, ApiExtra, Send } from './apiTypes';
import { refusalOf, refusalOfCode } from './refusal';

const GONE: Answer = { error: { status: 401, message: 'HTTP error! status: 401' } };
const NO_TOKEN: Answer = { error: { status: 'offline', message: 'The sign-in service could not be reached.' } };

const isUnauthenticated = ({ error }: Answer) => error?.status === 401;

/** Once more with a new token where the present one is refused. */
async function sendTwice(send: Send, token: Promise<string | null>, identity: Identity): Promise<Answer> {
  const answer = await send(await token);
  return isUnauthenticated(answer) ? send(await identity.getToken({ isForced: true })) : answer;
}

const hasLeft = (identity: Identity): Promise<boolean> =>
  identity.getToken().then(
    (token) => token === null,
    () => false,
  );

/** Without a token for want of the network: what is public still answers, and nobody is signed out for the rest. */
async function sendWithoutToken(send: Send): Promise<Answer> {
  const answer = await send(null);
  return isUnauthenticated(answer) ? NO_TOKEN : answer;
}

/**
 * Sends a signed-in player's request with the token that was asked for, which may have failed. A session that the backend or the sign-in service refuses is reported to
 * `onRefused`; an answer for a player who left meanwhile is dropped.
 */
export async function sendAsPlayer(
  send: Send,
  token: Promise<string | null>,
  { identity, onRefused }: ApiExtra,
): Promise<Answer> {
  try {
    const answer = await sendTwice(send, token, identity);
    const refusal = answer.error && refusalOf(answer.error);
    if (refusal) onRefused?.(refusal);
    return !refusal && (await hasLeft(identity)) ? GONE : answer;
  } catch (error) {
    const refusal = error instanceof IdentityError ? refusalOfCode(error.code) : undefined;
    if (!refusal) return sendWithoutToken(send);
    onRefused?.(refusal);
    return GONE;
  }
}
