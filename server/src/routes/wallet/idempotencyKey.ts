import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { IdempotencyKeySchema } from '../../../../contract/wallet.ts';
import { IDEMPOTENCY_HEADER } from '../../../../contract/walletTerms.ts';
import { refusal } from '../../ledger/index.ts';

/** @throws ApiError 400 when the header is missing or ill-formed */
export function idempotencyKey({ headers }: FastifyRequest): string {
  const read = v.safeParse(IdempotencyKeySchema, headers[IDEMPOTENCY_HEADER]);
  if (!read.success) throw refusal('idempotency_key_needed');
  return read.output;
}
