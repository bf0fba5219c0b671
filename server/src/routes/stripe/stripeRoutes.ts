import type { FastifyInstance } from 'fastify';
import { CARD } from '../../../../contract/operations/card.ts';
import { listCardDeposits } from '../../wallet/listTransactions.ts';
import { startCardDeposit } from '../../rails/card/startCardDeposit.ts';
import type { RailContext } from '../../rails/RailContext.ts';
import { addPlayerRoute, MOVES_MONEY, SHOWS_MONEY } from '../playerRoute.ts';

export function stripeRoutes(app: FastifyInstance, ctx: RailContext): void {
  addPlayerRoute(app, CARD.prepare, MOVES_MONEY, ({ uid }, { body, key }) => startCardDeposit(ctx, uid, body, key));
  addPlayerRoute(app, CARD.list, SHOWS_MONEY, ({ uid }, { query }) => listCardDeposits(ctx.store, uid, query));
}
