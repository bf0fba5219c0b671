import { useEffect, useState } from 'react';
import type { useGetTransactionsInfiniteQuery } from '../walletApi';

type History = ReturnType<typeof useGetTransactionsInfiniteQuery>;

/**
 * The next page on request. While the list is being refreshed, after a deposit for example, RTK Query ignores a call for
 * the next page; such a request is kept and sent when the refresh is done. `list` names what is looked at.
 */
export function useLoadMore(list: string, { currentData, isError, isFetching, fetchNextPage }: History) {
  const end = `${list} ${currentData?.pages.length ?? 0}`;
  const [wantedAfter, setWantedAfter] = useState('');
  const isLoadingMore = wantedAfter === end;
  useEffect(() => {
    if (isLoadingMore && !isFetching && !isError) void fetchNextPage();
  }, [isLoadingMore, isFetching, isError, fetchNextPage]);
  return { isLoadingMore, loadMore: () => setWantedAfter(end) };
}
