import type { Round, RoundFilter } from '@contract/rounds.ts';
import { FACE_MESSAGES } from '@originals/faces.ts';
import { FormattedNumber } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { selectIsVisitor, selectPlayer, SignInPanel } from '@/features/auth';
import { MY_BETS_PAGE, useGetRoundsInfiniteQuery, useGetRoundTotalsQuery } from '@/features/play';
import { UnlessResting } from '@/features/saferPlay';
import { PageHead, pageOpened, pageRefined, selectPage } from '@/features/ui';
import { Button, FailedNote, FailedPanel, Skeletons, StatePanel } from '@/shared/components';
import { formMessages } from '@/shared/form';
import { useLoadMore } from '@/shared/hooks';
import { joinCatalogues, t, withMessages } from '@/shared/i18n';
import { Amount, moneyOf } from '@/shared/money';
import { askOf, type BetFilter, BetFilters, betsPage, filterOf, useGameNames, usePlayedGames } from './BetFilters';
import { BetsExport } from './BetsExport';
import { Net } from './Detail';
import messages from './messages';
import styles from './MyBets.module.scss';
import { RoundItem } from './RoundItem';
import { SeedsCard } from './SeedsCard';

function MyBetsPage() {
  const isVisitor = useSelector(selectIsVisitor);
  const player = useSelector(selectPlayer);
  return (
    <div className={styles.page}>
      <PageHead title={t('bets.title')} lead={t('bets.lead')} />
      {isVisitor && <SignInPanel icon="play" title={t('bets.signIn')} />}
      {player && (
        <>
          <MyBets />
          <SeedsCard />
        </>
      )}
    </div>
  );
}

function MyBets() {
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
        <BetFilters filter={filter} ask={ask} played={items ?? []} onChange={show} />
        <BetsExport ask={ask} isDisabled={!items?.length} />
      </div>
      <BetTotals ask={ask} />
      {items && <Found items={items} isFiltered={betsPage(filter) !== MY_BETS_PAGE} />}
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

const SUMS = ['staked', 'won', 'net'] as const;

/** The sum of all rounds of the filter, loaded or not, in the account's currency. */
function BetTotals({ ask }: { ask: RoundFilter }) {
  const query = useGetRoundTotalsQuery(ask, { refetchOnMountOrArgChange: true });
  const { currentData, isError, isFetching } = query;
  if (isError && !currentData)
    return <FailedNote message="bets.totalsFailed" className={styles.failed} query={query} />;
  const amounts = currentData && SUMS.map((name) => moneyOf(currentData[name], currentData.currency));
  const riding = currentData && currentData.riding > 0 && moneyOf(currentData.riding, currentData.currency);
  return (
    <dl className={styles.totals} aria-busy={isFetching}>
      <div>
        <dt>{t('bets.rounds')}</dt>
        <dd>{currentData ? <FormattedNumber value={currentData.rounds} /> : '–'}</dd>
      </div>
      {SUMS.map((name, index) => {
        const money = amounts?.[index];
        const Sum = name === 'net' ? Net : Amount;
        return (
          <div key={name}>
            <dt>{t(`bets.${name}`)}</dt>
            <dd>{money ? <Sum money={money} /> : '–'}</dd>
            {name === 'net' && riding && (
              <dd className={styles.riding}>{t('bets.riding', { amount: <Amount key="amount" money={riding} /> })}</dd>
            )}
          </div>
        );
      })}
    </dl>
  );
}

function Found({ items, isFiltered }: { items: readonly Round[]; isFiltered: boolean }) {
  const gameOf = usePlayedGames();
  const nameOf = useGameNames();
  if (items.length === 0) return <Nothing isFiltered={isFiltered} />;
  return (
    <ul className={styles.list}>
      {items.map((round) => (
        <RoundItem key={round.roundId} round={round} name={nameOf(round)} game={gameOf(round)} />
      ))}
    </ul>
  );
}

function Nothing({ isFiltered }: { isFiltered: boolean }) {
  const dispatch = useDispatch();
  return (
    <StatePanel
      icon="play"
      title={t(isFiltered ? 'bets.noneOfFilter' : 'bets.none')}
      text={!isFiltered && t('bets.noneText')}
    >
      {isFiltered ? (
        <Button variant="quiet" onClick={() => dispatch(pageRefined(MY_BETS_PAGE))}>
          {t('bets.showAll')}
        </Button>
      ) : (
        <UnlessResting>
          <Button onClick={() => dispatch(pageOpened('games/original'))}>{t('bets.toGames')}</Button>
        </UnlessResting>
      )}
    </StatePanel>
  );
}

export default withMessages(joinCatalogues([formMessages, ...Object.values(FACE_MESSAGES), messages]), MyBetsPage);
