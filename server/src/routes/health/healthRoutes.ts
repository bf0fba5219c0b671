import type { FastifyInstance } from 'fastify';
import { type Health, HEALTH } from '../../../../contract/server.ts';
import { ApiError } from '../../errors/ApiError.ts';
import type { DocumentStore } from '../../store/DocumentStore.ts';
import { addContractRoute } from '../contractRoute.ts';

/** A look at the disk serves all who ask within this time. */
const LOOK_MS = 1_000;

/** Ready is only who can keep what players do: it writes, and reads what it wrote. */
function createLook(store: DocumentStore): () => Promise<void> {
  let last: { at: number; look: Promise<void> } | undefined;
  const write = () =>
    store.transaction('health', async (tx) => tx.set('meta', { id: 'health', at: new Date().toISOString() }));
  return () => {
    if (last && Date.now() - last.at < LOOK_MS) return last.look;
    last = { at: Date.now(), look: write() };
    return last.look;
  };
}

/** Not limited: whoever watches the server must hear from it. */
export function healthRoutes(app: FastifyInstance, store: DocumentStore): void {
  const look = createLook(store);
  addContractRoute(
    app,
    HEALTH,
    async (request, reply) => {
      try {
        await store.get('meta', 'health');
        await look();
      } catch (err) {
        request.log.error({ err }, 'the store does not take a write');
        throw new ApiError(503, 'not_ready', 'The store does not take a write');
      }
      reply.header('cache-control', 'no-store');
      const data: Health = { status: 'ready' };
      return { data };
    },
    [],
  );
}
