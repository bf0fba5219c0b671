import { useGetBalanceQuery, useShownMoney } from '@/features/wallet';
import type { Money } from '@/shared/money';

/** What the player can use, in the currency that the player prefers; `null` while that is not known. */
export function useShownBalance(): Money | null {
  const { data: balance, isError } = useGetBalanceQuery();
  const shown = useShownMoney();
  if ((!balance && !isError) || !shown) return null;
  return shown(balance?.available ?? 0, balance?.rest);
}
