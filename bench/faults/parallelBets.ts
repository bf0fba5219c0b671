import type { LedgerScene } from '../../server/src/testing/LedgerScene.ts';
import { openLaunch } from '../../server/src/play/launches.ts';
import { placeBet } from '../../server/src/play/rounds/placeBet.ts';
import { CURRENCIES } from './accounts.ts';
import { verifyRounds } from './checkRounds.ts';
import { checkSums } from './checkSums.ts';
import type { FaultPart, FaultRun } from './FaultRun.ts';
import { AMOUNTS, type GreedyPlayer, seatPlayers } from './greedyPlayers.ts';
import { toMinor } from './money.ts';
import { readPlayer, sumOf } from './playerRecords.ts';

/** One withdrawal for so many bets. */
const BETS_FOR_ONE = 9;
/** One game a bet, because a game has one open round: mines keep their stakes until they end. */
const CHOICE = { mines: 24 };

/** `bet` and `withdrawn`, or the code of the refusal. */
async function askFor(scene: LedgerScene, { uid, currency }: GreedyPlayer, number: number): Promise<string> {
  const amount = AMOUNTS[currency];
  if (number % (BETS_FOR_ONE + 1) === 0) {
    const { success, reason } = await scene.withdraw(amount, { uid });
    return success ? 'withdrawn' : String(reason);
  }
  const { ctx } = scene.services.play;
  const { launchToken } = await openLaunch(ctx, uid, { id: `mines-${number}`, kind: 'mines' });
  const body = { betId: `bet-${String(number).padStart(6, '0')}`, stake: amount, choice: CHOICE };
  return placeBet(ctx, launchToken, body).then(
    () => 'bet',
    ({ code }: { code?: unknown }) => String(code),
  );
}

const REFUSED = ['insufficient_funds', 'insufficient_balance'];

async function betAll({ checks }: FaultRun, scene: LedgerScene, player: GreedyPlayer): Promise<number> {
  const { uid, currency, half } = player;
  const amount = AMOUNTS[currency] * 100;
  const asked = Array.from({ length: half * 2 }, (_, number) => askFor(scene, player, number));
  const answers = await Promise.all(asked);
  const count = (wanted: string) => answers.filter((answer) => answer === wanted).length;
  const taken = count('bet') + count('withdrawn');
  checks.equal(taken, half, `bets and withdrawals in ${currency} that succeed`);
  const others = answers.filter((answer) => !['bet', 'withdrawn', ...REFUSED].includes(answer));
  checks.equal(others, [], `the others in ${currency} lack money`);
  const records = await readPlayer(scene.store, uid);
  const staked = sumOf(records.rounds, ({ stakeCents }) => stakeCents);
  checks.equal(staked, count('bet') * amount, `what was staked in ${currency}`);
  checks.equal(toMinor(records.user?.held), count('withdrawn') * amount, `what is held in ${currency}`);
  checks.equal(toMinor(records.user?.balance) - toMinor(records.user?.held), 0, `available in ${currency}`);
  checkSums(checks, records, `${currency}, while all rounds are open`);
  return count('bet');
}

/** A day later, unfinished rounds are paid back, and the next bets have money again. */
async function endAll({ checks }: FaultRun, scene: LedgerScene, { uid, currency, half }: GreedyPlayer): Promise<void> {
  const records = await readPlayer(scene.store, uid);
  const open = records.rounds.filter(({ status }) => status === 'open');
  checks.equal(open, [], `open rounds in ${currency} after a day`);
  checks.equal(toMinor(records.user?.balance), half * AMOUNTS[currency] * 100, `stakes in ${currency} came back`);
  checkSums(checks, records, `${currency}, after a day`);
  await verifyRounds(checks, scene.store, records);
}

async function run(faultRun: FaultRun): Promise<string> {
  const { sizes } = faultRun;
  const { store, scene, players } = await seatPlayers(faultRun);
  const begun = performance.now();
  const bets = await Promise.all(players.map((player) => betAll(faultRun, scene, player)));
  const seconds = (performance.now() - begun) / 1_000;
  scene.wait(86_400_000);
  while ((await scene.services.workers.rounds.runOnce()) > 0);
  for (const player of players) await endAll(faultRun, scene, player);
  await store.close();
  const placed = sumOf(bets, (count) => count);
  return `${sizes.drain} bets and withdrawals at once of accounts in ${CURRENCIES.join(' and ')}, on money for ${sizes.drain / 2}: ${placed} bets and ${sizes.drain / 2 - placed} withdrawals succeeded, the others lack money, ${seconds.toFixed(1)} s`;
}

export const parallelBets: FaultPart = {
  name: 'parallel bets',
  behaviour: 'lets as many parallel bets and withdrawals succeed as there is money for',
  run,
};
