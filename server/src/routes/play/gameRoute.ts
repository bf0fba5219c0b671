import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Operation, PartOf, RouteTypes } from '../../../../contract/route.ts';
import { bearerToken } from '../../identity/registerPlayers.ts';
import { ApiError } from '../../errors/ApiError.ts';
import { createLimit } from '../../rateLimits/createLimit.ts';
import { launchIdOf } from '../../play/launches.ts';
import { playRefusal } from '../../play/refusals.ts';
import type { DocumentStore } from '../../store/DocumentStore.ts';
import { addContractRoute } from '../contractRoute.ts';

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
  'access-control-expose-headers': 'retry-after',
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

const isExpired = (error: unknown): boolean => error instanceof ApiError && error.code === 'launch_expired';

/** Registers routes for games that were opened for money, and the preflights of browsers for them. */
export function gameRoutes(app: FastifyInstance, store: Pick<DocumentStore, 'get'>) {
  const limit = createLimit(app, 'gameCalls', (request) => launchIdOf(tokenOf(request)));
  const countBadToken = createLimit(app, 'badTokens');
  app.options('/play/*', { onRequest: allowAnyOrigin }, (_request, reply) => reply.code(204).send());
  return <T extends RouteTypes>(operation: Operation<T>, handler: GameHandler<T>): void =>
    addContractRoute(
      app,
      operation,
      async (request, reply) => {
        const gone = new AbortController();
        reply.raw.once('close', () => void (reply.raw.writableFinished || gone.abort()));
        const token = tokenOf(request);
        const { params, body } = request;
        try {
          return { data: await handler(token, { params, body } as Parameters<GameHandler<T>>[1], gone.signal) };
        } catch (error) {
          if (isExpired(error) && !(await store.get('launches', launchIdOf(token)))) await countBadToken(request);
          throw error;
        }
      },
      [allowAnyOrigin, limit],
    );
}
