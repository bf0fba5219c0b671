import type { ReactNode } from 'react';
import { FormattedNumber } from 'react-intl';
import { CardImage } from '@/features/content';
import styles from './OfferCard.module.scss';

interface Props {
  offer: {
    title: string;
    subtitle?: string | undefined;
    description?: string | undefined;
    /** 0 for none. */
    bonusPercentage: number;
    imageUrl?: string | undefined;
  };
  /** On the picture, such as a step of the welcome pack. */
  mark?: ReactNode;
  status?: string;
  /** Its terms, and the button or why there is none. */
  children: ReactNode;
}

/** An offer wherever it is shown: its picture with the percentage, and its words. */
export const OfferCard = ({ offer, mark, status, children }: Props) => {
  const { title, subtitle, description, bonusPercentage, imageUrl } = offer;
  return (
    <article className={styles.card} data-status={status}>
      <div className={styles.picture}>
        <CardImage src={imageUrl} icon="gift" />
        {mark}
        {bonusPercentage > 0 && (
          <p className={styles.percentage}>
            <FormattedNumber value={bonusPercentage / 100} style="percent" />
          </p>
        )}
      </div>
      <div className={styles.words}>
        <h3>{title}</h3>
        {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
        {description && <p className={styles.description}>{description}</p>}
      </div>
      {children}
    </article>
  );
};
