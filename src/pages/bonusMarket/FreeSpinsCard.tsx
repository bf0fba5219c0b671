import type { FreeSpins } from '@contract/content.ts';
import { FormattedMessage } from 'react-intl';
import { CardImage } from '@/features/content';
import styles from './MarketCard.module.scss';
import { PlayGame } from './PlayGame';
import { Price } from './Price';

export function FreeSpinsCard({ offer }: { offer: FreeSpins }) {
  const { title, description, spins, gameName, price, imageUrl } = offer;
  return (
    <article className={styles.card}>
      <CardImage src={imageUrl} icon="wheel" />
      <div className={styles.words}>
        <h3>{title}</h3>
        {spins > 0 && (
          <p className={styles.spins}>
            {gameName ? (
              <FormattedMessage id="bonusMarket.spinsOn" values={{ count: spins, game: gameName }} />
            ) : (
              <FormattedMessage id="bonusMarket.spins" values={{ count: spins }} />
            )}
          </p>
        )}
        {description && <p className={styles.description}>{description}</p>}
      </div>
      <div className={styles.foot}>
        <Price points={price} />
        <PlayGame offer={offer} />
      </div>
    </article>
  );
}
