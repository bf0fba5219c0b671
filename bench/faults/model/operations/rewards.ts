/** The wheel, the bonus market and free spins, each also twice at once and again. */
import { changeSpinTerms, freeSpin, freeSpins } from './freeSpins.ts';
import { purchase, purchaseAgain } from './market.ts';
import type { Operation } from './operation.ts';
import { turn } from './wheel.ts';

export const REWARD_OPERATIONS: readonly Operation[] = [
  turn,
  purchase,
  purchaseAgain,
  freeSpin,
  freeSpins,
  changeSpinTerms,
];
