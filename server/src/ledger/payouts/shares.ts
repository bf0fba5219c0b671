/** Money goes back the way it came, up to what came that way; what is won goes to the player's own phone. */
import type { Way } from '../LedgerRail.ts';

/** A way with the most for one withdrawal. */
export interface OpenWay extends Way {
  maxCents: number;
}

interface Available {
  availableCents: number;
  /** The least withdrawal: what is owed below it cannot go back, and goes with what is won. */
  leastCents: number;
}

export function withShares<TWay extends Way>(
  ways: readonly TWay[],
  { availableCents, leastCents }: Available,
): (TWay & OpenWay)[] {
  const owedBy = ({ owedCents }: Way): number => (owedCents < leastCents ? 0 : owedCents);
  const owed = ways.reduce((sum, way) => sum + owedBy(way), 0);
  const won = Math.max(0, availableCents - owed);
  return ways.map((way) => {
    const share = owedBy(way) + (way.isForWinnings ? won : 0);
    return { ...way, maxCents: Math.min(way.mostCents, availableCents, share) };
  });
}
