import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RouteContract } from '../../../contract/routes.ts';
import { playerOf } from '../identity/registerPlayers.ts';
import type { Player } from '../identity/TokenVerifier.ts';
import { addContractRoute } from './contractRoute.ts';

export type PlayerHandler = (player: Player, request: FastifyRequest, reply: FastifyReply) => unknown;

export interface PlayerRouteOptions {
  /** Asks the provider whether the account still stands. */
  isChecked?: boolean;
  /** Counts towards what a player may write in a minute. */
  isLimited?: boolean;
}

/** Registers a route for signed-in players. Who is refused is so before the body is read; no cache keeps the answer. */
export function addPlayerRoute(
  app: FastifyInstance,
  contract: RouteContract,
  { isChecked, isLimited }: PlayerRouteOptions,
  handler: PlayerHandler,
): void {
  const hooks = [app.requirePlayer, ...(isLimited ? [app.limitPlayer] : []), ...(isChecked ? [app.checkPlayer] : [])];
  addContractRoute(
    app,
    contract,
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return { data: await handler(playerOf(request), request, reply) };
    },
    hooks,
  );
}
