import { TRANSACTION_STATES, TRANSACTION_TYPES } from '@contract/walletTerms.ts';
import { HISTORY_PAGE, parsePage } from '@/features/ui';
import type { HistoryFilter, TransactionType } from '../walletApi';

const oneOf = <TValue extends string>(values: readonly TValue[], text: string | null): TValue | undefined =>
  values.find((value) => value === text);

/** The filter in a page name such as `history?type=deposit&status=failed`; unknown values are left out. */
export function filterOf(page: string): HistoryFilter {
  const { params } = parsePage(page);
  const type = oneOf(TRANSACTION_TYPES, params.get('type'));
  const status = oneOf(TRANSACTION_STATES, params.get('status'));
  return { ...(type && { type }), ...(status && { status }) };
}

export function historyPage(filter: HistoryFilter): string {
  const query = new URLSearchParams(Object.entries(filter).filter(([, value]) => value)).toString();
  return query ? `${HISTORY_PAGE}?${query}` : HISTORY_PAGE;
}

/** The transaction in a page name such as `history?type=deposit&open=d1`. */
export function openedIn(page: string): { type: TransactionType; id: string } | null {
  const { params } = parsePage(page);
  const type = oneOf(TRANSACTION_TYPES, params.get('type'));
  const id = params.get('open');
  return type && id ? { type, id } : null;
}
