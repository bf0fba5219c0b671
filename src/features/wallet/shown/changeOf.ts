import type { Transaction } from '@contract/wallet.ts';
import { type Money, moneyOf } from '@/shared/money';
import type { ShowMoney } from './useShownMoney';

/**
 * In the player's currency; `null` before the change. In shillings it is the paid or arrived amount, not converted
 * twice.
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
