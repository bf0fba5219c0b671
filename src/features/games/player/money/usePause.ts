import { useEffect, useEffectEvent } from 'react';
import { useSelector } from 'react-redux';
import { selectModals } from '@/features/ui';

/** A game for money takes no bets while the reality check is over it. Returns what tells a game that has just started. */
export function usePause(isMoney: boolean, post: (message: { type: string; isOn: boolean }) => void): () => void {
  const isOn = useSelector((state: Parameters<typeof selectModals>[0]) =>
    selectModals(state).some(({ id }) => id === 'realityCheck'),
  );
  const tell = useEffectEvent((isPaused: boolean) => post({ type: 'pause', isOn: isPaused }));
  useEffect(() => {
    if (!isMoney || !isOn) return undefined;
    tell(true);
    return () => tell(false);
  }, [isMoney, isOn]);
  return () => {
    if (isMoney && isOn) post({ type: 'pause', isOn });
  };
}
