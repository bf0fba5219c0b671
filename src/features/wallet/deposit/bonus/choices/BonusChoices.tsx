import type { ShownHindrance } from '@contract/bonuses.ts';
import type { DepositBonus } from '@contract/depositBonuses.ts';
import { OfferTerms } from '@/features/rewards';
import { t } from '@/shared/i18n';
import type { Money } from '@/shared/money';
import styles from './BonusChoices.module.scss';
import { BonusOption } from './BonusOption';

interface Props {
  bonuses: readonly DepositBonus[];
  /** Of those that cannot be chosen now. */
  hindered: readonly ShownHindrance[];
  chosenId: string | undefined;
  /** The amount to pay. */
  deposit: Money | null;
  kesPerUsd: number;
  isDisabled: boolean;
  onToggle: (id: string) => void;
}

export const BonusChoices = ({ bonuses, hindered, chosenId, onToggle, ...gift }: Props) => (
  <>
    <ul className={styles.list}>
      {bonuses.map((bonus) => (
        <li key={bonus.id}>
          <BonusOption
            bonus={bonus}
            hindrance={hindered.find(({ bonusId }) => bonusId === bonus.id)}
            isChosen={bonus.id === chosenId}
            onToggle={() => onToggle(bonus.id)}
            {...gift}
          />
          {bonus.id === chosenId && <OfferTerms bonus={bonus} />}
        </li>
      ))}
    </ul>
    {bonuses.some(({ freeSpins }) => freeSpins > 0) && <p className={styles.note}>{t('deposit.spinsNote')}</p>}
  </>
);
