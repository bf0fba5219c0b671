import type { FastifyInstance } from 'fastify';
import { PLAY } from '../../../../contract/operations/play.ts';
import { endLaunch } from '../../play/launches/endLaunch.ts';
import { openGame } from '../../play/launches/openGame.ts';
import { readLaunch } from '../../play/launches/readLaunch.ts';
import { readPlayLimits, setPlayLimit, tightensPlayLimit } from '../../play/limits/playLimits.ts';
import type { Play } from '../../play/Play.ts';
import { placeBet } from '../../play/rounds/placeBet.ts';
import { listRounds, readRound } from '../../play/rounds/readRounds.ts';
import { readOpenRound, awaitRound } from '../../play/rounds/readOpenRound.ts';
import { readTotals } from '../../play/rounds/readTotals.ts';
import { rollBackBet } from '../../play/rounds/rollBackBet.ts';
import { stepRound } from '../../play/rounds/stepRound.ts';
import { readSeeds, rotateSeeds } from '../../play/seeds/seeds.ts';
import { MOVES_MONEY, SHOWS_MONEY, addPlayerRoute } from '../playerRoute.ts';
import { flightRoutes } from './flightRoutes.ts';
import { gameRoutes } from './gameRoute.ts';

/** Games ask with their launch token, from any origin; players with their own. */
export function playRoutes(app: FastifyInstance, { ctx, feed, boards }: Pick<Play, 'ctx' | 'feed' | 'boards'>): void {
  addPlayerRoute(app, PLAY.open, { isChecked: true, isOpening: true }, ({ uid }, { params, body }) =>
    openGame(ctx, uid, params.id, body ?? {}),
  );
  addPlayerRoute(app, PLAY.rounds, SHOWS_MONEY, ({ uid }, { query }) => listRounds(ctx, uid, query));
  addPlayerRoute(app, PLAY.totals, SHOWS_MONEY, ({ uid }, { query }) => readTotals(ctx, uid, query));
  addPlayerRoute(app, PLAY.round, SHOWS_MONEY, ({ uid }, { params }) => readRound(ctx, uid, params.id));
  addPlayerRoute(app, PLAY.seeds, {}, ({ uid }) => readSeeds(ctx, uid));
  addPlayerRoute(app, PLAY.limits, {}, ({ uid }) => readPlayLimits(ctx, uid));
  addPlayerRoute(
    app,
    PLAY.setLimit,
    { protects: ({ uid }, body) => tightensPlayLimit(ctx, uid, body) },
    ({ uid }, { body }) => setPlayLimit(ctx, uid, body),
  );
  addPlayerRoute(app, PLAY.rotate, MOVES_MONEY, ({ uid }, { body }) => rotateSeeds(ctx, uid, body.clientSeed));

  flightRoutes(app, boards);
  const addGameRoute = gameRoutes(app, ctx.store);
  addGameRoute(PLAY.bet, (token, { body }) => placeBet(ctx, token, body));
  addGameRoute(PLAY.rollback, (token, { params }) => rollBackBet(ctx, token, params.id));
  addGameRoute(PLAY.step, (token, { params, body }) => stepRound(ctx, token, params.id, body));
  addGameRoute(PLAY.openRound, async (token) => readOpenRound(ctx, await readLaunch(ctx.store, token)));
  addGameRoute(PLAY.result, async (token, { params }, signal) =>
    awaitRound({ ctx, feed }, await readLaunch(ctx.store, token), params.id, signal),
  );
  addGameRoute(PLAY.close, (token) => endLaunch(ctx, token));
}
