import type { Transaction } from '@contract/transactions.ts';
import { type Money, moneyOf } from '@/shared/money';
import type { ShowMoney } from './useShownMoney';

/**
 * In the player's currency; `null` before the change. In another currency than the account's it is the paid or arrived
 * amount, not converted twice.
 */
export function changeOf(transaction: Transaction, shown: ShowMoney): Money | null {
  const { type, amount, currency, balanceAmount, balanceCurrency, payoutAmount, payoutCurrency } = transaction;
  if (balanceAmount === undefined) return null;
  const sign = type === 'deposit' ? 1 : -1;
  const kept = shown(sign * balanceAmount, balanceCurrency);
  if (kept.currency === balanceCurrency) return kept;
  if (kept.currency === currency) return moneyOf(sign * amount, currency);
  return kept.currency === payoutCurrency && payoutAmount !== undefined
    ? moneyOf(sign * payoutAmount, payoutCurrency)
    : kept;
}
