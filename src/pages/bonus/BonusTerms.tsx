import type { DepositBonus } from '@contract/depositBonuses.ts';
import { OfferTerms } from '@/features/rewards';
import { TextItems } from '@/shared/components';
import { t } from '@/shared/i18n';
import styles from './BonusCard.module.scss';

/** The terms of a bonus in numbers and words, closed at first. */
export const BonusTerms = ({ bonus }: { bonus: DepositBonus }) => (
  <details className={styles.terms}>
    <summary>{t('bonus.ownTerms')}</summary>
    <OfferTerms bonus={bonus} />
    <ul>
      <TextItems texts={bonus.terms} />
    </ul>
  </details>
);
