import type { FreeSpins } from '@contract/market.ts';
import { CardImage } from '@/features/content';
import { t } from '@/shared/i18n';
import styles from './MarketCard.module.scss';
import { Buy } from './Buy';
import { PlayGame } from './PlayGame';
import { Price } from './Price';

export function FreeSpinsCard({ offer }: { offer: FreeSpins }) {
  const { id, title, description, spins, gameName, price, imageUrl } = offer;
  const isForSale = spins > 0 && price > 0;
  return (
    <article className={styles.card}>
      <CardImage src={imageUrl} icon="wheel" />
      <div className={styles.words}>
        <h3>{title}</h3>
        {spins > 0 && (
          <p className={styles.spins}>
            {gameName
              ? t('bonusMarket.spinsOn', { count: spins, game: gameName })
              : t('bonusMarket.spins', { count: spins })}
          </p>
        )}
        {description && <p className={styles.description}>{description}</p>}
      </div>
      <div className={styles.foot}>
        <Price points={price} isForSale={isForSale} />
        {isForSale && <Buy shelf="freeSpins" itemId={id} title={title} price={price} spins={spins} />}
        <PlayGame offer={offer} />
      </div>
    </article>
  );
}
