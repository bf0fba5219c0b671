import fc from 'fast-check';
import { HOUSE_KINDS } from '../../../contract/playTerms.ts';

/** Moves of a round that goes on. */
const movesOf = <Kind extends 'hilo' | 'blackjack', Action extends string>(kind: Kind, ...actions: Action[]) => ({
  weight: 3,
  arbitrary: fc.record({
    do: fc.constant('move' as const),
    kind: fc.constant(kind),
    action: fc.constantFrom(...actions),
  }),
});

/** A bet, a step, or what else a player may do. */
export const operation = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('bet' as const),
      kind: fc.constantFrom(...HOUSE_KINDS),
      stake: fc.integer({ min: 20, max: 900 }),
    }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('tile' as const), tile: fc.nat(24) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('cashOut' as const),
      kind: fc.constantFrom('mines' as const, 'crash' as const, 'hilo' as const),
    }),
  },
  movesOf('hilo', 'higher', 'lower', 'skip'),
  movesOf('blackjack', 'hit', 'stand', 'double', 'split'),
  { weight: 2, arbitrary: fc.record({ do: fc.constant('wait' as const), ms: fc.integer({ min: 1, max: 30_000 }) }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('withdraw' as const), amount: fc.integer({ min: 100, max: 900 }) }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('freeSpin' as const) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('pay' as const), hasBonus: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('giveUp' as const), place: fc.nat(2) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('takeBack' as const), isLate: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('seeds' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('day' as const) }) },
);
export type Operation = typeof operation extends fc.Arbitrary<infer T> ? T : never;
/** An operation that is not at a game. */
export type Besides = Exclude<Operation, { do: 'bet' | 'tile' | 'move' | 'cashOut' | 'freeSpin' | 'takeBack' }>;
