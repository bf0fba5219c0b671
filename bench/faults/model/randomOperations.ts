import { LedgerScene } from '../../../server/src/testing/LedgerScene.ts';
import { CURRENCIES } from '../accounts.ts';
import { checkHouse } from '../checkSides.ts';
import type { FaultPart, FaultRun } from '../FaultRun.ts';
import { HOUSE_GAMES, SHARED_GAME } from '../houseGames.ts';
import { BONUS } from '../money.ts';
import { REWARDS } from '../rewards.ts';
import { openPlace } from '../../stores.ts';
import { ModelComparison } from './ModelComparison.ts';
import { OPERATIONS } from './operations/operations.ts';
import type { PlayerModel } from './PlayerModel.ts';

/** The run starts with these players; others join later. */
const PLAYERS = 10;
/** This share of the operations is for the first players, so that some have a long history. */
const OF_FIRST = 0.8;
/** Operations between two checks of all records of a player. */
const LOOK_EVERY = 50;

async function start({ checks, random, newFastPlace }: FaultRun): Promise<ModelComparison> {
  const scene = new LedgerScene(openPlace(newFastPlace()));
  const comparison = new ModelComparison({ scene, checks, random });
  await scene.put('deposit-bonuses', BONUS);
  await scene.put('games', ...HOUSE_GAMES, SHARED_GAME);
  for (const [collection, items] of REWARDS) await scene.put(collection, ...items);
  for (let left = PLAYERS / CURRENCIES.length; left > 0; left -= 1)
    for (const currency of CURRENCIES) await comparison.join(currency);
  return comparison;
}

const pickPlayer = ({ random, players }: ModelComparison): PlayerModel =>
  random.pick(random.chance(OF_FIRST) ? players.slice(0, PLAYERS) : players);

async function step(comparison: ModelComparison, number: number): Promise<void> {
  const player = pickPlayer(comparison);
  const what = `${number}: ${await comparison.random.pick(OPERATIONS).run(comparison, player)}`;
  await comparison.compareAccount(player, what);
  if (number % LOOK_EVERY === 0) await comparison.compareRecords(player, what);
}

async function run(faultRun: FaultRun): Promise<string> {
  const { sizes, checks } = faultRun;
  const comparison = await start(faultRun);
  const { players, scene } = comparison;
  for (let number = 1; number <= sizes.operations && checks.failures.length === 0; number += 1)
    await step(comparison, number);
  let verified = 0;
  for (const player of players) {
    await comparison.compareAccount(player, 'all');
    await comparison.compareRecords(player, 'all');
    verified += await comparison.verify(player);
  }
  await checkHouse(checks, scene.store, 'the house');
  await scene.store.close();
  const count = (list: 'deposits' | 'withdrawals') => players.reduce((sum, player) => sum + player[list].length, 0);
  const rounds = players.flatMap(({ play }) => play.rounds);
  const free = rounds.filter(({ freeSpin }) => freeSpin !== undefined).length;
  const given = (list: 'turns' | 'purchases') => players.reduce((sum, { rewards }) => sum + rewards[list].length, 0);
  const ends = players.flatMap(({ bonuses }) => bonuses.ended.map(({ status }) => status));
  const endedAs = [...new Set(ends)].map((status) => `${ends.filter((end) => end === status).length} ${status}`);
  const shared = players.filter(({ person }) => person.length > 1).length;
  const inEach = CURRENCIES.map((name) => `${players.filter(({ currency }) => currency === name).length} in ${name}`);
  return `${sizes.operations} operations of ${players.length} players (${inEach.join(', ')}; ${shared} share a person with others), ${count('deposits')} deposits and ${count('withdrawals')} withdrawals, ${rounds.length} rounds for money (${free} free spins; ${verified} ended, computed again from their seeds), ${given('turns')} turns of the wheel, ${given('purchases')} purchases in the bonus market, ${ends.length} bonuses ended (${endedAs.join(', ')}): ${checks.failures.length} differences from the model`;
}

export const randomOperations: FaultPart = {
  name: 'random operations',
  behaviour: 'agrees with a model in memory after every random operation',
  run,
};
