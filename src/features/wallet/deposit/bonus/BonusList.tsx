import { useId, useState } from 'react';
import { OfferTerms, useOfferedBonuses } from '@/features/rewards';
import { Icon, PathIcon } from '@/shared/components';
import { CHEVRON_DOWN, CHEVRON_UP } from '@/shared/components/Icon';
import { t } from '@/shared/i18n';
import type { Money } from '@/shared/money';
import { BonusOption } from './BonusOption';
import styles from './BonusList.module.scss';

interface Props {
  chosenId: string | undefined;
  deposit: Money | null;
  kesPerUsd: number;
  isDisabled: boolean;
  onToggle: (id: string) => void;
}

/** Closed at first, unless a bonus is chosen. Loaded each time the modal opens. */
export function BonusList({ chosenId, isDisabled, onToggle, ...gift }: Props) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(chosenId !== undefined);
  const { bonuses, isWaiting } = useOfferedBonuses({ isFresh: true });
  const isGone = chosenId !== undefined && !isWaiting && !bonuses.some(({ id }) => id === chosenId);
  return (
    <section className={styles.bonuses}>
      <button
        type="button"
        className={styles.head}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon name="gift" size={20} />
        <span className={styles.heading}>{t('deposit.bonuses')}</span>
        <span className={styles.count}>{bonuses.length}</span>
        <PathIcon path={isOpen ? CHEVRON_UP : CHEVRON_DOWN} size={18} />
      </button>
      <div id={id} hidden={!isOpen}>
        <p role="status" className={isGone ? styles.note : undefined}>
          {isGone && t('deposit.bonusGone')}
        </p>
        {bonuses.length === 0 && !isWaiting && <p className={styles.none}>{t('deposit.noBonuses')}</p>}
        <ul className={styles.list}>
          {bonuses.map((bonus) => (
            <li key={bonus.id}>
              <BonusOption
                bonus={bonus}
                isChosen={bonus.id === chosenId}
                isDisabled={isDisabled}
                onToggle={() => onToggle(bonus.id)}
                {...gift}
              />
              {bonus.id === chosenId && <OfferTerms bonus={bonus} />}
            </li>
          ))}
        </ul>
        {bonuses.some(({ freeSpins }) => freeSpins > 0) && <p className={styles.note}>{t('deposit.spinsNote')}</p>}
      </div>
    </section>
  );
}
