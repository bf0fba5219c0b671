import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { SignInRefused } from '../errors/SignInRefused.ts';

const WINDOW_MS = 60_000;

export interface LimitOptions {
  perMinute: number;
  /** Requests with the same key count together. */
  keyOf: (request: FastifyRequest) => string;
}

/** Counts a request in this process; needs the rate limit plugin. @throws SignInRefused `too_many_requests` */
export function createLimit(app: FastifyInstance, { perMinute, keyOf }: LimitOptions) {
  const count = app.createRateLimit({ max: perMinute, timeWindow: WINDOW_MS, keyGenerator: keyOf });
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const state = await count(request);
    if (state.isAllowed || !state.isExceeded) return;
    reply.header('retry-after', state.ttlInSeconds);
    throw new SignInRefused('too_many_requests');
  };
}
