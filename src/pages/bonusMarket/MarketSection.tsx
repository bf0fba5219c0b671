import { Children, type ReactNode } from 'react';
import { Skeletons } from '@/shared/components';
import { t } from '@/shared/i18n';
import styles from './BonusMarketPage.module.scss';

interface Props {
  id: string;
  heading: 'bonusMarket.boxes' | 'bonusMarket.freeSpins';
  isLoading: boolean;
  /** Cards; without any the section is left out. */
  children: ReactNode;
}

export function MarketSection({ id, heading, isLoading, children }: Props) {
  if (!isLoading && Children.count(children) === 0) return null;
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        {t(heading)}
      </h2>
      {isLoading ? (
        <Skeletons message="bonusMarket.loading" count={3} className={styles.list} itemClassName={styles.cardPlace} />
      ) : (
        <ul className={styles.list}>
          {Children.map(children, (card) => (
            <li>{card}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
