import type { BonusBox } from '@contract/market.ts';
import { CardImage } from '@/features/content';
import { TextItems } from '@/shared/components';
import styles from './MarketCard.module.scss';
import { Buy } from './Buy';
import { Price } from './Price';

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
