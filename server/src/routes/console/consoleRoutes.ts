/** Everything below /console-api: each route calls one service, which records what was done in the transaction of the change. */
import { stringifySetCookie } from 'cookie';
import type { FastifyInstance } from 'fastify';
import { APPROVALS } from '../../../../contract/console/approvals.ts';
import { AUDIT } from '../../../../contract/console/audit.ts';
import { PAYMENTS } from '../../../../contract/console/payments.ts';
import { PLAYERS } from '../../../../contract/console/players.ts';
import { SESSION } from '../../../../contract/console/session.ts';
import { STAFF, TODAY } from '../../../../contract/console/staff.ts';
import { approve, askFor, endRequest, listApprovals } from '../../console/approvals/approvals.ts';
import { listAudit } from '../../console/audit/auditTrail.ts';
import type { ConsoleContext } from '../../console/ConsoleContext.ts';
import { askCorrection, decidePayout, listDeposits, listWithdrawals } from '../../console/payments.ts';
import {
  askUnblock,
  blockPlayer,
  endPlayerSessions,
  findPlayers,
  readContact,
  readPlayer,
} from '../../console/players.ts';
import { checkRoles, listStaff, removeStaff } from '../../console/staff/people.ts';
import { closeStaffSession, openStaffSession, passFactor, toMe } from '../../console/staff/sessions.ts';
import { readToday } from '../../console/today.ts';
import type { TokenVerifier } from '../../identity/TokenVerifier.ts';
import { createLimit } from '../../rateLimits/createLimit.ts';
import { addContractRoute } from '../contractRoute.ts';
import { addStaffRoute, sessionOf, STAFF_COOKIE } from './staffRoute.ts';

interface ConsoleOptions {
  ctx: ConsoleContext;
  verifier: TokenVerifier;
  /** Cookies go over https alone. */
  isProduction: boolean;
  /** Ends the sign-ins of a player at the identity service too. */
  revokeSignIns: (uid: string) => Promise<void>;
}

/** `app` has the prefix /console-api. */
export function consoleRoutes(app: FastifyInstance, options: ConsoleOptions): void {
  const { ctx } = options;
  app.decorateRequest('staffSession', null);
  sessionRoutes(app, options);
  playerRoutes(app, options);
  addStaffRoute(app, ctx, TODAY, () => readToday(ctx));
  addStaffRoute(app, ctx, PAYMENTS.withdrawals, (_caller, { query }) => listWithdrawals(ctx, query));
  addStaffRoute(app, ctx, PAYMENTS.deposits, (_caller, { query }) => listDeposits(ctx, query));
  addStaffRoute(app, ctx, PAYMENTS.decide, (caller, { params, body }) => decidePayout(ctx, caller, params.id, body));
  addStaffRoute(app, ctx, PAYMENTS.adjust, (caller, { body, key }) => askCorrection(ctx, caller, body, key));
  addStaffRoute(app, ctx, APPROVALS.list, (caller, { query }) => listApprovals(ctx, caller, query));
  addStaffRoute(app, ctx, APPROVALS.approve, (caller, { params }) => approve(ctx, caller, params.id));
  addStaffRoute(app, ctx, APPROVALS.refuse, (caller, { params }) => endRequest(ctx, caller, params.id, 'refused'));
  addStaffRoute(app, ctx, APPROVALS.withdraw, (caller, { params }) => endRequest(ctx, caller, params.id, 'withdrawn'));
  addStaffRoute(app, ctx, AUDIT.list, (_caller, { query }) => listAudit(ctx.store, query));
  addStaffRoute(app, ctx, STAFF.list, () => listStaff(ctx));
  addStaffRoute(app, ctx, STAFF.remove, (caller, { params }) => removeStaff(ctx, params.id, caller.deed));
  addStaffRoute(app, ctx, STAFF.change, (caller, { body: { reason: _reason, ...payload } }) => {
    checkRoles(payload);
    return askFor(ctx, caller, { action: 'staff.change', subject: { kind: 'staff', id: payload.email }, payload });
  });
}

function sessionRoutes(app: FastifyInstance, { ctx, verifier, isProduction }: ConsoleOptions): void {
  const cookieOf = (value: string, more: { maxAge?: number } = {}): string =>
    stringifySetCookie({
      ...{ name: STAFF_COOKIE, value, path: '/console-api', httpOnly: true, sameSite: 'strict', secure: isProduction },
      ...more,
    });
  addContractRoute(
    app,
    SESSION.signIn,
    async ({ body, id }, reply) => {
      reply.header('cache-control', 'no-store');
      const player = await verifier.verify(body.idToken);
      await verifier.checkAccount(body.idToken, player.uid);
      const { token, ...data } = await openStaffSession(ctx, player, id);
      reply.header('set-cookie', cookieOf(token));
      return { data };
    },
    [createLimit(app, 'staffSignIns')],
  );
  const limitCodes = createLimit(app, 'staffCodes', (request) => sessionOf(request).staff.id);
  addStaffRoute(app, ctx, SESSION.factor, async (_caller, { body }, request) => {
    await limitCodes(request);
    return passFactor(ctx, sessionOf(request), body.code, request.id);
  });
  addStaffRoute(app, ctx, SESSION.signOut, async (_caller, _asked, request, reply) => {
    await closeStaffSession(ctx, sessionOf(request), request.id);
    reply.header('set-cookie', cookieOf('', { maxAge: 0 }));
    return {};
  });
  addStaffRoute(app, ctx, SESSION.me, (_caller, _asked, request) => toMe(sessionOf(request)));
}

function playerRoutes(app: FastifyInstance, { ctx, revokeSignIns }: ConsoleOptions): void {
  addStaffRoute(app, ctx, PLAYERS.find, (caller, { query }) => findPlayers(ctx, caller, query));
  addStaffRoute(app, ctx, PLAYERS.read, (caller, { params }) => readPlayer(ctx, caller, params.id));
  addStaffRoute(app, ctx, PLAYERS.contact, (caller, { params }) => readContact(ctx, caller, params.id));
  addStaffRoute(app, ctx, PLAYERS.unblock, (caller, { params }) => askUnblock(ctx, caller, params.id));
  addStaffRoute(app, ctx, PLAYERS.block, async (caller, { params }) => {
    const blocked = await blockPlayer(ctx, caller, params.id);
    await revokeSignIns(params.id);
    return blocked;
  });
  addStaffRoute(app, ctx, PLAYERS.endSessions, async (caller, { params }) => {
    const player = await endPlayerSessions(ctx, caller, params.id);
    await revokeSignIns(params.id);
    return player;
  });
}
