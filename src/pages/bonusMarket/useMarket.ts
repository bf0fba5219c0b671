import type { BonusBox, BonusMarketHero, FreeSpins } from '@contract/market.ts';
import { useGetBonusBoxesQuery, useGetBonusMarketHeroQuery, useGetFreeSpinsQuery } from '@/features/content';

export interface Market {
  hero: BonusMarketHero | undefined;
  boxes: readonly BonusBox[];
  freeSpins: readonly FreeSpins[];
  /** Keeps the space of a loading part. */
  isHeroLoading: boolean;
  isBoxesLoading: boolean;
  isFreeSpinsLoading: boolean;
  /** All parts are loaded, and there is nothing to show. */
  isEmpty: boolean;
  /** At least one part did not load. */
  hasFailed: boolean;
  isTrying: boolean;
  retry: () => void;
}

/** The three parts of the bonus market; a part that did not load is empty. */
export function useMarket(): Market {
  const heroes = useGetBonusMarketHeroQuery();
  const boxes = useGetBonusBoxesQuery();
  const freeSpins = useGetFreeSpinsQuery();
  const parts = [heroes, boxes, freeSpins];
  return {
    hero: heroes.data?.[0],
    boxes: boxes.data ?? [],
    freeSpins: freeSpins.data ?? [],
    isHeroLoading: isUnknown(heroes),
    isBoxesLoading: isUnknown(boxes),
    isFreeSpinsLoading: isUnknown(freeSpins),
    isEmpty: parts.every((part) => !isUnknown(part) && !part.data?.length),
    hasFailed: parts.some(({ error }) => error),
    isTrying: parts.some(({ isFetching }) => isFetching),
    retry: () => parts.filter(({ error }) => error).forEach(({ refetch }) => void refetch()),
  };
}

const isUnknown = ({ data, error }: { data?: unknown; error?: unknown }): boolean => !data && !error;
