import { Children, type ComponentProps } from 'react';
import { useSelector } from 'react-redux';
import { selectIsSignedIn } from '@/features/auth';
import { CardImage, useGetBonusBoxesQuery, useGetBonusMarketHeroQuery, useGetFreeSpinsQuery } from '@/features/content';
import { NothingYet, useGetPointsQuery, OfferPage } from '@/features/rewards';
import { saferPlayMessages } from '@/features/saferPlay';
import { PageHead } from '@/features/ui';
import { useAccountCurrency } from '@/features/wallet';
import { AnyIcon, Button, HeadedSection, Skeletons } from '@/shared/components';
import { joinCatalogues, t, withMessages } from '@/shared/i18n';
import { jumpTo } from '@/shared/jumpTo';
import styles from './BonusMarketPage.module.scss';
import { BoxCard, FreeSpinsCard } from './MarketCards';
import messages from './messages';

const sectionIds = { boxes: 'market-boxes', freeSpins: 'market-free-spins' } as const;

/** Boxes and free spins for bonus points. A part without content is left out. */
function BonusMarketPage() {
  const market = useMarket();
  return (
    <OfferPage title={t('bonusMarket.title')} className={styles.page}>
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
    </OfferPage>
  );
}

type SectionProps = ComponentProps<typeof HeadedSection>;

/** `children`: cards; without any the section is left out. */
function MarketSection({ isLoading, children, ...section }: SectionProps & { isLoading: boolean }) {
  if (!isLoading && Children.count(children) === 0) return null;
  return (
    <HeadedSection {...section} className={styles.section}>
      {isLoading ? (
        <Skeletons message="bonusMarket.loading" count={3} className={styles.list} itemClassName={styles.cardPlace} />
      ) : (
        <ul className={styles.list}>
          {Children.map(children, (card) => (
            <li>{card}</li>
          ))}
        </ul>
      )}
    </HeadedSection>
  );
}

/** The three parts of the bonus market; a part that did not load is empty. */
function useMarket() {
  const heroes = useGetBonusMarketHeroQuery();
  const boxes = useGetBonusBoxesQuery();
  const freeSpins = useGetFreeSpinsQuery();
  const parts = [heroes, boxes, freeSpins];
  return {
    hero: heroes.data?.[0],
    boxes: boxes.data ?? [],
    freeSpins: freeSpins.data ?? [],
    /** A part that is loading keeps its space. */
    isHeroLoading: isUnknown(heroes),
    isBoxesLoading: isUnknown(boxes),
    isFreeSpinsLoading: isUnknown(freeSpins),
    /** All parts are loaded, and there is nothing to show. */
    isEmpty: parts.every((part) => !isUnknown(part) && !part.data?.length),
    hasFailed: parts.some(({ error }) => error),
    isTrying: parts.some(({ isFetching }) => isFetching),
    retry: () => parts.filter(({ error }) => error).forEach(({ refetch }) => void refetch()),
  };
}

type Market = ReturnType<typeof useMarket>;

const isUnknown = ({ data, error }: { data?: unknown; error?: unknown }): boolean => !data && !error;

function PointsNote() {
  const isSignedIn = useSelector(selectIsSignedIn);
  const currency = useAccountCurrency();
  const { data, isError } = useGetPointsQuery(undefined, { skip: !isSignedIn, refetchOnMountOrArgChange: true });
  return (
    <p className={styles.note}>
      <AnyIcon name="spark" size={24} />
      <span>
        {isSignedIn && data && <strong>{t('bonusMarket.mine', { points: data.points })} </strong>}
        {isSignedIn && isError && !data && `${t('bonusMarket.mineFailed')} `}
        {t(isSignedIn ? 'bonusMarket.earn' : 'bonusMarket.earnVisitor', { currency })}
      </span>
    </p>
  );
}

/** The button of the banner leads to the first part with offers; without one there is no button. */
function Head({ hero, isHeroLoading, boxes, freeSpins }: Market) {
  if (isHeroLoading) return <div className={styles.heroPlace} />;
  if (!hero) return <PageHead title={t('bonusMarket.title')} hasBackLink={false} />;
  const leadsTo = boxes.length > 0 ? sectionIds.boxes : freeSpins.length > 0 && sectionIds.freeSpins;
  return (
    <div className={styles.hero}>
      <PageHead title={hero.title} lead={hero.subtitle} hasBackLink={false}>
        {leadsTo && (
          <Button size="l" className={styles.button} onClick={() => jumpTo(leadsTo)}>
            {hero.buttonText ?? t('bonusMarket.see')}
          </Button>
        )}
      </PageHead>
      <CardImage isFirst src={hero.imageUrl} icon="store" className={styles.picture} />
    </div>
  );
}

export default withMessages(joinCatalogues([saferPlayMessages, messages]), BonusMarketPage);
