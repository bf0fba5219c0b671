import type { RequestListener } from 'node:http';
import { CodeLimit } from './CodeLimit.ts';

export const SEND_CODE_PATH = '/identitytoolkit.googleapis.com/v1/accounts:sendVerificationCode';

/** The SDK reports this as `auth/too-many-requests`. */
export const TOO_MANY_CODES = 'TOO_MANY_ATTEMPTS_TRY_LATER';

const REFUSAL = JSON.stringify({ error: { code: 400, message: TOO_MANY_CODES } });

/** Codes for one address are limited here, as the project does not know who asks. */
export function codeRoute(emulator: RequestListener, most: number): RequestListener {
  const limit = new CodeLimit(most);
  return (request, response) => {
    const forwarded = String(request.headers['x-forwarded-for'] ?? '')
      .split(',')
      .at(-1)
      ?.trim();
    const isCounted = request.method !== 'POST' || limit.take(forwarded || (request.socket.remoteAddress ?? ''));
    if (isCounted) return emulator(request, response);
    request.resume();
    response.writeHead(400, { 'content-type': 'application/json', 'access-control-allow-origin': '*' }).end(REFUSAL);
  };
}
