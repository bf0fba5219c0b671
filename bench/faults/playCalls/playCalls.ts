/** Play calls by HTTP as a bad network brings them, each answer and each account against the model. */
import type { AddressInfo } from 'node:net';
import { HOUSE_KINDS } from '../../../contract/playTerms.ts';
import { buildApp } from '../../../server/src/app.ts';
import { readConfig } from '../../../server/src/config/readConfig.ts';
import { applyPushResult } from '../../../server/src/rails/mpesa/applyPushResult.ts';
import { LedgerScene } from '../../../server/src/testing/LedgerScene.ts';
import { CURRENCIES } from '../accounts.ts';
import { anyone, openPlace } from '../../stores.ts';
import { ModelComparison } from '../model/ModelComparison.ts';
import { openFor } from '../model/operations/tables.ts';
import type { PlayerModel } from '../model/PlayerModel.ts';
import type { ModelLaunch } from '../model/playTypes.ts';
import { checkHouse } from '../checkSides.ts';
import type { FaultPart, FaultRun } from '../FaultRun.ts';
import { HOUSE_GAMES } from '../houseGames.ts';
import { BONUS } from '../money.ts';
import { Random } from '../Random.ts';
import { REWARDS } from '../rewards.ts';
import { HttpCalls } from './httpCalls.ts';
import { planCalls } from './planCalls.ts';

const MANY = 10_000_000;
const DAY = 86_400_000;
const WAITS = [0, 0, 0, 100, 1_000, 2_499, 2_500, 10_000];

/** A real server over the store of the scene, with its clock. */
async function serve({ store, services }: LedgerScene) {
  const given = readConfig({ LOG_LEVEL: 'silent' });
  const callLimits = { playerWrites: MANY };
  const config = { ...given, callLimits };
  const app = await buildApp(config, store, { verifier: anyone, rails: [], services: { now: services.ctx.now } });
  await app.listen({ host: '127.0.0.1', port: 0 });
  return { url: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/api`, close: () => app.close() };
}

/** The same hex digits for the same seed. */
const secretsOf = (random: Random) => (): string =>
  Array.from({ length: 64 }, () => random.below(16).toString(16)).join('');

async function fund({ scene, moment }: ModelComparison, player: PlayerModel, hasBonus: boolean): Promise<void> {
  const [amount, uid] = [2_590, player.uid];
  const { depositId: id } = await scene.push(amount, { uid, ...(hasBonus && { bonusId: BONUS.id }) });
  const facts = { id, method: 'mpesa', minor: amount * 100, currency: 'KES', hasBonus } as const;
  player.open({ ...facts, status: 'processing', provider: 'paid', createdAt: moment.now });
  await applyPushResult(scene.mpesaCtx, id, scene.mpesa.endPush(id, 0));
  const deposit = player.find(id);
  if (deposit) player.settle(deposit, 'paid', moment);
}

async function runSchedule(comparison: ModelComparison, calls: HttpCalls, what: string): Promise<number> {
  const { scene, random, players } = comparison;
  const player = players[0];
  if (!player) return 0;
  await fund(comparison, player, random.chance(0.5));
  const launches: ModelLaunch[] = [];
  for (const kind of HOUSE_KINDS) launches.push(await openFor(comparison, player, kind));
  const planned = planCalls({ comparison, player, launches }, random);
  for (const { copies, deliver } of planned) {
    calls.copies = copies;
    await comparison.compareAccount(player, `${what}: ${await deliver()}`);
    scene.wait(random.pick(WAITS));
    if (random.chance(0.1)) await comparison.payOut();
  }
  scene.wait(DAY);
  await comparison.payOut();
  await comparison.compareAccount(player, `${what}: a day`);
  await comparison.compareRecords(player, what);
  comparison.checks.equal(player.play.rounds.filter(({ status }) => status === 'open').length, 0, `${what}: open`);
  await comparison.verify(player);
  return planned.reduce((sum, call) => sum + call.copies, 0);
}

async function run({ checks, sizes, random, newFastPlace }: FaultRun): Promise<string> {
  const scene = new LedgerScene(openPlace(newFastPlace()), { newSecret: secretsOf(random.branch()) });
  await scene.put('deposit-bonuses', BONUS);
  await scene.put('games', ...HOUSE_GAMES);
  for (const [collection, items] of REWARDS) await scene.put(collection, ...items);
  const server = await serve(scene);
  const calls = new HttpCalls(server.url, checks);
  let made = 0;
  try {
    for (let number = 1; number <= sizes.playSchedules && checks.failures.length === 0; number += 1) {
      const seed = random.below(2 ** 32);
      const comparison = new ModelComparison({ scene, checks, calls, random: new Random(seed) });
      await comparison.join(random.pick(CURRENCIES), `caller-${number}`);
      made += await runSchedule(comparison, calls, `schedule ${number} with seed ${seed}`);
    }
  } finally {
    await server.close();
  }
  await checkHouse(checks, scene.store, 'the house');
  await scene.store.close();
  return `${sizes.playSchedules} schedules of ${made} calls by HTTP in ${CURRENCIES.join(' and ')}, lost, late, duplicated, reordered, several at once`;
}

export const playCalls: FaultPart = {
  name: 'play calls',
  behaviour: 'answers and pays as the model whatever calls of games are lost, late, duplicated or reordered',
  run,
};
