import { TRANSACTION_TYPES } from '@contract/walletTerms.ts';
import { SelectField } from '@/shared/form';
import { t, useIntl } from '@/shared/i18n';
import { UnlessResting } from '@/features/saferPlay';
import { HISTORY_PAGE, LinkedText, modalOpened, pageRefined, parsePage, selectPage } from '@/features/ui';
import type { Transaction } from '@contract/transactions.ts';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Button, FailedPanel, Skeletons, StatePanel } from '@/shared/components';
import { useLoadMore } from '@/shared/hooks';
import {
  type HistoryFilter,
  type TransactionType,
  useGetTransactionQuery,
  useGetTransactionsInfiniteQuery,
} from '../walletApi';
import { TransactionDetail } from './TransactionDetail';
import { ExportButton } from './transactionsExport';
import { ownStateOf } from './transactionState';
import { TransactionRow } from './TransactionRow';
import styles from './HistoryFilters.module.scss';
import historyStyles from './History.module.scss';

/** The states as the rows name them. */
const STATES = ['underWay', 'review', 'completed', 'failed'] as const;

function HistoryFilters({ filter, onChange }: { filter: HistoryFilter; onChange: (filter: HistoryFilter) => void }) {
  const intl = useIntl();
  const optionOf = <TValue extends string>(value: TValue, id: string) => ({ value, text: intl.formatMessage({ id }) });
  const look = { className: styles.choice, isLabelInside: true };
  return (
    <div className={styles.filters}>
      <SelectField
        {...look}
        label={t('history.type')}
        value={filter.type ?? ''}
        options={[
          optionOf('', 'history.allTypes'),
          ...TRANSACTION_TYPES.map((type) => optionOf(type, `history.${type}s`)),
        ]}
        onChoose={(type) => onChange({ ...filter, type: type || undefined })}
      />
      <SelectField
        {...look}
        label={t('history.status')}
        value={filter.status ?? ''}
        options={[
          optionOf('', 'history.allStates'),
          ...STATES.map((state) => optionOf(state, `wallet.status.${state}`)),
        ]}
        onChoose={(status) => onChange({ ...filter, status: status || undefined })}
      />
    </div>
  );
}

const oneOf = <TValue extends string>(values: readonly TValue[], text: string | null): TValue | undefined =>
  values.find((value) => value === text);

/** The filter in a page name such as `history?type=deposit&status=failed`; unknown values are left out. */
function filterOf(page: string): HistoryFilter {
  const { params } = parsePage(page);
  return { type: oneOf(TRANSACTION_TYPES, params.get('type')), status: oneOf(STATES, params.get('status')) };
}

function historyPage(filter: HistoryFilter): string {
  const query = new URLSearchParams(Object.entries(filter).filter(([, value]) => value)).toString();
  return query ? `${HISTORY_PAGE}?${query}` : HISTORY_PAGE;
}

/** The transaction in a page name such as `history?type=deposit&open=d1`. */
function openedIn(page: string): { type: TransactionType; id: string } | null {
  const { params } = parsePage(page);
  const type = oneOf(TRANSACTION_TYPES, params.get('type'));
  const id = params.get('open');
  return type && id ? { type, id } : null;
}

/** The transaction of a link, anywhere in the list. An unknown one shows the list alone. */
function LinkedDetail({ type, id, onClose }: { type: TransactionType; id: string; onClose: () => void }) {
  const { currentData } = useGetTransactionQuery({ type, id });
  return currentData ? <TransactionDetail listed={currentData} onClose={onClose} /> : null;
}

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
    <div className={historyStyles.history}>
      <div className={historyStyles.tools}>
        <HistoryFilters filter={filter} onChange={show} />
        <ExportButton filter={filter} isDisabled={!items?.length} />
      </div>
      {items && <Found items={items} filter={filter} isWhole={!hasNextPage && !isError} />}
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

type FoundProps = { items: readonly Transaction[]; filter: HistoryFilter; isWhole: boolean };

function Found({ items, filter, isWhole }: FoundProps) {
  const [opened, setOpened] = useState<Transaction | null>(null);
  const newest = items.find(({ type }) => type === 'deposit');
  if (items.length === 0) return <Nothing isFiltered={Boolean(filter.type ?? filter.status)} />;
  return (
    <>
      <ul className={historyStyles.list}>
        {items.map((transaction) => (
          <li key={transaction.id}>
            <TransactionRow transaction={transaction} onOpen={() => setOpened(transaction)} />
            {transaction === newest && ownStateOf(transaction)?.wayOn(undefined)}
          </li>
        ))}
      </ul>
      {isWhole && (
        <p className={historyStyles.end}>
          <LinkedText message="history.end" page="support" />
        </p>
      )}
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
        <UnlessResting>
          <Button onClick={() => dispatch(modalOpened('deposit', {}))}>{t('history.deposit')}</Button>
        </UnlessResting>
      )}
    </StatePanel>
  );
}

const Waiting = () => (
  <Skeletons message="history.loading" count={6} className={historyStyles.list} itemClassName={historyStyles.place} />
);
