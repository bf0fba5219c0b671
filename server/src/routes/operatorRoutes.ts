/** Calls of an operator's programs: the key is the bearer token, and without it there is nothing here. */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { STAFF_SCRIPT } from '../../../contract/console/staff.ts';
import { OPERATOR } from '../../../contract/operator.ts';
import type { Config } from '../config/Config.ts';
import type { Deed } from '../console/audit/auditTrail.ts';
import { recordingPayout } from '../console/payments.ts';
import { addFirstOwner } from '../console/staff/people.ts';
import { sandboxCode } from '../console/staff/sandboxPeople.ts';
import { ApiError } from '../errors/ApiError.ts';
import { createLimit } from '../rateLimits/createLimit.ts';
import { instant } from '../ledger/index.ts';
import { buildOpenapi } from '../openapi/buildOpenapi.ts';
import { decideReview, listReviews } from '../wallet/reviews.ts';
import type { Services } from '../createServices.ts';
import { addContractRoute } from './contractRoute.ts';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

type OperatorOptions = Pick<Config, 'operatorKey' | 'mode' | 'console'>;

export function operatorRoutes(
  app: FastifyInstance,
  services: Services,
  { operatorKey, mode, console: terms }: OperatorOptions,
): void {
  if (operatorKey === undefined) return;
  const { ctx, workers } = services;
  const lines = { terms, money: ctx };
  const countWrongKey = createLimit(app, 'operatorKeys');
  const expected = digest(`Bearer ${operatorKey}`);
  const requireOperator = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    reply.header('cache-control', 'no-store');
    if (timingSafeEqual(digest(request.headers.authorization ?? ''), expected)) return;
    await countWrongKey(request);
    throw new ApiError(404, 'not_found', 'There is nothing here');
  };
  /** A program acts under a name of its own in the audit. */
  const deedOf = ({ id: requestId }: FastifyRequest): Deed => ({
    ...{ id: ctx.newId(), at: instant(ctx.now()), requestId },
    actor: { kind: 'service', id: 'operator-key' },
  });
  app.get(OPERATOR.openapi.path, { config: { operation: OPERATOR.openapi }, onRequest: requireOperator }, () =>
    buildOpenapi(app.operations.filter(({ caller }) => caller === 'operator')),
  );
  addContractRoute(app, OPERATOR.reviews, async () => ({ data: await listReviews(ctx) }), [requireOperator]);
  addContractRoute(
    app,
    OPERATOR.decide,
    async (request) => {
      const { params, body } = request;
      const beside = recordingPayout(lines, deedOf(request as FastifyRequest), params.id, body.decision);
      const data = await decideReview(ctx, params.id, body, beside).finally(() => workers.audit.nudge());
      workers.payouts.nudge();
      return { data };
    },
    [requireOperator],
  );
  addContractRoute(
    app,
    STAFF_SCRIPT.add,
    async (request) => {
      const data = await addFirstOwner(ctx, request.body, deedOf(request as FastifyRequest));
      workers.audit.nudge();
      return { data };
    },
    [requireOperator],
  );
  if (mode === 'production') return;
  addContractRoute(app, STAFF_SCRIPT.code, async ({ body }) => ({ data: await sandboxCode(ctx, body.email) }), [
    requireOperator,
  ]);
}
