import path from 'node:path';
import { COLLECTIONS } from '../../../server/src/data/collections.ts';
import { openSqliteStore } from '../../../server/src/store/sqlite/openSqliteStore.ts';
import { LedgerScene, UID } from '../../../server/src/testing/LedgerScene.ts';
import type { Checks } from '../Checks.ts';
import type { FaultPart, FaultRun } from '../FaultRun.ts';
import { toCents } from '../money.ts';
import { checkSums, readPlayer } from '../playerRecords.ts';

const FUNDS_KES = 12_950;

interface Request {
  name: string;
  ask: (scene: LedgerScene, key: string, amount: number) => Promise<unknown>;
  effects: (scene: LedgerScene) => number;
}

const REQUESTS: readonly Request[] = [
  {
    name: 'withdrawal',
    ask: (scene, key, amount) => scene.withdraw(amount, { key }),
    effects: (scene) => scene.mobile.payouts.size,
  },
  {
    name: 'prompt',
    ask: (scene, key, amount) => scene.push(amount * 100, { key }),
    effects: (scene) => scene.mobile.prompts.size - 1,
  },
  {
    name: 'card payment',
    ask: (scene, key, amount) => scene.intent(amount, { key }),
    effects: (scene) => scene.card.intents.size,
  },
];

const codeOf = (asked: Promise<unknown>): Promise<unknown> =>
  asked.then(
    () => 'answered',
    (error: { code?: unknown }) => error.code,
  );

async function repeat(checks: Checks, scene: LedgerScene, count: number, { name, ask, effects }: Request) {
  const key = `key-of-one-${name.replace(' ', '-')}`;
  const answers = await Promise.all(Array.from({ length: count }, () => ask(scene, key, 20)));
  await scene.wallet.workers.runOnce();
  checks.equal(effects(scene), 1, `${name}: effects of one key`);
  checks.equal(new Set(answers.map((answer) => JSON.stringify(answer))).size, 1, `${name}: different answers`);
  checks.equal(await codeOf(ask(scene, key, 21)), 'idempotency_conflict', `${name}: the key with another body`);
  for (const other of REQUESTS.filter((request) => request.name !== name))
    checks.equal(await codeOf(other.ask(scene, key, 20)), 'idempotency_conflict', `${name}: the key as ${other.name}`);
  checks.equal(effects(scene), 1, `${name}: effects after all`);
}

async function run({ sizes, checks, folder }: FaultRun): Promise<string> {
  const store = openSqliteStore(path.join(folder, 'oneKey.sqlite'), COLLECTIONS);
  const scene = new LedgerScene(store);
  await scene.addPlayer();
  await scene.payMobile(FUNDS_KES);
  for (const request of REQUESTS) await repeat(checks, scene, sizes.oneKey, request);
  const records = await readPlayer(store, UID);
  checks.equal(toCents(records.user?.held), 2_000, 'held by the one withdrawal');
  checks.equal(records.withdrawals.length, 1, 'withdrawals on record');
  checkSums(checks, records, 'one key');
  await store.close();
  return `one key ${sizes.oneKey} times at once for each of ${REQUESTS.length} requests: one effect and one answer each`;
}

export const oneKey: FaultPart = {
  name: 'one idempotency key',
  behaviour: 'gives one key one effect and one answer',
  run,
};
