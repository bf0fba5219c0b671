import type { DepositBonus } from '@contract/content.ts';
import type { ReactNode } from 'react';
import { CardImage } from '@/features/content';
import { t } from '@/shared/i18n';
import styles from './BonusCard.module.scss';
import { BonusFacts } from './BonusFacts';
import { BonusTerms } from './BonusTerms';

interface Props {
  bonus: DepositBonus;
  /** Its place in a row, such as a step of the welcome pack. */
  mark?: ReactNode;
  status?: string;
  /** The button, or why there is none. */
  children: ReactNode;
}

/** A bonus with its gift and terms. */
export const BonusCard = ({ bonus, mark, status, children }: Props) => {
  const { title, subtitle, description, bonusPercentage, imageUrl, terms } = bonus;
  return (
    <article className={styles.card} data-status={status}>
      <div className={styles.picture}>
        <CardImage src={imageUrl} icon="gift" />
        {mark}
        {bonusPercentage > 0 && (
          <p className={styles.percentage}>{t('bonus.percentage', { percentage: bonusPercentage })}</p>
        )}
      </div>
      <div className={styles.words}>
        <h3>{title}</h3>
        {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
        {description && <p className={styles.description}>{description}</p>}
      </div>
      <BonusFacts bonus={bonus} />
      {terms.length > 0 && <BonusTerms terms={terms} />}
      {children}
    </article>
  );
};
