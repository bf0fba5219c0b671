import { COLLECTIONS } from '../../../../server/src/data/collections.ts';
import { openSqliteStore } from '../../../../server/src/store/sqlite/openSqliteStore.ts';
import { LedgerScene } from '../../../../server/src/testing/LedgerScene.ts';
import type { FaultPart, FaultRun } from '../../FaultRun.ts';
import { BONUS } from '../../money.ts';
import { checkSums, readPlayer } from '../../playerRecords.ts';
import { ModelComparison } from './ModelComparison.ts';
import { OPERATIONS } from './operations.ts';
import { PlayerModel } from './PlayerModel.ts';

const PLAYERS = 10;
/** Operations between two checks of all records of a player. */
const LOOK_EVERY = 50;

async function start({ checks, random }: FaultRun): Promise<ModelComparison> {
  const scene = new LedgerScene(openSqliteStore(':memory:', COLLECTIONS));
  const players = Array.from({ length: PLAYERS }, (_, number) => new PlayerModel(`player-${number}`));
  for (const { uid } of players) await scene.addPlayer(uid);
  await scene.put('deposit-bonuses', BONUS);
  return new ModelComparison({ scene, players, checks, random });
}

async function step(comparison: ModelComparison, number: number): Promise<void> {
  const player = comparison.random.pick(comparison.players);
  const what = `${number}: ${await comparison.random.pick(OPERATIONS)(comparison, player)}`;
  await comparison.compareAccount(player, what);
  if (number % LOOK_EVERY === 0) await comparison.compareRecords(player, what);
}

async function run(faultRun: FaultRun): Promise<string> {
  const { sizes, checks } = faultRun;
  const comparison = await start(faultRun);
  for (let number = 1; number <= sizes.operations && checks.failures.length === 0; number += 1)
    await step(comparison, number);
  for (const player of comparison.players) {
    await comparison.compareAccount(player, 'all');
    await comparison.compareRecords(player, 'all');
    checkSums(checks, await readPlayer(comparison.scene.store, player.uid), `${player.uid} after all`);
  }
  await comparison.scene.store.close();
  const count = (list: 'deposits' | 'withdrawals') =>
    comparison.players.reduce((sum, player) => sum + player[list].length, 0);
  return `${sizes.operations} operations of ${PLAYERS} players, ${count('deposits')} deposits and ${count('withdrawals')} withdrawals: ${checks.failures.length} differences from the model`;
}

export const randomOperations: FaultPart = {
  name: 'random operations',
  behaviour: 'agrees with a model in memory after every random operation',
  run,
};
