import type { BonusBox, FreeSpins } from '@contract/market.ts';
import { CardImage } from '@/features/content';
import { TextItems } from '@/shared/components';
import { t } from '@/shared/i18n';
import { Buy, PlayGame, Price } from './Buy';
import styles from './MarketCard.module.scss';

export const BoxCard = ({ box: { id, title, description, price, imageUrl, rewards, prizes } }: { box: BonusBox }) => (
  <article className={styles.card}>
    <CardImage src={imageUrl} icon="gift" />
    <div className={styles.words}>
      <h3>{title}</h3>
      {description && <p className={styles.description}>{description}</p>}
      {rewards.length > 0 && (
        <ul className={styles.rewards}>
          <TextItems texts={rewards} />
        </ul>
      )}
    </div>
    <div className={styles.foot}>
      <Price points={price} isForSale={prizes !== undefined && price > 0} />
      {prizes && price > 0 && <Buy shelf="boxes" itemId={id} title={title} price={price} />}
    </div>
  </article>
);

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
