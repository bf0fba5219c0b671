import type { Left } from '@/features/saferPlay';
import { moneyOf } from '@/shared/money';
import { centsOf } from '../amounts/typedAmount';
import type { AmountLimits, PaymentMethod } from './methods';

/** A message, and its limit. */
export interface Problem {
  id: string;
  values?: Record<string, number>;
}

/**
 * Why the amount cannot be sent (docs/product.md, Deposits). `left` under the player's limits, in the method's
 * currency.
 */
export function amountProblem(
  { texts, currency }: Pick<PaymentMethod, 'texts' | 'currency'>,
  amount: string,
  { min, max }: AmountLimits,
  left: Left | null,
): Problem | null {
  const cents = centsOf(amount) ?? 0;
  if (cents < moneyOf(min, currency).amountMinor) return { id: texts.below, values: { min } };
  if (cents > moneyOf(max, currency).amountMinor) return { id: texts.above, values: { max } };
  if (left && cents > left.money.amountMinor) return { id: 'deposit.error.overLimit' };
  return null;
}
