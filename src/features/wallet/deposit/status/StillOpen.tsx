import { useDispatch } from 'react-redux';
import { HISTORY_PAGE, modalClosed, PageLink } from '@/features/ui';
import { t } from '@/shared/i18n';
import { Amount, moneyOf } from '@/shared/money';
import { useGetTransactionsInfiniteQuery } from '../../walletApi';
import styles from '../Deposit.module.scss';
import { PAYMENT_METHODS } from '../methods';

const textOf = (method: string) => PAYMENT_METHODS.find(({ id }) => id === method)?.texts.stillOpen;

/** An earlier payment that is still open, so that nobody pays twice. */
export function StillOpen() {
  const dispatch = useDispatch();
  const { data } = useGetTransactionsInfiniteQuery(
    { type: 'deposit', status: 'processing' },
    { refetchOnMountOrArgChange: true },
  );
  const open = data?.pages[0]?.items.find(({ method }) => textOf(method));
  const text = open && textOf(open.method);
  if (!text) return null;
  return (
    <div className={styles.last}>
      {t(text, { amount: <Amount key="amount" money={moneyOf(open.amount, open.currency)} /> })}
      <PageLink page={HISTORY_PAGE} className={styles.link} onOpen={() => dispatch(modalClosed('deposit'))}>
        {t('deposit.stillOpenLink')}
      </PageLink>
    </div>
  );
}
