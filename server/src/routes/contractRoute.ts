import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import * as v from 'valibot';
import { IDEMPOTENCY_HEADER, type Operation, type PartOf, type RouteTypes } from '../../../contract/route.ts';
import { createLimit } from '../rateLimits/createLimit.ts';
import { createPlayerLimit, playerOf } from '../identity/registerPlayers.ts';
import type { Player } from '../identity/TokenVerifier.ts';
import { refusal } from '../errors/moneyRefusals.ts';

type Typed<T> = { Params: PartOf<T, 'params'>; Querystring: PartOf<T, 'query'>; Body: PartOf<T, 'body'> };

type Answer<T extends RouteTypes> = { data: T['answer'] } | FastifyReply;

/**
 * Registers a route of the contract; the handler receives the output of its schemas, and returns the `data` of the answer or
 * sends an answer itself. `app` has the prefix /api. A route without hooks of its own is for everybody, and is limited by address.
 */
export function addContractRoute<T extends RouteTypes>(
  app: FastifyInstance,
  operation: Operation<T>,
  handler: (request: FastifyRequest<Typed<T>>, reply: FastifyReply) => Answer<T> | Promise<Answer<T>>,
  onRequest: onRequestAsyncHookHandler[] = [createLimit(app, 'publicReads')],
): void {
  const { method, path, params, query, body } = operation;
  const schema = { ...(params && { params }), ...(query && { querystring: query }), ...(body && { body }) };
  app.route({
    method,
    url: path,
    schema,
    onRequest,
    config: { operation },
    handler: (request, reply) => handler(request as FastifyRequest<Typed<T>>, reply),
  });
}

type Asked<T> = { [TName in 'params' | 'query' | 'body' | 'key']: PartOf<T, TName> };

interface PlayerRouteOptions<T = unknown> {
  /** Asks the provider whether the account is still enabled. */
  isChecked?: boolean;
  /** Counts as a write of the player. */
  isLimited?: boolean;
  /** The route opens a game, which is counted apart from writes and reads. */
  isOpening?: boolean;
  /** A write that protects the player is limited apart from all others. Any other write of the route counts with them. */
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
  handler: (player: Player, asked: Asked<T>) => T['answer'] | Promise<T['answer']>,
): void {
  const limitWrite = createPlayerLimit(app, 'playerWrites');
  // Each route that protects counts for itself, so that no other write stands in its way.
  const limitProtection = createLimit(app, 'protection', (asked) => `${playerOf(asked).uid} ${asked.routeOptions.url}`);
  const hooks = [
    app.requirePlayer,
    ...(operation.method === 'GET' ? [createPlayerLimit(app, 'playerReads')] : []),
    ...(isLimited ? [limitWrite] : []),
    ...(isOpening ? [createPlayerLimit(app, 'gameOpens')] : []),
    ...(isChecked ? [app.checkPlayer] : []),
  ];
  addContractRoute(
    app,
    operation,
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { params, query, body, headers } = request;
      if (protects) {
        const isProtected = await protects(playerOf(request), body as PartOf<T, 'body'>);
        await (isProtected ? limitProtection(request) : limitWrite(request));
      }
      const key = operation.key && idempotencyKey(operation.key, headers);
      const data = await handler(playerOf(request), { params, query, body, key } as Asked<T>);
      const isKeyMade = operation.key && headers[IDEMPOTENCY_HEADER] === undefined;
      return { data: isKeyMade ? { ...(data as object), idempotencyKey: key } : data };
    },
    hooks,
  );
}

/** @throws ApiError 400 when the header is invalid, or missing where the schema makes no key */
function idempotencyKey(schema: v.GenericSchema<unknown, string>, headers: FastifyRequest['headers']): string {
  const read = v.safeParse(schema, headers[IDEMPOTENCY_HEADER]);
  if (!read.success) throw refusal('idempotency_key_needed');
  return read.output;
}
