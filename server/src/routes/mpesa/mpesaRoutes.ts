import type { FastifyInstance } from 'fastify';
import { MOBILE } from '../../../../contract/operations/mobile.ts';
import { startMobileDeposit } from '../../rails/mobile/startMobileDeposit.ts';
import type { RailContext } from '../../rails/RailContext.ts';
import { addPlayerRoute, MOVES_MONEY } from '../playerRoute.ts';

export function mpesaRoutes(app: FastifyInstance, ctx: RailContext): void {
  addPlayerRoute(app, MOBILE.push, MOVES_MONEY, ({ uid }, { body, key }) => startMobileDeposit(ctx, uid, body, key));
}
