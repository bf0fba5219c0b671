/** Calls of an operator: the key is the bearer token, and without it there is nothing here. */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { OPERATOR } from '../../../contract/operator.ts';
import { ApiError } from '../errors/ApiError.ts';
import { createLimit } from '../rateLimits/createLimit.ts';
import { buildOpenapi } from '../openapi/buildOpenapi.ts';
import { decideReview, listReviews } from '../wallet/reviews.ts';
import type { Wallet } from '../wallet/withdraw.ts';
import { addContractRoute } from './contractRoute.ts';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

export function operatorRoutes(app: FastifyInstance, { ctx, workers }: Wallet, key: string | undefined): void {
  if (key === undefined) return;
  const countWrongKey = createLimit(app, 'operatorKeys');
  const expected = digest(`Bearer ${key}`);
  const requireOperator = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    reply.header('cache-control', 'no-store');
    if (timingSafeEqual(digest(request.headers.authorization ?? ''), expected)) return;
    await countWrongKey(request);
    throw new ApiError(404, 'not_found', 'There is nothing here');
  };
  app.get(OPERATOR.openapi.path, { config: { operation: OPERATOR.openapi }, onRequest: requireOperator }, () =>
    buildOpenapi(app.operations.filter(({ caller }) => caller === 'operator')),
  );
  addContractRoute(app, OPERATOR.reviews, async () => ({ data: await listReviews(ctx) }), [requireOperator]);
  addContractRoute(
    app,
    OPERATOR.decide,
    async ({ params, body }) => {
      const data = await decideReview(ctx, params.id, body);
      workers.payouts.nudge();
      return { data };
    },
    [requireOperator],
  );
}
