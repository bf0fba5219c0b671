import type { Clock } from '../clock';
import { isObject } from './MoneyRound';

export type Fetch = (address: string, init: RequestInit) => Promise<Pick<Response, 'status' | 'json'>>;

export interface Request {
  address: string;
  /** Without it: public. */
  token?: string;
  /** Without it: a read. */
  body?: object | undefined;
  /** Without an answer for so long, it counts as lost. */
  longestMs: number;
}

/** `lost`: nobody knows whether the server has heard of it. */
export type Heard = { kind: 'data'; data: unknown } | { kind: 'refused'; code: string } | { kind: 'lost' };

const LOST: Heard = { kind: 'lost' };

function initOf({ token, body }: Request, signal: AbortSignal): RequestInit {
  return {
    method: body ? 'POST' : 'GET',
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    body: body ? JSON.stringify(body) : null,
    credentials: 'omit',
    cache: 'no-store',
    signal,
  };
}

function hear(status: number, answer: unknown): Heard {
  if (status >= 500 || status === 408) return LOST;
  const parts = isObject(answer) ? answer : {};
  if (status < 300) return { kind: 'data', data: parts['data'] };
  const code = isObject(parts['error']) ? parts['error']['code'] : undefined;
  return { kind: 'refused', code: typeof code === 'string' ? code : 'refused' };
}

/** One call with the launch token. Never throws. */
export async function ask(fetch: Fetch, clock: Pick<Clock, 'after'>, request: Request): Promise<Heard> {
  const late = new AbortController();
  const cancel = clock.after(request.longestMs, () => late.abort());
  try {
    const answer = await fetch(request.address, initOf(request, late.signal));
    const body: unknown = await answer.json().catch((reason: unknown) => {
      // Not JSON, as of a proxy; any other reason is a lost connection.
      if (reason instanceof SyntaxError) return undefined;
      throw reason;
    });
    return hear(answer.status, body);
  } catch {
    return LOST;
  } finally {
    cancel();
  }
}
