import type { GamingState } from '@contract/gaming.ts';
import { useNow } from '@/shared/hooks';
import { useGaming } from '../useGaming';

const LOOK_EVERY_MS = 15_000;

export type Block = NonNullable<GamingState['block']>;

/** Whether it is still on its way whether the player is on a break. */
export const useIsBlockAwaited = (): boolean => useGaming().isLoading;

/** The break that the player is on, as long as it lasts. */
export function useBlock(): Block | null {
  const { data } = useGaming();
  const now = useNow(LOOK_EVERY_MS);
  const block = data?.block;
  return block && Date.parse(block.until) > now ? block : null;
}
