import type { KeptProfile } from '@/features/auth';
import { useGetBalanceQuery, useShownMoney } from '@/features/wallet';
import type { Money } from '@/shared/money';

type Sum = 'available' | 'held' | 'balance' | 'bonusBalance' | 'totalDeposits' | 'totalWithdrawals';

/** In the player's currency; `null` while unknown. The remainder below a cent belongs to the deposits. */
export function useShownAccount(profile: KeptProfile): Record<Sum, Money> | null {
  const { data } = useGetBalanceQuery();
  const shown = useShownMoney();
  if (!shown) return null;
  const { available, held, balance, bonusBalance, rest } = data ?? {
    ...profile,
    available: profile.balance,
    held: 0,
    rest: 0,
  };
  return {
    available: shown(available, rest),
    held: shown(held),
    balance: shown(balance, rest),
    bonusBalance: shown(bonusBalance),
    totalDeposits: shown(profile.totalDeposits, rest),
    totalWithdrawals: shown(profile.totalWithdrawals),
  };
}
