/** Paths of /api whose body or answer is not `{ data }`: the live stream, the calls of payment providers, the contract itself. */
import * as v from 'valibot';
import { TransactionSchema } from './wallet.ts';
import { BalanceSchema } from './users.ts';

interface RawBody {
  /** Such as `text/event-stream`. */
  mediaType: string;
  description: string;
  schema: v.GenericSchema;
}

export interface RawRoute {
  method: 'GET' | 'POST';
  /** Below /api, with Fastify's `:name` for parameters. */
  path: string;
  summary: string;
  /** Asks for the bearer token of a signed-in player. */
  isSignedIn?: true;
  params?: v.GenericSchema;
  headers?: v.GenericSchema;
  body?: RawBody;
  answer: RawBody;
}

/** One event of the stream, as its `event:` and `data:` lines say. */
const WalletEventSchema = v.variant('event', [
  v.object({ event: v.literal('balance'), data: BalanceSchema }),
  v.object({ event: v.literal('transaction'), data: TransactionSchema }),
]);

const HookParamsSchema = v.object({
  /** Made by the server for this record and this kind of call. */
  secret: v.string(),
  /** Of our deposit or withdrawal. */
  id: v.string(),
});

const DARAJA_ACCEPTED: RawBody = {
  mediaType: 'application/json',
  description: 'Heard',
  schema: v.object({ ResultCode: v.literal(0), ResultDesc: v.literal('Accepted') }),
};

const daraja = (path: string, summary: string, description: string): RawRoute => ({
  method: 'POST',
  path: `/hooks/mobile/:secret${path}`,
  summary,
  params: HookParamsSchema,
  body: { mediaType: 'application/json', description, schema: v.looseObject({}) },
  answer: DARAJA_ACCEPTED,
});

export const RAW_ROUTES: readonly RawRoute[] = [
  {
    method: 'GET',
    path: '/wallet/events',
    summary: "Live changes of the signed-in player's balance and transactions, as server-sent events",
    isSignedIn: true,
    answer: {
      mediaType: 'text/event-stream',
      description: 'A stream that stays open. Each event has one of these names, and its data as JSON',
      schema: WalletEventSchema,
    },
  },
  {
    method: 'POST',
    path: '/hooks/card',
    summary: 'Events of the card provider. An event that is sent again counts once',
    headers: v.object({ 'stripe-signature': v.string() }),
    body: {
      mediaType: 'application/json',
      description: 'An event of Stripe, byte for byte as it was signed',
      schema: v.looseObject({}),
    },
    answer: { mediaType: 'application/json', description: 'Taken in', schema: v.object({ received: v.literal(true) }) },
  },
  daraja('/:id', 'How a payment prompt ended', 'The callback of an M-Pesa Express request, with Body.stkCallback'),
  daraja('/payouts/:id', 'How a payout ended, or how it stands', 'The result of a B2C payment or a status query'),
  daraja('/payouts/:id/timeout', 'A payout waited too long at the provider', 'The timeout notice of a B2C payment'),
  {
    method: 'GET',
    path: '/openapi.json',
    summary: 'This document',
    answer: { mediaType: 'application/json', description: 'OpenAPI 3.1', schema: v.looseObject({}) },
  },
];
