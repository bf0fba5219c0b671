import type { WheelTerms } from '../../../contract/wheelTerms.ts';
import { WAGERING_TERMS } from './wageringTerms.ts';

/** In the order of the wheel: 50%, Jackpot, 25 FS, 25%, 100 FS, 150%, 25 FS, 50 FS. A percentage is one of Ksh 100. */
export const WHEEL_TERMS: readonly WheelTerms[] = [
  {
    id: 'wheel-terms-1',
    isActive: true,
    segments: [
      { weight: 16_000, bonusKes: 50, bonusUsd: 0.5, freeSpins: 0 },
      { weight: 1, bonusKes: 50_000, bonusUsd: 385, freeSpins: 0 },
      { weight: 14_000, bonusKes: 0, bonusUsd: 0, freeSpins: 25 },
      { weight: 50_000, bonusKes: 25, bonusUsd: 0.25, freeSpins: 0 },
      { weight: 500, bonusKes: 0, bonusUsd: 0, freeSpins: 100 },
      { weight: 4_000, bonusKes: 150, bonusUsd: 1.5, freeSpins: 0 },
      { weight: 14_000, bonusKes: 0, bonusUsd: 0, freeSpins: 25 },
      { weight: 1_499, bonusKes: 0, bonusUsd: 0, freeSpins: 50 },
    ],
    wagering: 5,
    ...WAGERING_TERMS,
  },
];
