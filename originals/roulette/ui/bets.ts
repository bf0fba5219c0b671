import type { GameEnvironment } from '../../kit/environment';
import { type Chip, ROULETTE_NUMBERS, stakeOf, winWith } from '../rules/index.ts';

type Placed = ReadonlyMap<string, number>;
export type Limit = 'overGreatest' | 'overBalance';

const chipsOf = (placed: Placed): Chip[] => [...placed].map(([on, stake]) => ({ on, stake }));

/** The chips on the table, in cents by their places. What would break a limit is not placed, and what lies there stays. */
export function createBets({ wallet, stakes }: Pick<GameEnvironment, 'wallet' | 'stakes'>) {
  let placed: Placed = new Map();
  let former: Placed[] = [];
  let last: Placed | undefined;

  function change(next: Placed): Limit | undefined {
    const total = stakeOf(chipsOf(next));
    const isMore = total > stakeOf(chipsOf(placed));
    if (isMore && total > stakes.greatest) return 'overGreatest';
    if (isMore && total > wallet.balanceCents()) return 'overBalance';
    former.push(placed);
    placed = next;
    return undefined;
  }

  return {
    chips: () => chipsOf(placed),
    totalCents: () => stakeOf(chipsOf(placed)),
    at: (on: string) => placed.get(on) ?? 0,
    /** The best number pays so much. */
    mostCents: () =>
      Math.max(...Array.from({ length: ROULETTE_NUMBERS }, (_, number) => winWith(chipsOf(placed), number))),
    /** One more chip of a value on each place. */
    put: (places: readonly string[], cents: number) =>
      change(new Map([...placed, ...places.map((on) => [on, (placed.get(on) ?? 0) + cents] as const)])),
    double: () => change(new Map([...placed].map(([on, cents]) => [on, cents * 2]))),
    clear: () => change(new Map()),
    repeat: () => change(last ?? placed),
    undo() {
      placed = former.pop() ?? placed;
    },
    canUndo: () => former.length > 0,
    canRepeat: () => last !== undefined && last !== placed,
    /** A round is played with what lies there. */
    play() {
      last = placed;
      former = [];
    },
  };
}
