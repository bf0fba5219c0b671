import type { Transaction } from '@contract/transactions.ts';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { modalOpened, pageRefined, selectPage } from '@/features/ui';
import { Button, FailedPanel, Skeletons, StatePanel } from '@/shared/components';
import { useLoadMore } from '@/shared/hooks';
import { t } from '@/shared/i18n';
import { type HistoryFilter, useGetTransactionsInfiniteQuery } from '../walletApi';
import { ExportButton } from './ExportButton';
import styles from './History.module.scss';
import { HistoryFilters } from './HistoryFilters';
import { filterOf, historyPage, openedIn } from './historyPage';
import { LinkedDetail } from './LinkedDetail';
import { methodStanding } from './methodStanding';
import { TransactionDetail } from './TransactionDetail';
import { TransactionRow } from './TransactionRow';

export function History() {
  const dispatch = useDispatch();
  const page = useSelector(selectPage);
  const filter = filterOf(page);
  const opened = openedIn(page);
  const show = (next: HistoryFilter) => dispatch(pageRefined(historyPage(next)));
  const history = useGetTransactionsInfiniteQuery(filter, { refetchOnMountOrArgChange: true });
  const { currentData, isError, hasNextPage } = history;
  const { isLoadingMore, loadMore, again } = useLoadMore(historyPage(filter), history);
  const items = currentData?.pages.flatMap((page) => page.items);
  return (
    <div className={styles.history}>
      <div className={styles.tools}>
        <HistoryFilters filter={filter} onChange={show} />
        <ExportButton filter={filter} isDisabled={!items?.length} />
      </div>
      {items && <Found items={items} filter={filter} />}
      {opened && <LinkedDetail {...opened} onClose={() => show(filter)} />}
      {!items && !isError && <Waiting />}
      {isError && <FailedPanel title="history.failed" text="history.failedText" query={again} />}
      {hasNextPage && !isError && (
        <Button variant="quiet" disabled={isLoadingMore} onClick={loadMore}>
          {t(isLoadingMore ? 'history.loadingMore' : 'history.loadMore')}
        </Button>
      )}
    </div>
  );
}

function Found({ items, filter }: { items: readonly Transaction[]; filter: HistoryFilter }) {
  const [opened, setOpened] = useState<Transaction | null>(null);
  const newest = items.find(({ type }) => type === 'deposit');
  if (items.length === 0) return <Nothing isFiltered={Boolean(filter.type ?? filter.status)} />;
  return (
    <>
      <ul className={styles.list}>
        {items.map((transaction) => (
          <li key={transaction.id}>
            <TransactionRow transaction={transaction} onOpen={() => setOpened(transaction)} />
            {transaction === newest && methodStanding(transaction)?.wayOn(undefined)}
          </li>
        ))}
      </ul>
      {opened && <TransactionDetail listed={opened} onClose={() => setOpened(null)} />}
    </>
  );
}

function Nothing({ isFiltered }: { isFiltered: boolean }) {
  const dispatch = useDispatch();
  return (
    <StatePanel
      icon="wallet"
      title={t(isFiltered ? 'history.noneOfFilter' : 'history.none')}
      text={!isFiltered && t('history.noneText')}
    >
      {isFiltered ? (
        <Button variant="quiet" onClick={() => dispatch(pageRefined(historyPage({})))}>
          {t('history.showAll')}
        </Button>
      ) : (
        <Button onClick={() => dispatch(modalOpened('deposit', {}))}>{t('history.deposit')}</Button>
      )}
    </StatePanel>
  );
}

const Waiting = () => (
  <Skeletons message="history.loading" count={6} className={styles.list} itemClassName={styles.place} />
);
