import { useGetBonusBoxesQuery, useGetBonusMarketHeroQuery, useGetFreeSpinsQuery } from '@/features/content';

/** The three parts of the bonus market; a part that did not load is empty. */
export function useMarket() {
  const heroes = useGetBonusMarketHeroQuery();
  const boxes = useGetBonusBoxesQuery();
  const freeSpins = useGetFreeSpinsQuery();
  const parts = [heroes, boxes, freeSpins];
  return {
    hero: heroes.data?.[0],
    boxes: boxes.data ?? [],
    freeSpins: freeSpins.data ?? [],
    /** A part that is loading keeps its space. */
    isHeroLoading: isUnknown(heroes),
    isBoxesLoading: isUnknown(boxes),
    isFreeSpinsLoading: isUnknown(freeSpins),
    /** All parts are loaded, and there is nothing to show. */
    isEmpty: parts.every((part) => !isUnknown(part) && !part.data?.length),
    hasFailed: parts.some(({ error }) => error),
    isTrying: parts.some(({ isFetching }) => isFetching),
    retry: () => parts.filter(({ error }) => error).forEach(({ refetch }) => void refetch()),
  };
}

export type Market = ReturnType<typeof useMarket>;

const isUnknown = ({ data, error }: { data?: unknown; error?: unknown }): boolean => !data && !error;
