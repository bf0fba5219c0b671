import type { DepositBonus } from '@contract/depositBonuses.ts';
import { MINOR_PER_MAJOR } from '@contract/money.ts';
import { t } from '@/shared/i18n';
import { Amount, type Money, shillings } from '@/shared/money';
import { useAccountCurrency } from '../../../shown/useAccountCurrency';
import { useShownMoney } from '../../../shown/useShownMoney';
import { bonusGift } from './bonusGift';

interface Props {
  bonus: DepositBonus;
  deposit: Money;
  kesPerUsd: number;
}

/** The gift of the bonus for this deposit, or what is missing. Empty without a rate. */
export function GiftText({ bonus, deposit, kesPerUsd }: Props) {
  const shown = useShownMoney();
  const own = useAccountCurrency();
  const isKnown = kesPerUsd > 0 || (own === 'KES' && deposit.currency === 'KES');
  if (!isKnown || !shown) return null;
  const { isReached, cents, freeSpins } = bonusGift(bonus, deposit, own, kesPerUsd);
  if (!isReached) {
    const least = <Amount key="least" money={shillings(bonus.minDeposit)} />;
    return t('deposit.bonusNotReached', { least });
  }
  const amount = <Amount key="amount" money={shown(cents / MINOR_PER_MAJOR, own)} />;
  return t('deposit.bonusGives', { amount, count: freeSpins });
}
