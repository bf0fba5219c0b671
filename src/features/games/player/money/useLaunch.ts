import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import type { ApiError } from '@/api';
import { endLaunch, type Launch, openLaunch } from './launch';
import { useMoneyDispatch } from './useMoneyGame';

/** `unsupported`: the backend has no rounds for money. */
export type LaunchState = { kind: 'opening' | 'open' | 'unsupported' } | { kind: 'refused'; error: ApiError };

const OPENING: LaunchState = { kind: 'opening' };

/**
 * The launch of a game that is played for money, while `isWanted`; it ends with the hook. It is in the ref alone, for its
 * token. `onOpen` is called with each launch, the first and those after `again`.
 */
export function useLaunch(
  gameId: string,
  isWanted: boolean,
  launch: RefObject<Launch | null>,
  onOpen: (launch: Launch) => void,
) {
  const dispatch = useMoneyDispatch();
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState(OPENING);
  const opened = useEffectEvent(onOpen);

  useEffect(() => {
    if (!isWanted) return undefined;
    let isOver = false;
    const end = () => {
      if (launch.current) endLaunch(launch.current);
      launch.current = null;
    };
    const keep = (made: Launch) => {
      launch.current = made;
      opened(made);
    };
    void dispatch(openLaunch(gameId)).then(({ launch: made, error }) => {
      if (made) (isOver ? endLaunch : keep)(made);
      if (!isOver) setState(error ? { kind: 'refused', error } : { kind: made ? 'open' : 'unsupported' });
    });
    // A closed tab runs no cleanup.
    window.addEventListener('pagehide', end);
    return () => {
      window.removeEventListener('pagehide', end);
      isOver = true;
      end();
      setState(OPENING);
    };
  }, [dispatch, gameId, isWanted, launch, attempt]);

  return { state, again: () => setAttempt((count) => count + 1) };
}
