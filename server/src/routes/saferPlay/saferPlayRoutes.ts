import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import {
  DepositLimitBodySchema,
  RealityCheckBodySchema,
  SelfExclusionBodySchema,
  TimeOutBodySchema,
} from '../../../../contract/saferPlay.ts';
import { GameParamsSchema, SAFER_PLAY_ROUTES, SinceQuerySchema } from '../../../../contract/saferPlayRoutes.ts';
import { changeSaferPlay, type SaferPlayContext, readSaferPlayState } from '../../saferPlay/changeSaferPlay.ts';
import { limitChange, realityCheckChange, selfExclusionChange, timeOutChange } from '../../saferPlay/changes.ts';
import { openGame } from '../../saferPlay/openGame.ts';
import { readPosition } from '../../saferPlay/readPosition.ts';
import { addPlayerRoute } from '../playerRoute.ts';

/** The identity provider is not asked: a player can always take a break, also while it cannot be reached. */
const WRITES = { isLimited: true };

export function saferPlayRoutes(app: FastifyInstance, ctx: SaferPlayContext): void {
  addPlayerRoute(app, SAFER_PLAY_ROUTES.state, {}, ({ uid }) => readSaferPlayState(ctx, uid));
  addPlayerRoute(app, SAFER_PLAY_ROUTES.setLimit, WRITES, ({ uid }, { body }) =>
    changeSaferPlay(ctx, uid, limitChange(v.parse(DepositLimitBodySchema, body)), { isTold: true }),
  );
  addPlayerRoute(app, SAFER_PLAY_ROUTES.setRealityCheck, WRITES, ({ uid }, { body }) =>
    changeSaferPlay(ctx, uid, realityCheckChange(v.parse(RealityCheckBodySchema, body).minutes), { isTold: false }),
  );
  addPlayerRoute(app, SAFER_PLAY_ROUTES.takeTimeOut, WRITES, ({ uid }, { body }) =>
    changeSaferPlay(ctx, uid, timeOutChange(v.parse(TimeOutBodySchema, body).hours), { isTold: true }),
  );
  addPlayerRoute(app, SAFER_PLAY_ROUTES.excludeSelf, WRITES, ({ uid }, { body }) =>
    changeSaferPlay(ctx, uid, selfExclusionChange(v.parse(SelfExclusionBodySchema, body).months), { isTold: true }),
  );
  addPlayerRoute(app, SAFER_PLAY_ROUTES.position, {}, ({ uid }, { query }) =>
    readPosition(ctx, uid, Date.parse(v.parse(SinceQuerySchema, query).since)),
  );
  addPlayerRoute(app, SAFER_PLAY_ROUTES.openGame, {}, ({ uid }, { params }) =>
    openGame(ctx, uid, v.parse(GameParamsSchema, params).id),
  );
}
