import type { Round } from '@contract/rounds.ts';
import { useDispatch, useSelector } from 'react-redux';
import { useGetRoundsInfiniteQuery } from '@/features/play';
import { pageOpened, pageRefined, selectPage } from '@/features/ui';
import { Button, FailedPanel, Skeletons, StatePanel } from '@/shared/components';
import { useLoadMore } from '@/shared/hooks';
import { t } from '@/shared/i18n';
import { askOf, type BetFilter, betsPage, filterOf } from './betFilter';
import { BetFilters } from './BetFilters';
import { BetTotals } from './BetTotals';
import { BetsExport } from './BetsExport';
import styles from './MyBets.module.scss';
import { RoundItem } from './RoundItem';
import { useGameNames } from './useGameNames';

export function MyBets() {
  const dispatch = useDispatch();
  const filter = filterOf(useSelector(selectPage));
  const ask = askOf(filter);
  const rounds = useGetRoundsInfiniteQuery(ask, { refetchOnMountOrArgChange: true });
  const { currentData, isError, hasNextPage } = rounds;
  const { isLoadingMore, loadMore, again } = useLoadMore(betsPage(filter), rounds);
  const items = currentData?.pages.flatMap((page) => page.items);
  const show = (next: BetFilter) => dispatch(pageRefined(betsPage(next)));
  return (
    <div className={styles.bets}>
      <div className={styles.tools}>
        <BetFilters filter={filter} played={items ?? []} onChange={show} />
        <BetsExport ask={ask} isDisabled={!items?.length} />
      </div>
      <BetTotals ask={ask} />
      {items && <Found items={items} isFiltered={betsPage(filter) !== betsPage({ time: 'all' })} onShowAll={show} />}
      {!items && !isError && (
        <Skeletons message="bets.loading" count={6} className={styles.list} itemClassName={styles.place} />
      )}
      {isError && <FailedPanel title="bets.failed" text="bets.failedText" query={again} />}
      {hasNextPage && !isError && (
        <Button variant="quiet" disabled={isLoadingMore} onClick={loadMore}>
          {t(isLoadingMore ? 'bets.loadingMore' : 'bets.loadMore')}
        </Button>
      )}
    </div>
  );
}

interface FoundProps {
  items: readonly Round[];
  isFiltered: boolean;
  onShowAll: (filter: BetFilter) => void;
}

function Found({ items, isFiltered, onShowAll }: FoundProps) {
  const nameOf = useGameNames();
  if (items.length === 0) return <Nothing isFiltered={isFiltered} onShowAll={() => onShowAll({ time: 'all' })} />;
  return (
    <ul className={styles.list}>
      {items.map((round) => (
        <RoundItem key={round.roundId} round={round} game={nameOf(round)} />
      ))}
    </ul>
  );
}

function Nothing({ isFiltered, onShowAll }: { isFiltered: boolean; onShowAll: () => void }) {
  const dispatch = useDispatch();
  return (
    <StatePanel
      icon="play"
      title={t(isFiltered ? 'bets.noneOfFilter' : 'bets.none')}
      text={!isFiltered && t('bets.noneText')}
    >
      {isFiltered ? (
        <Button variant="quiet" onClick={onShowAll}>
          {t('bets.showAll')}
        </Button>
      ) : (
        <Button onClick={() => dispatch(pageOpened('games/original'))}>{t('bets.toGames')}</Button>
      )}
    </StatePanel>
  );
}
