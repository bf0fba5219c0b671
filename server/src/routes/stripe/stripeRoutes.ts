import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { WALLET_ROUTES } from '../../../../contract/routes.ts';
import { type CardDepositsQuerySchema, PaymentIntentBodySchema } from '../../../../contract/wallet.ts';
import { listCardDeposits } from '../../wallet/listTransactions.ts';
import { startCardDeposit } from '../../rails/card/startCardDeposit.ts';
import type { RailContext } from '../../rails/RailContext.ts';
import { addPlayerRoute } from '../playerRoute.ts';
import { idempotencyKey } from '../wallet/idempotencyKey.ts';
import { MOVES_MONEY, SHOWS_MONEY } from '../wallet/walletRoutes.ts';

export function stripeRoutes(app: FastifyInstance, ctx: RailContext): void {
  addPlayerRoute(app, WALLET_ROUTES.paymentIntent, MOVES_MONEY, ({ uid }, request) =>
    startCardDeposit(ctx, uid, v.parse(PaymentIntentBodySchema, request.body), idempotencyKey(request)),
  );
  addPlayerRoute(app, WALLET_ROUTES.cardDeposits, SHOWS_MONEY, ({ uid }, { query }) =>
    listCardDeposits(ctx.store, uid, query as v.InferOutput<typeof CardDepositsQuerySchema>),
  );
}
