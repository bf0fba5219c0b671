import { timesOf } from '@contract/bonusTerms.ts';
import type { DepositBonus } from '@contract/depositBonuses.ts';
import type { ReactNode } from 'react';
import { FormattedNumber } from 'react-intl';
import { t } from '@/shared/i18n';
import { Amount, shillings } from '@/shared/money';
import styles from './BonusCard.module.scss';

/** The gift and the terms in numbers; zero or unknown ones are left out. */
export const BonusFacts = ({
  bonus: { freeSpins, minDeposit, maxBonus, extraKes, wagering, maxStake, expiryDays, bonusPercentage },
}: {
  bonus: DepositBonus;
}) => (
  <dl className={styles.facts}>
    {freeSpins > 0 && (
      <Fact name="bonus.freeSpins">
        <FormattedNumber value={freeSpins} />
      </Fact>
    )}
    {minDeposit > 0 && (
      <Fact name="bonus.minDeposit">
        <Amount money={shillings(minDeposit)} />
      </Fact>
    )}
    {maxBonus !== undefined && maxBonus > 0 && (
      <Fact name="bonus.maxBonus">
        <Amount money={shillings(maxBonus)} />
      </Fact>
    )}
    {extraKes > 0 && (
      <Fact name="bonus.extra">
        <Amount money={shillings(extraKes)} />
      </Fact>
    )}
    {(bonusPercentage > 0 || extraKes > 0) && (
      <>
        <Fact name="bonus.wagering">{t('bonus.times', { times: timesOf({ wagering }) })}</Fact>
        {maxStake !== undefined && (
          <Fact name="bonus.maxStake">
            <Amount money={shillings(maxStake)} />
          </Fact>
        )}
        <Fact name="bonus.days">{t('bonus.dayCount', { days: expiryDays })}</Fact>
      </>
    )}
  </dl>
);

interface FactProps {
  name:
    | 'bonus.freeSpins'
    | 'bonus.minDeposit'
    | 'bonus.maxBonus'
    | 'bonus.extra'
    | 'bonus.wagering'
    | 'bonus.maxStake'
    | 'bonus.days';
  children: ReactNode;
}

const Fact = ({ name, children }: FactProps) => (
  <div>
    <dt>{t(name)}</dt>
    <dd>{children}</dd>
  </div>
);
