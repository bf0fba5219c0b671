/** Limits and breaks of the signed-in player, and the games that they block. */
import type {
  BlockRefusal,
  DepositLimitBody,
  GameRefusal,
  SaferPlayPosition,
  SaferPlayState,
  OpenedGame,
  RealityCheckBody,
  SelfExclusionBody,
  TimeOutBody,
} from '../saferPlay.ts';
import { route } from './route.ts';

export const readSaferPlay = route<{ answer: SaferPlayState }>('GET /gaming');
export const setLimit = route<{ body: DepositLimitBody; answer: SaferPlayState }>('POST /gaming/limits');
export const setRealityCheck = route<{ body: RealityCheckBody; answer: SaferPlayState }>('POST /gaming/reality-check');
export const takeTimeOut = route<{ body: TimeOutBody; answer: SaferPlayState }>('POST /gaming/time-out');
export const excludeSelf = route<{ body: SelfExclusionBody; answer: SaferPlayState }>('POST /gaming/self-exclusion');
export const readPosition = route<{ query: { since: string }; answer: SaferPlayPosition }>('GET /gaming/position');
export const openGame = route<{ params: { id: string }; answer: OpenedGame; error: GameRefusal | BlockRefusal }>(
  'POST /games/:id/open',
);
