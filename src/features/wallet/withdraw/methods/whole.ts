import type { Money } from '@/shared/money';
import type { Payout } from './PayoutMethod';

/** All of it arrives as it left. */
export const whole = (money: Money): Payout => ({ money, restMinor: 0 });
