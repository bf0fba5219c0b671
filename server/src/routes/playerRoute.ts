import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { IDEMPOTENCY_HEADER, type Operation, type PartOf, type RouteTypes } from '../../../contract/route.ts';
import { playerOf } from '../identity/registerPlayers.ts';
import type { Player } from '../identity/TokenVerifier.ts';
import { addContractRoute } from './contractRoute.ts';
import { idempotencyKey } from './idempotencyKey.ts';

interface Asked<T> {
  params: PartOf<T, 'params'>;
  query: PartOf<T, 'query'>;
  body: PartOf<T, 'body'>;
  key: PartOf<T, 'key'>;
}

export type PlayerHandler<T extends RouteTypes> = (
  player: Player,
  asked: Asked<T>,
) => T['answer'] | Promise<T['answer']>;

export interface PlayerRouteOptions<T = unknown> {
  /** Asks the provider whether the account is still enabled. */
  isChecked?: boolean;
  /** Counts as a write of the player. */
  isLimited?: boolean;
  /** Opens a game: counted apart from writes and reads. */
  isOpening?: boolean;
  /** Whether a write protects the player: it is limited apart from all others. Any other write of the route counts with them. */
  protects?: (player: Player, body: PartOf<T, 'body'>) => boolean | Promise<boolean>;
}

/** A player who was disabled a moment ago must not see money. */
export const SHOWS_MONEY: PlayerRouteOptions = { isChecked: true };
/** Routes that move money are limited too. */
export const MOVES_MONEY: PlayerRouteOptions = { isChecked: true, isLimited: true };

/** Registers a route for signed-in players. Refusals come before the body is read; caches never store the answer. */
export function addPlayerRoute<T extends RouteTypes>(
  app: FastifyInstance,
  operation: Operation<T>,
  { isChecked, isLimited, isOpening, protects }: NoInfer<PlayerRouteOptions<T>>,
  handler: PlayerHandler<T>,
): void {
  const isRead = operation.method === 'GET';
  const limits = [
    ...(isRead ? [app.limitReads] : []),
    ...(isLimited ? [app.limitPlayer] : []),
    ...(isOpening ? [app.limitOpens] : []),
  ];
  const hooks = [app.requirePlayer, ...limits, ...(isChecked ? [app.checkPlayer] : [])];
  addContractRoute(
    app,
    operation,
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      if (protects) await limitApart(app, protects, request, reply);
      const { params, query, body, headers } = request;
      const key = operation.key && idempotencyKey(operation.key, headers);
      const data = await handler(playerOf(request), { params, query, body, key } as Asked<T>);
      const isKeyMade = operation.key && headers[IDEMPOTENCY_HEADER] === undefined;
      return { data: isKeyMade ? { ...(data as object), idempotencyKey: key } : data };
    },
    hooks,
  );
}

async function limitApart<T>(
  app: FastifyInstance,
  protects: NonNullable<PlayerRouteOptions<T>['protects']>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const isApart = await protects(playerOf(request), request.body as PartOf<T, 'body'>);
  await (isApart ? app.limitProtection(request, reply) : app.limitPlayer(request, reply));
}
