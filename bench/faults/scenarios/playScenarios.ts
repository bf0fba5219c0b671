import { randomUUID } from 'node:crypto';
import { SHARED_GAME } from '../houseGames.ts';
import type { Actor } from './Actor.ts';
import { bet, cashOutMines, seeFlight, worth } from './playActs.ts';
import { REWARD_SCENARIOS } from './rewardScenarios.ts';
import type { Scenario } from './scenarios.ts';

/** Longer than any flight to its automatic cash-out. */
const FLIGHT_MS = 60_000;

const fund: Scenario['prepare'] = (actor) => actor.push('00', 12_950);

const SECOND = 1_000;
const MOST_LOOKS = 30;
const { id: gameId } = SHARED_GAME;

/** A flight takes bets. */
const awaitFlight: Scenario['prepare'] = async (actor, random) => {
  await fund(actor, random);
  await awaitBetting(actor);
};

const awaitBetting = async (actor: Actor): Promise<void> => {
  for (let look = 0; look < MOST_LOOKS && (await seeFlight(actor, gameId)) !== 'betting'; look += 1) {
    await actor.server.advance(SECOND);
    await actor.server.work();
  }
};

/** The flight that the last one brought is given back once, and then takes its win by itself or is lost. */
const flyFree = async (actor: Actor): Promise<void> => {
  const free = { gameId, isFree: true, stake: worth(actor, 10, 0.08) };
  await (await bet(actor, 'crash', {}, free))?.takeBack();
  await bet(actor, 'crash', { autoCashOut: 1.1 }, free);
  for (const ms of [7 * SECOND, 1, FLIGHT_MS, SECOND]) {
    await actor.server.advance(ms);
    await actor.server.work();
  }
};

/** Two bets of one player: one ends by hand, the other by itself or with the crash. */
const flyTogether = async (actor: Actor): Promise<void> => {
  const byHand = await bet(actor, 'crash', {}, { gameId });
  await bet(actor, 'crash', { autoCashOut: 1.1 }, { gameId });
  for (const ms of [7 * SECOND, 1, 2 * SECOND]) {
    await actor.server.advance(ms);
    await actor.server.work();
    if (ms === 1) await byHand?.step({ action: 'cashOut' });
  }
  for (const ms of [FLIGHT_MS, SECOND]) {
    await actor.server.advance(ms);
    await actor.server.work();
  }
};

/** Every step of money in the house games. */
export const PLAY_SCENARIOS: readonly Scenario[] = [
  {
    name: 'bet at dice',
    prepare: fund,
    act: async (actor) => void (await bet(actor, 'dice', { side: 'under', target: 50 })),
  },
  { name: 'spin', prepare: fund, act: async (actor) => void (await bet(actor, 'slots', {})) },
  {
    name: 'spin that wins a jackpot',
    prepare: async (actor, random) => {
      await fund(actor, random);
      await actor.server.work();
    },
    act: async (actor) => void (await bet(actor, 'slots', {}, { stake: worth(actor, 4_000, 40) })),
  },
  {
    name: 'mines with a cash-out',
    prepare: fund,
    act: cashOutMines,
  },
  {
    name: 'tile with a mine',
    prepare: fund,
    act: async (actor) => (await bet(actor, 'mines', { mines: 24 }))?.step({ action: 'open', tile: 0 }),
  },
  {
    name: 'flight with a cash-out',
    prepare: fund,
    act: async (actor) => (await bet(actor, 'crash', {}))?.step({ action: 'cashOut' }),
  },
  {
    name: 'flight that the worker ends',
    prepare: fund,
    act: async (actor) => {
      await bet(actor, 'crash', { autoCashOut: 1.5 });
      await actor.server.advance(FLIGHT_MS);
      await actor.server.work();
    },
  },
  {
    name: 'bet that is taken back',
    prepare: fund,
    act: async (actor) => (await bet(actor, 'mines', { mines: 3 }))?.takeBack(),
  },
  {
    name: 'bet that is taken back before it comes',
    prepare: fund,
    act: async (actor) => {
      const token = String((await actor.open('dice'))['launchToken']);
      const betId = randomUUID();
      await actor.ask(`/play/bets/${betId}/rollback`, {}, token);
      await actor.ask('/play/bets', { betId, stake: 20, choice: { side: 'under', target: 50 } }, token);
    },
  },
  { name: 'flight for everybody', prepare: awaitFlight, act: flyTogether },
  {
    name: 'free flight',
    async prepare(actor, random) {
      await awaitFlight(actor, random);
      await flyTogether(actor);
      await awaitBetting(actor);
    },
    act: flyFree,
  },
  {
    name: 'bet of a flight that is taken back',
    prepare: awaitFlight,
    act: async (actor) => (await bet(actor, 'crash', {}, { gameId }))?.takeBack(),
  },
  ...REWARD_SCENARIOS,
];
