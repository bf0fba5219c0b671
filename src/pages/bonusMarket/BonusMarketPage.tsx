import { FormattedMessage } from 'react-intl';
import { PageHead } from '@/features/ui';
import styles from './BonusMarketPage.module.scss';
import { BoxCard } from './BoxCard';
import { EmptyMarket } from './EmptyMarket';
import { FreeSpinsCard } from './FreeSpinsCard';
import { MarketHero } from './MarketHero';
import { MarketSection } from './MarketSection';
import { sectionIds } from './sectionIds';
import { useMarket } from './useMarket';

/** Where bonus points buy boxes and free spins. A part without content is left out. */
export function BonusMarketPage() {
  const market = useMarket();
  const { hero, boxes, freeSpins, isHeroLoading, isBoxesLoading, isFreeSpinsLoading } = market;
  const firstSection = boxes.length > 0 ? sectionIds.boxes : freeSpins.length > 0 ? sectionIds.freeSpins : undefined;
  return (
    <div className={styles.page}>
      {hero ? (
        <MarketHero hero={hero} leadsTo={firstSection} />
      ) : (
        <PageHead title={<FormattedMessage id="bonusMarket.title" />} />
      )}
      {isHeroLoading && <div className={styles.heroPlace} />}
      {market.isEmpty && (
        <EmptyMarket isTrying={market.isTrying} {...(market.hasFailed && { onRetry: market.retry })} />
      )}
      <MarketSection id={sectionIds.boxes} heading="bonusMarket.boxes" isLoading={isBoxesLoading}>
        {boxes.map((box) => (
          <li key={box.id}>
            <BoxCard box={box} />
          </li>
        ))}
      </MarketSection>
      <MarketSection id={sectionIds.freeSpins} heading="bonusMarket.freeSpins" isLoading={isFreeSpinsLoading}>
        {freeSpins.map((spins) => (
          <li key={spins.id}>
            <FreeSpinsCard offer={spins} />
          </li>
        ))}
      </MarketSection>
    </div>
  );
}
