import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { type Health, HEALTH, OPENAPI } from '../../../contract/server.ts';
import { ApiError } from '../errors/ApiError.ts';
import type { DocumentStore } from '../store/DocumentStore.ts';
import { addContractRoute } from './contractRoute.ts';
import { createLimit } from '../rateLimits/createLimit.ts';
import { buildOpenapi } from '../openapi/buildOpenapi.ts';

/** A look at the disk serves all who ask until this time (ms) after it. */
const KEPT_MS = 1_000;
/** Whoever watches the server must hear soon (ms) that its store stands still. */
const PATIENCE_MS = 1_500;

/** A server is ready only when it can keep what players do, so a look reads and writes. There is one at a time. */
function createLook(store: DocumentStore): () => Promise<void> {
  let last: { look: Promise<void>; endedAt: number } | undefined;
  const look = async (): Promise<void> => {
    await store.get('meta', 'health');
    await store.transaction('health', async (tx) => tx.set('meta', { id: 'health', at: new Date().toISOString() }));
  };
  return () => {
    if (last && Date.now() - last.endedAt < KEPT_MS) return last.look;
    const next = { look: look().finally(() => (next.endedAt = Date.now())), endedAt: Infinity };
    last = next;
    return next.look;
  };
}

async function tooLate(): Promise<never> {
  await delay(PATIENCE_MS, undefined, { ref: false });
  throw new Error(`The store has not answered for ${PATIENCE_MS} ms`);
}

/** The answer is not limited: whoever watches the server must hear from it. */
export function healthRoutes(app: FastifyInstance, store: DocumentStore): void {
  const look = createLook(store);
  addContractRoute(
    app,
    HEALTH,
    async (request, reply) => {
      try {
        await Promise.race([look(), tooLate()]);
      } catch (err) {
        request.log.error({ err }, 'the store does not take a write');
        throw new ApiError(503, 'not_ready', 'The store does not take a write');
      }
      reply.header('cache-control', 'no-store');
      return { data: { status: 'ready' } satisfies Health };
    },
    [],
  );
}

/** The one answer without `data` around it, because OpenAPI tools expect the document itself. */
export function openapiRoutes(app: FastifyInstance): void {
  // Built at the first request, because it is rarely needed and slower than the rest of the start.
  let document: ReturnType<typeof buildOpenapi> | undefined;
  app.get(
    OPENAPI.path,
    { config: { operation: OPENAPI }, onRequest: createLimit(app, 'publicReads') },
    (_request, reply) => {
      document ??= buildOpenapi(app.operations.filter(({ caller }) => caller !== 'operator'));
      return reply.header('cache-control', 'public, no-cache').send(document);
    },
  );
}
