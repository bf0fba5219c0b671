import type { FastifyInstance } from 'fastify';
import type { MoneyContext } from '../../rails/Rail.ts';
import { addPlayerRoute, MOVES_MONEY, SHOWS_MONEY } from '../playerRoute.ts';

/** The routes of each rail, such as starting a deposit. */
export function railRoutes(app: FastifyInstance, ctx: MoneyContext): void {
  for (const rail of ctx.rails)
    rail.routes(ctx, (operation, { movesMoney }, handle) =>
      addPlayerRoute(app, operation, movesMoney ? MOVES_MONEY : SHOWS_MONEY, ({ uid }, { query, body, key }) =>
        handle({ uid, query, body, key, verify: app.verifyToken }),
      ),
    );
}
