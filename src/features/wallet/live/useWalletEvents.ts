import { useEffect, useSyncExternalStore } from 'react';
import { useSelector } from 'react-redux';
import { selectIsSignedIn } from '@/features/auth';
import { selectModals } from '@/features/ui';
import { followWallet } from './followWallet';
import { useWalletDispatch } from '../walletSlice';

const subscribe = (onChange: () => void) => {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
};

const useIsVisible = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => !document.hidden,
    () => false,
  );

const isWaiting = (modals: ReturnType<typeof selectModals>): boolean =>
  modals.some(({ id }) => id === 'deposit' || id === 'withdraw');

/** Follows the player's money while the tab is visible, or a wallet modal is open in it. */
export function useWalletEvents(): void {
  const dispatch = useWalletDispatch();
  const isSignedIn = useSelector(selectIsSignedIn);
  const isVisible = useIsVisible();
  const isNeeded = useSelector((state: Parameters<typeof selectModals>[0]) => isWaiting(selectModals(state)));
  const isFollowed = isSignedIn && (isVisible || isNeeded);
  useEffect(() => (isFollowed ? dispatch(followWallet()) : undefined), [dispatch, isFollowed]);
}
