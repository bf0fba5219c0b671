import type { SpinTerms } from '../../../contract/bonusTerms.ts';
import { gameRef } from './gameRef.ts';
import { WAGERING_TERMS } from './wageringTerms.ts';

/** Free spins that name no slot are for this one. Stakes are decimals. */
export const SPIN_TERMS: readonly SpinTerms[] = [
  {
    ...{ id: 'spin-terms-1', isActive: true, ...gameRef('simba-gold') },
    ...{ stakeKes: 20, stakeUsd: 0.2, validDays: 30, wagering: 5 },
    ...WAGERING_TERMS,
  },
];
