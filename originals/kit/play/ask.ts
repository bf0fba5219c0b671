import * as v from 'valibot';
import type { Clock } from '../clock';

export type Fetch = (address: string, init: RequestInit) => Promise<Pick<Response, 'status' | 'json'>>;

export interface Request {
  address: string;
  /** A request without a token is public. */
  token?: string;
  /** A request without a body is a read. */
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

/** A refusal that says no reason. */
const REFUSED = { code: 'refused' };
const AnswerSchema = v.fallback(
  v.object({ data: v.optional(v.unknown()), error: v.fallback(v.object({ code: v.string() }), REFUSED) }),
  { error: REFUSED },
);

function hear(status: number, answer: unknown): Heard {
  if (status >= 500 || status === 408) return LOST;
  const { data, error } = v.parse(AnswerSchema, answer);
  return status < 300 ? { kind: 'data', data } : { kind: 'refused', code: error.code };
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
