import { useEffect, useEffectEvent } from 'react';
import { useSelector } from 'react-redux';
import { selectIsVisitor } from '@/features/auth';

/** A modal about a player's money closes with the player's session. */
export function useClosedWithSession(onClose: () => void): void {
  const isVisitor = useSelector(selectIsVisitor);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (isVisitor) close();
  }, [isVisitor]);
}
