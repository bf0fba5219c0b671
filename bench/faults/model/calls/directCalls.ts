import { endLaunch } from '../../../../server/src/play/launches.ts';
import { openGame } from '../../../../server/src/play/openGame.ts';
import type { PlayContext } from '../../../../server/src/play/PlayContext.ts';
import { placeBet } from '../../../../server/src/play/rounds/placeBet.ts';
import { rollBackBet } from '../../../../server/src/play/rounds/rollBackBet.ts';
import { stepRound } from '../../../../server/src/play/rounds/stepRound.ts';
import type { PlayCalls } from './PlayCalls.ts';

/** Calls the services without HTTP. */
export const directCalls = (ctx: PlayContext): PlayCalls => ({
  open: (uid, gameId) => openGame(ctx, uid, gameId, { mode: 'money' }),
  bet: (token, body) => placeBet(ctx, token, body),
  step: (token, roundId, body) => stepRound(ctx, token, roundId, body),
  takeBack: (token, betId) => rollBackBet(ctx, token, betId),
  close: (token) => endLaunch(ctx, token),
});
