/** The prizes of a challenge, for places in the order of points. Pure. */

export interface Scored {
  id: string;
  points: number;
}

/** Whole units by place, from 1. */
export type ByPlace = ReadonlyMap<number, number>;

/** What each of several players with equal points gets: they share the places from that one on, rounded down. */
export function shareOf(byPlace: ByPlace, from: number, players: number): number {
  const prizes = [...byPlace].filter(([place]) => place >= from && place < from + players);
  return Math.floor(prizes.reduce((sum, [, prize]) => sum + prize, 0) / players);
}

/** By player, most points first in `scored`. */
export function sharePrizes(scored: readonly Scored[], byPlace: ByPlace): Map<string, number> {
  const shares = new Map<string, number>();
  for (let first = 0; first < scored.length;) {
    const end = scored.findIndex(({ points }, index) => index > first && points !== scored[first]?.points);
    const together = scored.slice(first, end < 0 ? undefined : end);
    const share = shareOf(byPlace, first + 1, together.length);
    if (share > 0) for (const { id } of together) shares.set(id, share);
    first += together.length;
  }
  return shares;
}
