import { useGetProfileQuery } from '@/features/account';
import { useGetWalletTermsQuery } from '@/features/wallet';
import { type Money, moneyOf } from '@/shared/money';
import { inCurrency } from '../limits/leftOf';

/** Shows an amount in decimal USD, which may be below nought, in the currency that the player prefers. */
export function useShownUsd(): (amount: number) => Money {
  const { data: profile } = useGetProfileQuery();
  const { data: terms } = useGetWalletTermsQuery();
  const currency = profile?.preferredCurrency ?? 'USD';
  return (amount) => {
    const { amountMinor } = moneyOf(Math.abs(amount), 'USD');
    const shown = terms
      ? inCurrency({ amountMinor, currency: 'USD' }, currency, terms.kesPerUsd)
      : { amountMinor, currency: 'USD' as const };
    return { ...shown, amountMinor: Math.sign(amount) * shown.amountMinor };
  };
}
