import type { LedgerScene } from '../../server/src/testing/LedgerScene.ts';
import { CURRENCIES } from './accounts.ts';
import { checkSums } from './checkSums.ts';
import type { FaultPart, FaultRun } from './FaultRun.ts';
import { AMOUNTS, type GreedyPlayer, seatPlayers } from './greedyPlayers.ts';
import { toMinor } from './money.ts';
import { type PlayerRecords, readPlayer, sumOf } from './playerRecords.ts';

/** Runs the workers until nothing is due. */
async function payOut(scene: LedgerScene): Promise<void> {
  while ((await scene.services.workers.runOnce()) > 0);
  for (const { id } of await scene.store.find('withdrawals', { where: [['status', '==', 'processing']] }))
    await scene.arrive(id);
}

const withStatus = ({ withdrawals }: PlayerRecords, wanted: string): number =>
  withdrawals.filter(({ status }) => status === wanted).length;

/** Withdraws twice as often as there is money for. Returns the number that succeeded. */
async function drainOne(
  { checks }: FaultRun,
  scene: LedgerScene,
  { uid, currency, half }: GreedyPlayer,
): Promise<number> {
  const withdrawals = Array.from({ length: half * 2 }, () => scene.withdraw(AMOUNTS[currency], { uid }));
  const answers = await Promise.all(withdrawals);
  const refused = answers.filter(({ success }) => !success);
  checks.equal(answers.length - refused.length, half, `withdrawals in ${currency} that succeed`);
  checks.that(
    refused.every(({ reason }) => reason === 'insufficient_balance'),
    `the others in ${currency} lack money`,
  );
  const asked = await readPlayer(scene.store, uid);
  checks.equal(withStatus(asked, 'failed'), half, `kept as failed records in ${currency}`);
  checks.equal(toMinor(asked.user?.balance) - toMinor(asked.user?.held), 0, `available in ${currency}`);
  checkSums(checks, asked, `${currency}, while all are on their way`);
  return answers.length - refused.length;
}

async function checkPaid(
  { checks }: FaultRun,
  scene: LedgerScene,
  { uid, currency, half }: GreedyPlayer,
): Promise<void> {
  const paid = await readPlayer(scene.store, uid);
  const ids = new Set(paid.withdrawals.map(({ id }) => id));
  const sent = scene.sent().filter(({ withdrawalId = '' }) => ids.has(withdrawalId));
  const sentKes = sumOf(sent, ({ minor, currency: sentIn }) =>
    sentIn === 'KES' ? minor : (minor / 1_000) * AMOUNTS.KES * 100,
  );
  checks.equal(withStatus(paid, 'completed'), half, `payouts in ${currency}`);
  checks.equal(sentKes, half * AMOUNTS.KES * 100, `what was sent in ${currency}, each payout once`);
  checks.equal(toMinor(paid.user?.balance), 0, `balance in ${currency} after the payouts`);
  checkSums(checks, paid, `${currency}, after the payouts`);
}

async function run(faultRun: FaultRun): Promise<string> {
  const { sizes } = faultRun;
  const { store, scene, players } = await seatPlayers(faultRun);
  const begun = performance.now();
  const succeeded = await Promise.all(players.map((player) => drainOne(faultRun, scene, player)));
  const seconds = (performance.now() - begun) / 1_000;
  await payOut(scene);
  for (const player of players) await checkPaid(faultRun, scene, player);
  await store.close();
  const success = sumOf(succeeded, (count) => count);
  return `${sizes.drain} withdrawals at once of accounts in ${CURRENCIES.join(' and ')}, on money for ${sizes.drain / 2}: ${success} succeeded, ${sizes.drain - success} refused, ${seconds.toFixed(1)} s`;
}

export const drain: FaultPart = {
  name: 'parallel withdrawals',
  behaviour: 'lets as many parallel withdrawals succeed as there is money for',
  run,
};
