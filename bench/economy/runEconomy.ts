/** Many people against the offers, games and payments of the real server, until so many requests were made; then all is settled. */
import type { UserRecord } from '../../server/src/store/records/user.ts';
import { Random } from '../faults/Random.ts';
import { type Reckoning, reckon } from '../offers/reckon.ts';
import { World } from '../offers/World.ts';
import { Crowd } from './Crowd.ts';
import { GREEDY_WALKS } from './greedyWalks.ts';
import { randomWalk } from './randomWalk.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Longer than the days of any seeded bonus, and than an abandoned round waits. */
const LONG_MS = 31 * DAY_MS;
const MOST_BONUSES_IN_LINE = 200;
const GREEDY = 0.7;

export interface Economy extends Reckoning {
  accounts: number;
  requests: number;
  days: number;
  disputes: number;
  answers: World['answers'];
}

/**
 * All disputes are decided, all rounds and bonuses end, and all withdrawals arrive or come back, but those of a person with a
 * debt. Returns a sentence for each that waits without cause.
 */
async function settle(crowd: Crowd): Promise<string[]> {
  const { world, openDisputes } = crowd;
  while (openDisputes.length > 0) await crowd.decide();
  await world.work();
  for (let turn = 0; turn < MOST_BONUSES_IN_LINE; turn += 1) {
    world.pass(LONG_MS);
    await world.work();
    const users = await world.server.store.find('users');
    if (users.every(({ bonuses = [] }) => bonuses.length === 0)) return stuckOf(users);
  }
  return ['bonuses do not end'];
}

function stuckOf(users: readonly UserRecord[]): string[] {
  const personOf = ({ id, personId }: UserRecord): string => personId ?? id;
  const debtors = new Set(users.filter(({ balance }) => (balance ?? 0) < 0).map(personOf));
  const stuck = users.filter((user) => (user.held ?? 0) > 0 && !debtors.has(personOf(user)));
  return stuck.map(({ id, held = 0 }) => `a withdrawal of ${id} waits without cause: Ksh ${held} are held`);
}

/** The same seed makes the same walks. All games draw from it too; the wheel and the boxes have the chance of the machine. */
export async function runEconomy({ seed, requests }: { seed: number; requests: number }): Promise<Economy> {
  const random = new Random(seed);
  const world = await World.open(random.branch());
  try {
    const crowd = await Crowd.meet(world, random);
    while (world.requests < requests) {
      const walk = random.chance(GREEDY) ? random.pick(GREEDY_WALKS) : randomWalk;
      await walk(crowd, await crowd.anybody());
      world.pass(random.below(12 * HOUR_MS));
      if (random.chance(0.5)) await crowd.decide();
      await world.work(() => random.chance(0.95));
    }
    const [made, days] = [world.requests, world.day];
    const stuck = await settle(crowd);
    const disputes = await world.server.store.count('disputes');
    const { answers, accounts } = world;
    const reckoning = await reckon(world);
    const problems = [...stuck, ...reckoning.problems];
    return { ...reckoning, problems, accounts: accounts.size, requests: made, days, disputes, answers };
  } finally {
    await world.close();
  }
}
