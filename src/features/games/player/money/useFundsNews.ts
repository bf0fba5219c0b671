import { useEffect, useEffectEvent, useRef } from 'react';
import { useSelector } from 'react-redux';
import { selectIsSignedIn, useGetProfileQuery } from '@/features/auth';
import { selectModals } from '@/features/ui';

const useIsDepositOpen = (): boolean =>
  useSelector((state: Parameters<typeof selectModals>[0]) => selectModals(state).some(({ id }) => id === 'deposit'));

/** Calls back when the deposit over the game closes, and whenever a deposit is credited, also a late one. */
export function useFundsNews(onNews: () => void): void {
  const isDepositOpen = useIsDepositOpen();
  const isSignedIn = useSelector(selectIsSignedIn);
  const { data: profile } = useGetProfileQuery(undefined, { skip: !isSignedIn });
  const news = `${isDepositOpen} ${profile?.totalDeposits}`;
  const last = useRef(news);
  const tell = useEffectEvent(onNews);
  useEffect(() => {
    if (last.current === news) return;
    last.current = news;
    if (!isDepositOpen) tell();
  }, [news, isDepositOpen]);
}
