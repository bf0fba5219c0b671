import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { USER_ROUTES } from '../../../../contract/routes.ts';
import { ProfileChangeSchema, SessionBodySchema } from '../../../../contract/users.ts';
import { listBonusClaims } from '../../rewards/listBonusClaims.ts';
import { readBonusStanding } from '../../rewards/readBonusStanding.ts';
import { readReferral } from '../../rewards/readReferral.ts';
import type { DocumentStore } from '../../store/DocumentStore.ts';
import { changeProfile } from '../../users/changeProfile.ts';
import { endSessions } from '../../sessions/endSessions.ts';
import { listNotifications, readNotifications } from '../../users/notifications.ts';
import { openSession } from '../../sessions/openSession.ts';
import { readUser } from '../../users/readUser.ts';
import { toProfile } from '../../users/toProfile.ts';
import { addPlayerRoute } from '../playerRoute.ts';

/** The player is always the token's: no path, query or body can name another. */
export function userRoutes(app: FastifyInstance, store: DocumentStore): void {
  const sensitive = { isChecked: true, isLimited: true };
  addPlayerRoute(app, USER_ROUTES.openSession, sensitive, (player, { body }) =>
    openSession(store, player, v.parse(SessionBodySchema, body)),
  );
  addPlayerRoute(app, USER_ROUTES.endSessions, sensitive, async ({ uid }) => ({
    sessionsValidAfter: await endSessions(store, uid),
  }));
  addPlayerRoute(app, USER_ROUTES.readProfile, {}, async ({ uid }) => toProfile(await readUser(store, uid)));
  addPlayerRoute(app, USER_ROUTES.changeProfile, { isLimited: true }, ({ uid }, { body }) =>
    changeProfile(store, uid, v.parse(ProfileChangeSchema, body)),
  );
  rewardRoutes(app);
  addPlayerRoute(app, USER_ROUTES.listNotifications, {}, ({ uid }) => listNotifications(store, uid));
  addPlayerRoute(app, USER_ROUTES.readNotifications, { isLimited: true }, ({ uid }) => readNotifications(store, uid));
}

function rewardRoutes(app: FastifyInstance): void {
  const { ctx } = app.wallet;
  addPlayerRoute(app, USER_ROUTES.referral, {}, ({ uid }) => readReferral(ctx, uid));
  addPlayerRoute(app, USER_ROUTES.bonusClaims, {}, ({ uid }) => listBonusClaims(ctx, uid));
  addPlayerRoute(app, USER_ROUTES.bonusStanding, {}, ({ uid }) => readBonusStanding(ctx.store, uid));
}
