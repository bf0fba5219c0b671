import type { Left } from '@/features/saferPlay';
import { moneyOf } from '@/shared/money';
import { centsOf } from '../amounts/typedAmount';
import type { AmountLimits, PaymentMethod } from './methods';

/** A message, and the limit in it. */
export interface Problem {
  id: string;
  values?: Record<string, number>;
}

/**
 * What keeps the amount from being sent (docs/product.md, Deposits). `left` is what the player's own limits leave, in the
 * currency of the method.
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
