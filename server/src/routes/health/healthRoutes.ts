import type { FastifyInstance } from 'fastify';
import type { Health } from '../../../../contract/health.ts';
import { HEALTH } from '../../../../contract/operations/site.ts';
import { ApiError } from '../../errors/ApiError.ts';
import type { DocumentStore } from '../../store/DocumentStore.ts';
import { addContractRoute } from '../contractRoute.ts';

export function healthRoutes(app: FastifyInstance, store: DocumentStore): void {
  addContractRoute(app, HEALTH, async (request, reply) => {
    try {
      await store.get('meta', 'health');
    } catch (err) {
      request.log.error({ err }, 'the store does not answer');
      throw new ApiError(503, 'not_ready', 'The store does not answer');
    }
    reply.header('cache-control', 'no-store');
    const data: Health = { status: 'ready' };
    return { data };
  });
}
