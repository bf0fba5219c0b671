import { accepted } from '../../errors/moneyRefusals.ts';
import { changeCurrency, pointsOf } from '../../ledger/index.ts';
import type { FastifyInstance } from 'fastify';
import { BONUSES } from '../../../../contract/bonuses.ts';
import { CHALLENGE_STANDING } from '../../../../contract/challenge.ts';
import { RACES } from '../../../../contract/races.ts';
import { MARKET } from '../../../../contract/market.ts';
import { REWARDS } from '../../../../contract/rewards.ts';
import { SUGGESTIONS } from '../../../../contract/suggestions.ts';
import { USERS } from '../../../../contract/users.ts';
import { WHEEL } from '../../../../contract/wheel.ts';
import { forfeitBonus } from '../../rewards/endBonus.ts';
import { readSuggestions } from '../../play/suggestGames.ts';
import type { CachedResponses } from '../../publish/createCachedResponses.ts';
import { readStandings } from '../../play/races/readBoards.ts';
import { readChallengeStanding } from '../../play/challenge/readLeaderboard.ts';
import { listBonusClaims } from '../../rewards/bonusClaims.ts';
import { readBonusStanding } from '../../rewards/readBonusStanding.ts';
import { readReferral } from '../../rewards/readReferral.ts';
import { buy } from '../../rewards/market.ts';
import { readWheel, turnWheel } from '../../rewards/wheel.ts';
import type { DocumentStore } from '../../store/DocumentStore.ts';
import { changeProfile, readUser, toProfile } from '../../users/profile.ts';
import { endSessions, openSession } from '../../sessions/openSession.ts';
import { listNotifications, readNotifications } from '../../users/notifications.ts';
import { addPlayerRoute, MOVES_MONEY, SHOWS_MONEY } from '../contractRoute.ts';

/** The player is always the one of the token; no path, query or body can name another. */
export function userRoutes(app: FastifyInstance, store: DocumentStore, published: CachedResponses): void {
  const sensitive = { isChecked: true, isLimited: true };
  addPlayerRoute(app, USERS.openSession, sensitive, (player, { body }) => openSession(store, player, body));
  addPlayerRoute(app, USERS.endSessions, sensitive, async ({ uid }) => {
    const sessionsValidAfter = await endSessions(store, uid);
    await app.revokeSignIns(uid);
    return { sessionsValidAfter };
  });
  addPlayerRoute(app, USERS.readProfile, {}, async ({ uid }) => toProfile(await readUser(store, uid)));
  addPlayerRoute(app, USERS.changeProfile, { isLimited: true }, ({ uid }, { body }) => changeProfile(store, uid, body));
  addPlayerRoute(app, USERS.changeCurrency, { isLimited: true }, async ({ uid }, { body }) =>
    toProfile(accepted(await changeCurrency(app.services.ctx, uid, body.currency))),
  );
  rewardRoutes(app, published);
  addPlayerRoute(app, SUGGESTIONS, {}, async ({ uid }) => readSuggestions(store, await published.catalogue(), uid));
  addPlayerRoute(app, USERS.listNotifications, {}, ({ uid }) => listNotifications(store, uid));
  addPlayerRoute(app, USERS.readNotifications, { isLimited: true }, ({ uid }) => readNotifications(store, uid));
}

function rewardRoutes(app: FastifyInstance, { boards }: CachedResponses): void {
  const { ctx } = app.services;
  addPlayerRoute(app, REWARDS.referral, {}, ({ uid }) => readReferral(ctx, uid));
  addPlayerRoute(app, BONUSES.claims, {}, ({ uid }) => listBonusClaims(ctx, uid));
  addPlayerRoute(app, BONUSES.forfeit, MOVES_MONEY, ({ uid }, { params }) => forfeitBonus(ctx, uid, params.id));
  addPlayerRoute(app, RACES.standings, {}, async ({ uid }) =>
    readStandings(app.services.play.ctx, await boards(), uid),
  );
  addPlayerRoute(app, CHALLENGE_STANDING, {}, ({ uid }) => readChallengeStanding(app.services.play.ctx, uid));
  addPlayerRoute(app, MARKET.points, SHOWS_MONEY, async ({ uid }) => ({
    points: pointsOf(await ctx.store.get('users', uid)),
  }));
  addPlayerRoute(app, MARKET.buy, MOVES_MONEY, ({ uid }, { body, key }) => buy(ctx, uid, body, key));
  addPlayerRoute(app, WHEEL.read, SHOWS_MONEY, ({ uid }) => readWheel(ctx, uid));
  addPlayerRoute(app, WHEEL.turn, MOVES_MONEY, ({ uid }) => turnWheel(ctx, uid));
  addPlayerRoute(app, BONUSES.standing, {}, ({ uid }) => readBonusStanding(ctx, uid));
}
