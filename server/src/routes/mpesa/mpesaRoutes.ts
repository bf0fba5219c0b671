import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { WALLET_ROUTES } from '../../../../contract/routes.ts';
import { StkPushBodySchema } from '../../../../contract/wallet.ts';
import { startMobileDeposit } from '../../rails/mobile/startMobileDeposit.ts';
import type { RailContext } from '../../rails/RailContext.ts';
import { addPlayerRoute } from '../playerRoute.ts';
import { idempotencyKey } from '../wallet/idempotencyKey.ts';
import { MOVES_MONEY } from '../wallet/walletRoutes.ts';

export function mpesaRoutes(app: FastifyInstance, ctx: RailContext): void {
  addPlayerRoute(app, WALLET_ROUTES.stkPush, MOVES_MONEY, ({ uid }, request) =>
    startMobileDeposit(ctx, uid, v.parse(StkPushBodySchema, request.body), idempotencyKey(request)),
  );
}
