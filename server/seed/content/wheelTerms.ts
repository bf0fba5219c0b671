import type { WheelTerms } from '../../../contract/wheel.ts';
import { WAGERING_TERMS } from './wageringTerms.ts';

/** In the order of the wheel: 50%, Jackpot, 25 FS, 25%, 100 FS, 150%, 25 FS, 50 FS. A percentage is one of Ksh 20. */
export const WHEEL_TERMS: readonly WheelTerms[] = [
  {
    id: 'wheel-terms-1',
    isActive: true,
    segments: [
      { weight: 18_000, bonusKes: 10, bonusUsd: 0.1, freeSpins: 0 },
      { weight: 1, bonusKes: 50_000, bonusUsd: 385, freeSpins: 0 },
      { weight: 180, bonusKes: 0, bonusUsd: 0, freeSpins: 25 },
      { weight: 80_000, bonusKes: 5, bonusUsd: 0.05, freeSpins: 0 },
      { weight: 9, bonusKes: 0, bonusUsd: 0, freeSpins: 100 },
      { weight: 1_600, bonusKes: 30, bonusUsd: 0.3, freeSpins: 0 },
      { weight: 180, bonusKes: 0, bonusUsd: 0, freeSpins: 25 },
      { weight: 30, bonusKes: 0, bonusUsd: 0, freeSpins: 50 },
    ],
    wagering: 5,
    ...WAGERING_TERMS,
  },
];
