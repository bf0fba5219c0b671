import { NothingYet } from '@/features/rewards';
import { BackHome, PageHead } from '@/features/ui';
import { t } from '@/shared/i18n';
import styles from './BonusMarketPage.module.scss';
import { BoxCard } from './BoxCard';
import { FreeSpinsCard } from './FreeSpinsCard';
import { MarketHero } from './MarketHero';
import { MarketSection } from './MarketSection';
import { PointsNote } from './PointsNote';
import { sectionIds } from './sectionIds';
import { type Market, useMarket } from './useMarket';

/** Boxes and free spins for bonus points. A part without content is left out. */
export function BonusMarketPage() {
  const market = useMarket();
  return (
    <div className={styles.page}>
      <BackHome />
      <Head {...market} />
      {market.isEmpty && (
        <NothingYet
          icon="store"
          title={market.hasFailed ? 'bonusMarket.failed' : 'bonusMarket.empty'}
          text={market.hasFailed ? 'bonusMarket.failedText' : 'bonusMarket.emptyText'}
          wayOn="bonusMarket.depositBonuses"
          isTrying={market.isTrying}
          {...(market.hasFailed && { onRetry: market.retry })}
        />
      )}
      {(market.boxes.length > 0 || market.freeSpins.length > 0) && <PointsNote />}
      <MarketSection id={sectionIds.boxes} heading="bonusMarket.boxes" isLoading={market.isBoxesLoading}>
        {market.boxes.map((box) => (
          <BoxCard key={box.id} box={box} />
        ))}
      </MarketSection>
      <MarketSection id={sectionIds.freeSpins} heading="bonusMarket.freeSpins" isLoading={market.isFreeSpinsLoading}>
        {market.freeSpins.map((spins) => (
          <FreeSpinsCard key={spins.id} offer={spins} />
        ))}
      </MarketSection>
    </div>
  );
}

function Head({ hero, isHeroLoading, boxes, freeSpins }: Market) {
  if (isHeroLoading) return <div className={styles.heroPlace} />;
  if (!hero) return <PageHead title={t('bonusMarket.title')} hasBackLink={false} />;
  return <MarketHero hero={hero} leadsTo={firstSection(boxes.length, freeSpins.length)} />;
}

function firstSection(boxCount: number, freeSpinsCount: number): string | undefined {
  if (boxCount > 0) return sectionIds.boxes;
  return freeSpinsCount > 0 ? sectionIds.freeSpins : undefined;
}
