import type { KeptProfile } from '@/features/auth';
import { useGetBalanceQuery, useShownMoney } from '@/features/wallet';
import type { Money } from '@/shared/money';

type Sum = 'available' | 'held' | 'balance' | 'bonusBalance' | 'totalDeposits' | 'totalWithdrawals';

/** In the player's currency; `null` while unknown. The remainder below a cent belongs to the deposits. */
export function useShownAccount(profile: KeptProfile): Record<Sum, Money> | null {
  const { data } = useGetBalanceQuery();
  const shown = useShownMoney();
  if (!shown) return null;
  const { available, held, balance, bonusBalance, rest, currency } = data ?? {
    ...profile,
    available: profile.balance,
    held: 0,
    rest: 0,
  };
  const said = (amount: number, left?: number) => shown(amount, currency, left);
  return {
    available: said(available, rest),
    held: said(held),
    balance: said(balance, rest),
    bonusBalance: said(bonusBalance),
    totalDeposits: said(profile.totalDeposits, rest),
    totalWithdrawals: said(profile.totalWithdrawals),
  };
}
