/** Rounds for money: the game's calls with its launch token, and the player's own about rounds and seeds. */
import type { Flights } from '../flights.ts';
import type { OpenedGame } from '../openedGame.ts';
import type { PlayLimitBody, PlayLimits } from '../playLimits.ts';
import type * as play from '../play.ts';
import type { BetBody, OpenGameBody, RoundFilter, RoundsQuery, StepBody } from '../playRequests.ts';
import type { BlockRefusal, GameRefusal } from '../saferPlayRefusals.ts';
import { route } from './route.ts';

export const openGame = route<{
  params: { id: string };
  body: OpenGameBody;
  answer: OpenedGame;
  error: GameRefusal | BlockRefusal;
}>('POST /games/:id/open');
export const placeBet = route<{ body: BetBody; answer: play.Round; error: play.BetRefusal }>('POST /play/bets');
export const rollBackBet = route<{
  params: { id: string };
  answer: { round: play.Round | null };
  error: 'launch_expired';
}>('POST /play/bets/:id/rollback');
export const stepRound = route<{
  params: { id: string };
  body: StepBody;
  answer: play.Round;
  error: play.StepRefusal;
}>('POST /play/rounds/:id/steps');
export const readOpenRound = route<{ answer: play.OpenRounds; error: 'launch_expired' }>('GET /play/rounds/open');
export const awaitRound = route<{ params: { id: string }; answer: play.Round; error: 'launch_expired' | 'not_yours' }>(
  'GET /play/rounds/:id/result',
);
export const endLaunch = route<{ answer: { isEnded: boolean }; error: 'launch_expired' }>('POST /play/close');
export const listRounds = route<{ query: RoundsQuery; answer: play.RoundPage; error: 'cursor_invalid' }>(
  'GET /play/rounds',
);
export const sumRounds = route<{ query: RoundFilter; answer: play.RoundTotals }>('GET /play/rounds/totals');
export const readRound = route<{ params: { id: string }; answer: play.Round; error: 'not_yours' }>(
  'GET /play/rounds/:id',
);
export const readSeeds = route<{ answer: play.Seeds }>('GET /play/seeds');
export const rotateSeeds = route<{ body: { clientSeed: string }; answer: play.RotatedSeeds; error: 'round_open' }>(
  'POST /play/seeds/rotate',
);
export const readPlayLimits = route<{ answer: PlayLimits }>('GET /play/limits');
export const setPlayLimit = route<{ body: PlayLimitBody; answer: PlayLimits }>('POST /play/limits');
export const readFlights = route<{ params: { gameId: string }; answer: Flights; error: 'game_not_found' }>(
  'GET /play/flights/:gameId',
);
/** A stream that stays open. */
export const flightEvents = route<{ params: { gameId: string }; answer: string; error: 'game_not_found' }>(
  'GET /play/flights/:gameId/events',
);
