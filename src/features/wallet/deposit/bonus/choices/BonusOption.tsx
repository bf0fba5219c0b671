import clsx from 'clsx';
import type { ShownHindrance } from '@contract/bonuses.ts';
import type { DepositBonus } from '@contract/depositBonuses.ts';
import { HindranceNote } from '@/features/rewards';
import { t } from '@/shared/i18n';
import { Amount, type Money, shillings } from '@/shared/money';
import { GiftText } from './GiftText';
import styles from './BonusChoices.module.scss';

interface Props {
  bonus: DepositBonus;
  isChosen: boolean;
  /** It cannot be chosen now; a chosen one can be given back. */
  hindrance: ShownHindrance | undefined;
  isDisabled: boolean;
  /** The amount to pay. */
  deposit: Money | null;
  kesPerUsd: number;
  onToggle: () => void;
}

export const BonusOption = ({ bonus, isChosen, hindrance, isDisabled, deposit, kesPerUsd, onToggle }: Props) => (
  <button
    type="button"
    className={clsx(styles.option, isChosen && styles.chosen)}
    aria-pressed={isChosen}
    disabled={isDisabled || (hindrance !== undefined && !isChosen)}
    onClick={onToggle}
  >
    <span className={styles.mark} aria-hidden="true" />
    <span className={styles.words}>
      <span className={styles.title}>{bonus.title}</span>
      <span className={styles.terms}>
        <Terms bonus={bonus} />
      </span>
      {hindrance && (
        <span className={styles.hindered}>
          <HindranceNote hindrance={hindrance} />
        </span>
      )}
      {isChosen && deposit && !hindrance && (
        <span className={styles.gift}>
          <GiftText bonus={bonus} deposit={deposit} kesPerUsd={kesPerUsd} />
        </span>
      )}
    </span>
  </button>
);

/** Percentage, extra, minimum and maximum in KES, free spins; zero values are left out. */
const Terms = ({ bonus: { bonusPercentage, maxBonus, extraKes, minDeposit, freeSpins } }: Pick<Props, 'bonus'>) => (
  <>
    {bonusPercentage > 0 && (
      <span>
        {maxBonus
          ? t('deposit.bonusUpTo', {
              percentage: bonusPercentage,
              most: <Amount key="most" money={shillings(maxBonus)} />,
            })
          : t('deposit.bonusShare', { percentage: bonusPercentage })}
      </span>
    )}
    {extraKes > 0 && (
      <span>{t('deposit.bonusExtra', { extra: <Amount key="extra" money={shillings(extraKes)} /> })}</span>
    )}
    {freeSpins > 0 && <span>{t('deposit.bonusSpins', { count: freeSpins })}</span>}
    {minDeposit > 0 && (
      <span>{t('deposit.bonusFrom', { least: <Amount key="least" money={shillings(minDeposit)} /> })}</span>
    )}
  </>
);
