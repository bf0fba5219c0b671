import type { SaferPlayState } from '@contract/saferPlay.ts';
import { useNow } from '@/shared/hooks';
import { useSaferPlay } from '../useSaferPlay';

const LOOK_EVERY_MS = 15_000;

export type Block = NonNullable<SaferPlayState['block']>;

/** The break of this time, Unix ms. */
export const blockAt = (state: SaferPlayState | undefined, now: number): Block | null =>
  state?.block && Date.parse(state.block.until) > now ? state.block : null;

/** Whether the state of a break is still loading. */
export const useIsBlockAwaited = (): boolean => useSaferPlay().isLoading;

/** The present break of the player. */
export function useBlock(): Block | null {
  const { data } = useSaferPlay();
  return blockAt(data, useNow(LOOK_EVERY_MS));
}
