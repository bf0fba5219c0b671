import type { DepositBonus } from '@contract/depositBonuses.ts';
import type { ComponentProps } from 'react';
import { OfferCard } from '@/features/rewards';
import { BonusFacts } from './BonusFacts';
import { BonusTerms } from './BonusTerms';

interface Props extends Omit<ComponentProps<typeof OfferCard>, 'offer'> {
  bonus: DepositBonus;
}

/** A bonus with its gift and terms. */
export const BonusCard = ({ bonus, children, ...card }: Props) => (
  <OfferCard offer={bonus} {...card}>
    <BonusFacts bonus={bonus} />
    <BonusTerms bonus={bonus} />
    {children}
  </OfferCard>
);
