import { useIsResting } from '@/features/saferPlay';
import { useJackpots, useMarkedTiles } from './useJackpots';

const NOTHING = { pots: [], games: [] };

/** Marks the tiles of a list, which shows nothing else of the jackpots; none on a break, when nothing is offered. */
export default function Marks() {
  const jackpots = useJackpots(false);
  useMarkedTiles(useIsResting() ? NOTHING : jackpots);
  return null;
}
