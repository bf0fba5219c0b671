import { useAccountCurrency, useGetBalanceQuery, useShownMoney } from '@/features/wallet';
import type { Money } from '@/shared/money';

/** The available amount, in the preferred currency; `null` while unknown. */
export function useShownBalance(): Money | null {
  const { data: balance, isError } = useGetBalanceQuery();
  const shown = useShownMoney();
  const own = useAccountCurrency();
  if ((!balance && !isError) || !shown) return null;
  return shown(balance?.available ?? 0, balance?.currency ?? own, balance?.rest);
}
