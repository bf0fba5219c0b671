/** The prizes of a challenge that has ended, for places in the order of points. Pure. */

export interface Scored {
  id: string;
  points: number;
}

/**
 * By player, most points first in `scored`. Players with equal points share their places: each gets the same
 * part of what these places give, rounded down. `byPlace`: whole units by place, from 1.
 */
export function sharePrizes(scored: readonly Scored[], byPlace: ReadonlyMap<number, number>): Map<string, number> {
  const shares = new Map<string, number>();
  for (let from = 0; from < scored.length;) {
    const together = scored.filter(({ points }) => points === scored[from]?.points);
    const places = together.map((_player, index) => byPlace.get(from + index + 1) ?? 0);
    const share = Math.floor(places.reduce((sum, prize) => sum + prize, 0) / together.length);
    if (share > 0) for (const { id } of together) shares.set(id, share);
    from += together.length;
  }
  return shares;
}
