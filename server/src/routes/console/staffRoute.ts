/** Registers routes of the console: a session of a person, the permission that the contract names, and a fresh second factor where it says so. */
import { parseCookie } from 'cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CSRF_HEADER } from '../../../../contract/console/session.ts';
import { permissionsOf } from '../../../../contract/console/roles.ts';
import type { StaffOperation } from '../../../../contract/console/staffRoute.ts';
import { IDEMPOTENCY_HEADER, type PartOf, type RouteTypes } from '../../../../contract/route.ts';
import * as v from 'valibot';
import { ApiError } from '../../errors/ApiError.ts';
import { refusal } from '../../errors/moneyRefusals.ts';
import { writeAudit } from '../../console/audit/auditTrail.ts';
import type { Caller, ConsoleContext } from '../../console/ConsoleContext.ts';
import { staffRefusal } from '../../console/refusals.ts';
import { hasFactor, isCsrf, isFresh, readSession, type StaffSession } from '../../console/staff/sessions.ts';
import { instant } from '../../ledger/index.ts';
import { createLimit } from '../../rateLimits/createLimit.ts';
import { addContractRoute } from '../contractRoute.ts';

export const STAFF_COOKIE = 'karata_staff';

declare module 'fastify' {
  interface FastifyRequest {
    /** The session of a person at the console; null elsewhere. */
    staffSession: StaffSession | null;
  }
}

export function sessionOf({ staffSession }: FastifyRequest): StaffSession {
  if (!staffSession) throw staffRefusal('unauthenticated');
  return staffSession;
}

const reasonOf = (body: unknown): string | undefined =>
  typeof body === 'object' && body !== null && 'reason' in body && typeof body.reason === 'string'
    ? body.reason
    : undefined;

function callerOf(ctx: ConsoleContext, request: FastifyRequest): Caller {
  const { staff } = sessionOf(request);
  const reason = reasonOf(request.body);
  const made = { id: ctx.newId(), at: instant(ctx.now()), requestId: request.id };
  return {
    staff,
    deed: { ...made, actor: { kind: 'staff', id: staff.id }, ...(reason !== undefined && { reason }) },
  };
}

interface Noted {
  outcome: 'denied' | 'refused' | 'done';
  code?: string;
}

const NAMES = { denied: 'call.denied', refused: 'call.refused', done: 'call.look' } as const;

/** An entry for a call that was refused, or for a look of an auditor. */
async function note(
  ctx: ConsoleContext,
  request: FastifyRequest,
  { method, path }: Pick<StaffOperation, 'method' | 'path'>,
  { outcome, ...more }: Noted,
): Promise<void> {
  const { deed } = callerOf(ctx, request);
  const done = { action: NAMES[outcome], outcome, after: { call: `${method} ${path}`, ...more } };
  await ctx.store.transaction(`note ${deed.actor.id}`, async (tx) => writeAudit(tx, deed, done));
  ctx.recorded();
}

/** Requests that wait for a second person tell of their refusals themselves, with the request. */
const areTold = ({ path, needs }: Pick<StaffOperation, 'path' | 'needs'>): boolean =>
  needs === 'factor' || path.startsWith('/approvals/');

/** The session comes first. @throws ApiError 401, 403 */
const sessionGate =
  (ctx: ConsoleContext, { method, needs }: StaffOperation) =>
  async (request: FastifyRequest, reply: FastifyReply) => {
    reply.header('cache-control', 'no-store');
    const session = await readSession(ctx, parseCookie(request.headers.cookie ?? '')[STAFF_COOKIE]);
    request.staffSession = session;
    if (method !== 'GET' && !isCsrf(session, request.headers[CSRF_HEADER])) throw staffRefusal('csrf');
    if (needs !== 'factor' && !hasFactor(session)) throw staffRefusal('factor_needed');
  };

/** Runs after the limit, because a refusal is written down. @throws ApiError 401, 403 */
const permissionGate = (ctx: ConsoleContext, operation: StaffOperation) => async (request: FastifyRequest) => {
  const { needs, isFresh: isFreshNeeded } = operation;
  const session = sessionOf(request);
  if (needs !== 'factor' && needs !== 'session' && !permissionsOf(session.staff.roles).includes(needs)) {
    await note(ctx, request, operation, { outcome: 'denied' });
    throw staffRefusal('forbidden');
  }
  if (isFreshNeeded && !isFresh(session, ctx.now())) throw staffRefusal('factor_needed');
};

type Asked<T> = { [TName in 'params' | 'query' | 'body' | 'key']: PartOf<T, TName> };

/** A handler may set the status 202 for what waits for a second person. */
export function addStaffRoute<T extends RouteTypes>(
  app: FastifyInstance,
  ctx: ConsoleContext,
  operation: StaffOperation<T>,
  handler: (
    caller: Caller,
    asked: Asked<T>,
    request: FastifyRequest,
    reply: FastifyReply,
  ) => T['answer'] | Promise<T['answer']>,
): void {
  const limit = createLimit(app, 'staffCalls', (request) => sessionOf(request).staff.id);
  addContractRoute(
    app,
    operation,
    async (request, reply) => {
      const { params, query, body, headers } = request;
      const key = operation.key && v.safeParse(operation.key, headers[IDEMPOTENCY_HEADER]);
      if (key && !key.success) throw refusal('idempotency_key_needed');
      const asked = { params, query, body, key: key?.output } as Asked<T>;
      const plain = request as FastifyRequest;
      const caller = callerOf(ctx, plain);
      if (operation.method === 'GET' && operation.needs !== 'factor' && caller.staff.roles.includes('auditor'))
        await note(ctx, plain, operation, { outcome: 'done' });
      const data = await Promise.resolve(handler(caller, asked, plain, reply)).catch(async (error: unknown) => {
        if (error instanceof ApiError && operation.method !== 'GET' && !areTold(operation))
          await note(ctx, plain, operation, { outcome: 'refused', code: error.code });
        throw error;
      });
      if (typeof data === 'object' && data !== null && 'approvalId' in data) reply.code(202);
      return { data };
    },
    [sessionGate(ctx, operation), limit, permissionGate(ctx, operation)],
  );
}
