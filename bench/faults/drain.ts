import path from 'node:path';
import { COLLECTIONS } from '../../server/src/data/collections.ts';
import { openSqliteStore } from '../../server/src/store/sqlite/openSqliteStore.ts';
import { LedgerScene, UID } from '../../server/src/testing/LedgerScene.ts';
import type { FaultPart, FaultRun } from './FaultRun.ts';
import { RATE, toCents } from './money.ts';
import { checkSums, readPlayer } from './playerRecords.ts';

const DOLLARS = 10;
/** The most hundreds of dollars in one M-Pesa deposit. */
const HUNDREDS_AT_ONCE = 7;

async function pay(scene: LedgerScene, dollars: number): Promise<void> {
  for (let left = dollars / 100; left > 0; left -= HUNDREDS_AT_ONCE)
    await scene.pay(Math.min(left, HUNDREDS_AT_ONCE) * 100 * RATE);
}

/** Runs the workers until nothing is due. */
async function payOut(scene: LedgerScene): Promise<void> {
  while ((await scene.wallet.workers.runOnce()) > 0);
  for (const { id } of await scene.store.find('withdrawals', { where: [['status', '==', 'processing']] }))
    await scene.arrive(id);
}

async function run({ sizes, checks, folder }: FaultRun): Promise<string> {
  const store = openSqliteStore(path.join(folder, 'drain.sqlite'), COLLECTIONS);
  const scene = new LedgerScene(store);
  const half = sizes.drain / 2;
  await scene.addPlayer();
  await pay(scene, half * DOLLARS);
  const begun = performance.now();
  const answers = await Promise.all(Array.from({ length: sizes.drain }, () => scene.withdraw(DOLLARS)));
  const seconds = (performance.now() - begun) / 1_000;
  const refused = answers.filter(({ success }) => !success);
  checks.equal(answers.length - refused.length, half, 'withdrawals that succeed');
  checks.that(
    refused.every(({ reason }) => reason === 'insufficient_balance'),
    'the others lack money',
  );
  const asked = await readPlayer(store, UID);
  checks.equal(asked.withdrawals.filter(({ status }) => status === 'failed').length, half, 'kept as failed records');
  checks.equal(toCents(asked.user?.balance) - toCents(asked.user?.held), 0, 'available');
  checkSums(checks, asked, 'while all are on their way');
  await payOut(scene);
  const paid = await readPlayer(store, UID);
  checks.equal(paid.withdrawals.filter(({ status }) => status === 'completed').length, half, 'payouts');
  checks.equal(scene.sentCents(), half * DOLLARS * 100, 'what was sent, each payout once');
  checks.equal(toCents(paid.user?.balance), 0, 'balance after the payouts');
  checkSums(checks, paid, 'after the payouts');
  await store.close();
  return `${answers.length} withdrawals of $${DOLLARS} at once on a balance for ${half}: ${answers.length - refused.length} succeeded, ${refused.length} refused, ${seconds.toFixed(1)} s`;
}

export const drain: FaultPart = {
  name: 'parallel withdrawals',
  behaviour: 'lets as many parallel withdrawals succeed as there is money for',
  run,
};
