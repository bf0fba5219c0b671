import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Operation } from '../../../../contract/operations/operation.ts';
import type { PartOf, RouteTypes } from '../../../../contract/routes/route.ts';
import { bearerToken } from '../../identity/bearerToken.ts';
import { createLimit } from '../../limits/createLimit.ts';
import { launchIdOf } from '../../play/launches/launchId.ts';
import { playRefusal } from '../../play/refusals.ts';
import { addContractRoute } from '../contractRoute.ts';

export interface GameRouteOptions {
  /** Calls of one launch. */
  perMinute: number;
}

type GameHandler<T extends RouteTypes> = (
  token: string,
  asked: { params: PartOf<T, 'params'>; body: PartOf<T, 'body'> },
  /** Ends with the connection of the client. */
  signal: AbortSignal,
) => Promise<T['answer']>;

/** Frames of games have no origin of their own. Without credentials, so only the token counts. */
const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST',
  'access-control-allow-headers': 'authorization, content-type',
  'access-control-max-age': '7200',
};

export async function allowAnyOrigin(_request: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.headers({ ...CORS, 'cache-control': 'no-store' });
}

/** @throws ApiError 401 `launch_expired` without a token */
function tokenOf({ headers }: FastifyRequest): string {
  try {
    return bearerToken(headers.authorization);
  } catch {
    throw playRefusal('launch_expired');
  }
}

/** Registers routes for games that were opened for money, and the preflights of browsers for them. */
export function gameRoutes(app: FastifyInstance, { perMinute }: GameRouteOptions) {
  const limit = createLimit(app, { perMinute, keyOf: (request) => launchIdOf(tokenOf(request)) });
  app.options('/play/*', { onRequest: allowAnyOrigin }, (_request, reply) => reply.code(204).send());
  return <T extends RouteTypes>(operation: Operation<T>, handler: GameHandler<T>): void =>
    addContractRoute(
      app,
      operation,
      async (request, reply) => {
        const gone = new AbortController();
        reply.raw.once('close', () => gone.abort());
        const { params, body } = request;
        return {
          data: await handler(tokenOf(request), { params, body } as Parameters<GameHandler<T>>[1], gone.signal),
        };
      },
      [allowAnyOrigin, limit],
    );
}
