import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { ErrorBodySchema, type Operation } from '../../../contract/route.ts';
import { SIGN_IN_REFUSALS } from '../../../contract/users.ts';

/** Codes that any route may answer. */
const COMMON: Readonly<Record<string, number>> = {
  invalid_request: 400,
  conflict: 409,
  too_large: 413,
  unsupported_type: 415,
  too_many_requests: 429,
  internal: 500,
  busy: 503,
  cannot_save: 503,
};
/** Codes that any route for signed-in players may answer. */
const OF_PLAYERS = { ...SIGN_IN_REFUSALS, identity_unavailable: 503 };

/** The mismatch between an answer and its operation; undefined when there is none. */
function misfitOf({ data, errors, caller }: Operation, status: number, body: unknown): string | undefined {
  if (status < 400)
    return v
      .safeParse(v.object({ data }), body)
      .issues?.map(({ message }) => message)
      .join('; ');
  const read = v.safeParse(ErrorBodySchema, body);
  const known: Readonly<Record<string, number>> = {
    ...COMMON,
    ...(caller === 'player' && OF_PLAYERS),
    ...errors,
  };
  if (!read.success) return 'an error without code and message';
  const { code } = read.output.error;
  return known[code] === status ? undefined : `the error ${code} with status ${status}`;
}

/** The parsed body; undefined for an empty or compressed one. */
function bodyOf(reply: FastifyReply, payload: unknown): unknown {
  const text = typeof payload === 'string' || Buffer.isBuffer(payload) ? payload.toString() : '';
  return text === '' || reply.hasHeader('content-encoding') ? undefined : JSON.parse(text);
}

/** Checks each answer of `app` against the contract; mismatches go into `misfits`. Register before the routes. */
export function checkAnswers(app: FastifyInstance, misfits: string[]): void {
  app.addHook('onSend', async (request: FastifyRequest, reply, payload) => {
    const { operation } = request.routeOptions.config;
    if (!operation || 'answer' in operation) return;
    const body = bodyOf(reply, payload);
    const misfit = body !== undefined && misfitOf(operation, reply.statusCode, body);
    const isEndless = reply.statusCode === 429 && !(Number(reply.getHeader('retry-after')) >= 1);
    const told = `${operation.method} ${operation.path} answers`;
    if (misfit) misfits.push(`${told} ${misfit}`);
    if (isEndless) misfits.push(`${told} 429 without Retry-After`);
  });
}
