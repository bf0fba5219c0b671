/** Limits and breaks of the signed-in player, and the games that they block. */
import type * as saferPlay from '../saferPlay.ts';
import { route } from './route.ts';

export const readSaferPlay = route<{ answer: saferPlay.SaferPlayState }>('GET /gaming');
export const setLimit = route<{
  body: saferPlay.DepositLimitBody;
  answer: saferPlay.SaferPlayState;
  error: saferPlay.LimitRefusal;
}>('POST /gaming/limits');
export const setRealityCheck = route<{ body: saferPlay.RealityCheckBody; answer: saferPlay.SaferPlayState }>(
  'POST /gaming/reality-check',
);
export const takeTimeOut = route<{ body: saferPlay.TimeOutBody; answer: saferPlay.SaferPlayState }>(
  'POST /gaming/time-out',
);
export const excludeSelf = route<{ body: saferPlay.SelfExclusionBody; answer: saferPlay.SaferPlayState }>(
  'POST /gaming/self-exclusion',
);
export const readPosition = route<{ query: { since: string }; answer: saferPlay.SaferPlayPosition }>(
  'GET /gaming/position',
);
