import type { FastifyInstance } from 'fastify';
import { BETS } from '../../../../contract/bets.ts';
import { GAME_RULES } from '../../../../contract/gameRules.ts';
import { LAUNCHES } from '../../../../contract/launches.ts';
import { PLAY_LIMIT_CALLS } from '../../../../contract/playLimits.ts';
import { ROUNDS } from '../../../../contract/rounds.ts';
import { SEEDS } from '../../../../contract/seeds.ts';
import { rulesOf } from '../../play/gameRules.ts';
import { endLaunch, readLaunch } from '../../play/launches.ts';
import { openGame } from '../../play/openGame.ts';
import { readPlayLimits, setPlayLimit, tightensPlayLimit } from '../../play/ownLimits.ts';
import type { Play } from '../../play/createPlay.ts';
import { placeBet } from '../../play/rounds/placeBet.ts';
import { awaitRound, listRounds, readOpenRound, readRound, readTotals } from '../../play/rounds/readRounds.ts';
import { rollBackBet } from '../../play/rounds/rollBackBet.ts';
import { stepRound } from '../../play/rounds/stepRound.ts';
import { readSeeds, rotateSeeds } from '../../play/seeds.ts';
import { createLimit } from '../../rateLimits/createLimit.ts';
import { addContractRoute, addPlayerRoute, MOVES_MONEY, SHOWS_MONEY } from '../contractRoute.ts';
import { flightRoutes } from './flightRoutes.ts';
import { allowAnyOrigin, gameRoutes } from './gameRoute.ts';

/** Games ask with their launch token, from any origin; players with their own. */
export function playRoutes(app: FastifyInstance, { ctx, boards }: Pick<Play, 'ctx' | 'boards'>): void {
  addPlayerRoute(app, LAUNCHES.open, { isChecked: true, isOpening: true }, ({ uid }, { params, body }) =>
    openGame(ctx, uid, params.id, body ?? {}),
  );
  addPlayerRoute(app, ROUNDS.list, SHOWS_MONEY, ({ uid }, { query }) => listRounds(ctx, uid, query));
  addPlayerRoute(app, ROUNDS.totals, SHOWS_MONEY, ({ uid }, { query }) => readTotals(ctx, uid, query));
  addPlayerRoute(app, ROUNDS.read, SHOWS_MONEY, ({ uid }, { params }) => readRound(ctx, uid, params.id));
  addPlayerRoute(app, SEEDS.read, {}, ({ uid }) => readSeeds(ctx, uid));
  addPlayerRoute(app, PLAY_LIMIT_CALLS.read, {}, ({ uid }) => readPlayLimits(ctx, uid));
  addPlayerRoute(
    app,
    PLAY_LIMIT_CALLS.set,
    { protects: ({ uid }, body) => tightensPlayLimit(ctx, uid, body) },
    ({ uid }, { body }) => setPlayLimit(ctx, uid, body),
  );
  addPlayerRoute(app, SEEDS.rotate, MOVES_MONEY, ({ uid }, { body }) => rotateSeeds(ctx, uid, body.clientSeed));

  addContractRoute(app, GAME_RULES.read, async ({ params: { kind } }) => ({ data: rulesOf(kind) }), [
    allowAnyOrigin,
    createLimit(app, 'publicReads'),
  ]);
  flightRoutes(app, boards);
  const addGameRoute = gameRoutes(app, ctx.store);
  addGameRoute(BETS.place, (token, { body }) => placeBet(ctx, token, body));
  addGameRoute(BETS.rollBack, (token, { params }) => rollBackBet(ctx, token, params.id));
  addGameRoute(BETS.step, (token, { params, body }) => stepRound(ctx, token, params.id, body));
  addGameRoute(ROUNDS.open, async (token) => readOpenRound(ctx, await readLaunch(ctx.store, token)));
  addGameRoute(ROUNDS.last, async (token) => {
    const { userId, gameId } = await readLaunch(ctx.store, token);
    return listRounds(ctx, userId, { gameId, limit: 50 });
  });
  addGameRoute(ROUNDS.result, async (token, { params }, signal) =>
    awaitRound(ctx, await readLaunch(ctx.store, token), params.id, signal),
  );
  addGameRoute(LAUNCHES.close, (token) => endLaunch(ctx, token));
}
