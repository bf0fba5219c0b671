import type { SaferPlayState } from '@contract/saferPlay.ts';
import { useNow } from '@/shared/hooks';
import { useSaferPlay } from '../useSaferPlay';

const LOOK_EVERY_MS = 15_000;

export type Block = NonNullable<SaferPlayState['block']>;

/** Whether the state of a break is still loading. */
export const useIsBlockAwaited = (): boolean => useSaferPlay().isLoading;

/** The present break of the player. */
export function useBlock(): Block | null {
  const { data } = useSaferPlay();
  const now = useNow(LOOK_EVERY_MS);
  const block = data?.block;
  return block && Date.parse(block.until) > now ? block : null;
}
