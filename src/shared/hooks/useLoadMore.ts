import { useEffect, useState } from 'react';

interface Pages {
  currentData?: { pages: readonly unknown[] } | undefined;
  isError: boolean;
  isFetching: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => unknown;
  refetch: () => unknown;
}

/** RTK Query ignores a request for the next page during a refresh; it is then sent afterwards. `list` is a name of the list. */
export function useLoadMore(list: string, { currentData, isError, isFetching, ...pages }: Pages) {
  const { fetchNextPage, refetch, isFetchNextPageError } = pages;
  const end = `${list} ${currentData?.pages.length ?? 0}`;
  const [wantedAfter, setWantedAfter] = useState('');
  const isLoadingMore = wantedAfter === end;
  useEffect(() => {
    if (isLoadingMore && !isFetching && !isError) void fetchNextPage();
  }, [isLoadingMore, isFetching, isError, fetchNextPage]);
  return {
    isLoadingMore,
    loadMore: () => setWantedAfter(end),
    /** Asks again for what failed: the next page, or a refresh of the shown ones. */
    again: { isFetching, refetch: isFetchNextPageError ? fetchNextPage : refetch },
  };
}
