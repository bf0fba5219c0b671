/** Operations whose body or answer is not `{ data }`: the live stream, the calls of payment providers, the contract itself. */
import * as v from 'valibot';
import * as hooks from '../routes/hooks.ts';
import { methodOf, pathOf, type Route, type RouteTypes } from '../routes/route.ts';
import { readOpenapi } from '../routes/server.ts';
import { walletEvents } from '../routes/wallet.ts';
import { BalanceSchema } from '../users.ts';
import { TransactionSchema } from '../wallet.ts';
import type { Operation } from './operation.ts';

interface RawBody {
  /** Such as `text/event-stream`. */
  mediaType: string;
  description: string;
  schema: v.GenericSchema;
}

interface RawParts extends Pick<Operation, 'summary' | 'isSignedIn' | 'params' | 'errors'> {
  headers?: v.GenericSchema;
  body?: RawBody;
  answer: RawBody;
}

export interface RawOperation extends RawParts, Pick<Operation, 'method' | 'path'> {}

const raw = <T extends RouteTypes>(of: Route<T>, parts: RawParts): RawOperation => ({
  method: methodOf(of),
  path: pathOf(of),
  ...parts,
});

const json = (description: string, schema: v.GenericSchema): RawBody => ({
  mediaType: 'application/json',
  description,
  schema,
});

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

const daraja = (of: Route, summary: string, body: string) =>
  raw(of, {
    summary,
    params: HookParamsSchema,
    body: json(body, v.looseObject({})),
    answer: json('Heard', v.object({ ResultCode: v.literal(0), ResultDesc: v.literal('Accepted') })),
  });

export const RAW_OPERATIONS: readonly RawOperation[] = [
  raw(walletEvents, {
    summary: "Live changes of the signed-in player's balance and transactions, as server-sent events",
    isSignedIn: true,
    answer: {
      mediaType: 'text/event-stream',
      description: 'A stream that stays open. Each event has one of these names, and its data as JSON',
      schema: WalletEventSchema,
    },
  }),
  raw(hooks.cardEvent, {
    summary: 'Events of the card provider. An event that is sent again counts once',
    headers: v.object({ 'stripe-signature': v.string() }),
    body: json('An event of Stripe, byte for byte as it was signed', v.looseObject({})),
    answer: json('Taken in', v.object({ received: v.literal(true) })),
    errors: { signature_invalid: 400, provider_unavailable: 503 },
  }),
  daraja(
    hooks.pushResult,
    'How a payment prompt ended',
    'The callback of an M-Pesa Express request, with Body.stkCallback',
  ),
  daraja(hooks.payoutResult, 'How a payout ended, or how it stands', 'The result of a B2C payment or a status query'),
  daraja(hooks.payoutTimeout, 'A payout waited too long at the provider', 'The timeout notice of a B2C payment'),
  raw(readOpenapi, { summary: 'This document', answer: json('OpenAPI 3.1', v.looseObject({})) }),
];
