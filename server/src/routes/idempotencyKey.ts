import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { IDEMPOTENCY_HEADER } from '../../../contract/route.ts';
import { refusal } from '../errors/moneyRefusals.ts';

/** @throws ApiError 400 when the header is invalid, or missing where the schema makes no key */
export function idempotencyKey(schema: v.GenericSchema<unknown, string>, headers: FastifyRequest['headers']): string {
  const read = v.safeParse(schema, headers[IDEMPOTENCY_HEADER]);
  if (!read.success) throw refusal('idempotency_key_needed');
  return read.output;
}
