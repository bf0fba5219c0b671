import type { Transaction } from '@contract/wallet.ts';
import { type Money, moneyOf } from '@/shared/money';
import type { ShowMoney } from './useShownMoney';

/**
 * What a transaction added to the balance or took from it, as the player counts; `null` until it did. Who counts in
 * shillings sees the shillings that were paid or arrived, not what they come to after two conversions.
 */
export function changeOf(transaction: Transaction, shown: ShowMoney): Money | null {
  const { type, amount, currency, balanceAmount, payoutAmount, payoutCurrency } = transaction;
  if (balanceAmount === undefined) return null;
  const sign = type === 'deposit' ? 1 : -1;
  const kept = shown(sign * balanceAmount);
  if (kept.currency === 'USD') return kept;
  if (currency === 'KES') return moneyOf(sign * amount, 'KES');
  return payoutCurrency === 'KES' && payoutAmount !== undefined ? moneyOf(sign * payoutAmount, 'KES') : kept;
}
