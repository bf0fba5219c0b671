import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addressKey } from './addressKey.ts';
import type { CallLimitName } from './callLimitRows.ts';
import type { CallLimits } from './CallLimits.ts';

declare module 'fastify' {
  interface FastifyInstance {
    callLimits: CallLimits;
  }
}

/** Requests with the same key count together. */
type KeyOf = (request: FastifyRequest) => string;

export const byAddress: KeyOf = ({ ip }) => addressKey(ip);

/** A hook with the name of its limit. */
export type LimitHook = ((request: FastifyRequest) => Promise<void>) & { limit: CallLimitName };

/** Counts a request. @throws TooMany above the limit */
export const createLimit = (
  { callLimits }: Pick<FastifyInstance, 'callLimits'>,
  name: CallLimitName,
  keyOf: KeyOf = byAddress,
): LimitHook =>
  Object.assign(async (request: FastifyRequest): Promise<void> => callLimits.take(name, keyOf(request)), {
    limit: name,
  });
