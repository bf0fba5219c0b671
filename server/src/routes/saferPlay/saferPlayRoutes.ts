import type { FastifyInstance } from 'fastify';
import { SAFER_PLAY } from '../../../../contract/saferPlay.ts';
import {
  changeSaferPlay,
  ownLimitChange,
  readSaferPlayState,
  realityCheckChange,
  type SaferPlayContext,
  selfExclusionChange,
  tightensLimit,
  timeOutChange,
} from '../../saferPlay/changeSaferPlay.ts';
import { readPosition } from '../../saferPlay/readPosition.ts';
import { addPlayerRoute } from '../contractRoute.ts';

/** Does not ask the identity provider, so that a player can take a break while it cannot be reached. */
const WRITES = { isLimited: true };
const BREAKS = { protects: () => true };

export function saferPlayRoutes(app: FastifyInstance, ctx: SaferPlayContext): void {
  addPlayerRoute(app, SAFER_PLAY.state, {}, ({ uid }) => readSaferPlayState(ctx, uid));
  addPlayerRoute(
    app,
    SAFER_PLAY.setLimit,
    { protects: ({ uid }, body) => tightensLimit(ctx, uid, body) },
    ({ uid }, { body }) => changeSaferPlay(ctx, uid, ownLimitChange(body), { isTold: true }),
  );
  const changeCheck = async (uid: string, minutes?: number) => {
    const play = await ctx.store.get('play', uid);
    return changeSaferPlay(ctx, uid, realityCheckChange(play?.playedMs, minutes), { isTold: false });
  };
  addPlayerRoute(app, SAFER_PLAY.setRealityCheck, WRITES, ({ uid }, { body }) => changeCheck(uid, body.minutes));
  addPlayerRoute(app, SAFER_PLAY.noteRealityCheck, WRITES, ({ uid }) => changeCheck(uid));
  addPlayerRoute(app, SAFER_PLAY.takeTimeOut, BREAKS, ({ uid }, { body }) =>
    changeSaferPlay(ctx, uid, timeOutChange(body.hours), { isTold: true }),
  );
  addPlayerRoute(app, SAFER_PLAY.excludeSelf, BREAKS, ({ uid }, { body }) =>
    changeSaferPlay(ctx, uid, selfExclusionChange(body.months), { isTold: true }),
  );
  addPlayerRoute(app, SAFER_PLAY.position, {}, ({ uid }, { query }) => readPosition(ctx, uid, Date.parse(query.since)));
}
