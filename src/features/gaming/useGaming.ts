import { useSelector } from 'react-redux';
import { selectPlayer } from '@/features/auth';
import { useGetGamingQuery } from './gamingApi';

/** Limits, breaks and reality check of the player; nothing is asked for a visitor. `isFresh` asks anew on mount. */
export function useGaming(isFresh = false) {
  const isPlayer = useSelector(selectPlayer) !== null;
  return useGetGamingQuery(undefined, { skip: !isPlayer, refetchOnMountOrArgChange: isFresh });
}
