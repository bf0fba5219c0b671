import { useJackpots, useMarkedTiles } from './useJackpots';

/** Marks the tiles of a list, which shows nothing else of the jackpots. */
export default function Marks() {
  useMarkedTiles(useJackpots(false));
  return null;
}
