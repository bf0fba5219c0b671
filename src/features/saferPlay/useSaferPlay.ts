import { useSelector } from 'react-redux';
import { selectPlayer } from '@/features/auth';
import { useGetSaferPlayQuery } from './saferPlayApi';

/** Limits, breaks and reality check of the player; no request for a visitor. `isFresh` loads again on mount. */
export function useSaferPlay(isFresh = false) {
  const isPlayer = useSelector(selectPlayer) !== null;
  return useGetSaferPlayQuery(undefined, { skip: !isPlayer, refetchOnMountOrArgChange: isFresh });
}
