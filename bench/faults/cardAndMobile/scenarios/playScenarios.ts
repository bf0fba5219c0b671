import type { Scenario } from './scenarios.ts';

/** Longer than any flight to its automatic cash-out. */
const FLIGHT_MS = 60_000;

const fund: Scenario['prepare'] = (actor) => actor.push('00', 12_950);

/** Every step of money in the house games. */
export const PLAY_SCENARIOS: readonly Scenario[] = [
  {
    name: 'bet at dice',
    prepare: fund,
    act: async (actor) => void (await actor.bet('dice', { side: 'under', target: 50 })),
  },
  { name: 'spin', prepare: fund, act: async (actor) => void (await actor.bet('slots', {})) },
  {
    name: 'mines with a cash-out',
    prepare: fund,
    act: async (actor) => {
      const step = await actor.bet('mines', { mines: 1 });
      await step?.({ action: 'open', tile: 0 });
      await step?.({ action: 'cashOut' });
    },
  },
  {
    name: 'tile with a mine',
    prepare: fund,
    act: async (actor) => (await actor.bet('mines', { mines: 24 }))?.({ action: 'open', tile: 0 }),
  },
  {
    name: 'flight with a cash-out',
    prepare: fund,
    act: async (actor) => (await actor.bet('crash', {}))?.({ action: 'cashOut' }),
  },
  {
    name: 'flight that the worker ends',
    prepare: fund,
    act: async (actor) => {
      await actor.bet('crash', { autoCashOut: 1.5 });
      await actor.server.advance(FLIGHT_MS);
      await actor.server.work();
    },
  },
];
