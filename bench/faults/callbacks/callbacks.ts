import type { Currency } from '../../../server/src/store/records/money.ts';
import { CURRENCIES } from '../accounts.ts';
import { checkHouse } from '../checkSides.ts';
import { checkSums } from '../checkSums.ts';
import type { FaultPart, FaultRun } from '../FaultRun.ts';
import { creditOfKes, toMinor } from '../money.ts';
import type { PlayerRecords } from '../playerRecords.ts';
import type { Random } from '../Random.ts';
import { openPlace } from '../../stores.ts';
import { type CardPayment, cardStatusOf, cardTellingsOf, startCardPayment } from './cardSchedule.ts';
import { type Prompt, startPrompt, tellingsOf } from './mpesaSchedule.ts';
import { ScheduledServer } from './ScheduledServer.ts';

interface Round {
  uid: string;
  currency: Currency;
  prompts: Prompt[];
  payments: CardPayment[];
}

/** Several lists as one, each in its own order, mixed at random. */
function interleaved<T>(lists: readonly (readonly T[])[], random: Random): T[] {
  const left = lists.map((list) => [...list]).filter((list) => list.length > 0);
  const all: T[] = [];
  while (left.length > 0) {
    const list = random.pick(left);
    all.push(...list.splice(0, 1));
    if (list.length === 0) left.splice(left.indexOf(list), 1);
  }
  return all;
}

async function startRound(scheduled: ScheduledServer, uid: string, random: Random): Promise<Round> {
  const currency = random.pick(CURRENCIES);
  await scheduled.addPlayer(uid, currency);
  const round: Round = { uid, currency, prompts: [], payments: [] };
  for (let left = random.between(1, 3); left > 0; left -= 1)
    round.prompts.push(await startPrompt(scheduled, uid, random));
  for (let left = random.between(0, 2); left > 0; left -= 1)
    round.payments.push(await startCardPayment(scheduled, { uid, currency }, random));
  return round;
}

const statusIn = ({ deposits }: PlayerRecords, id: string): string =>
  deposits.find((deposit) => deposit.id === id)?.status ?? 'none';

function checkRound({ checks }: FaultRun, records: PlayerRecords, round: Round, what: string): void {
  const { currency, prompts, payments } = round;
  let minor = 0;
  const kesMinor: number[] = [];
  for (const { depositId, amount, truth, outcome } of prompts) {
    const line = `${what}: prompt that was ${truth}`;
    checks.equal(statusIn(records, depositId), outcome.status, `${line}: its end`);
    checks.equal(statusIn(records, `${depositId}-late`), outcome.late, `${line}: its late record`);
    const credits = [outcome.status, outcome.late].filter((status) => status === 'completed').length;
    checks.that(credits <= (truth === 'paid' ? 1 : 0), `${line}: never more than was paid`);
    checks.that(
      credits === 1 || truth !== 'paid' || outcome.status === 'review',
      `${line}: never less without a person`,
    );
    kesMinor.push(...Array.from({ length: credits }, () => amount * 100));
  }
  for (const payment of payments) {
    checks.equal(
      statusIn(records, payment.depositId),
      cardStatusOf(payment),
      `${what}: card that was ${payment.truth}`,
    );
    if (payment.truth === 'paid') minor += payment.cents;
  }
  checks.equal(toMinor(records.user?.balance), minor + creditOfKes(kesMinor, currency).minor, `${what}: money`);
  checkSums(checks, records, what);
}

async function runRound(run: FaultRun, scheduled: ScheduledServer, number: number): Promise<number> {
  const random = run.random.branch();
  const round = await startRound(scheduled, `player-${number}`, random);
  const telling = { scheduled, checks: run.checks, random, prompts: round.prompts };
  const lists = [
    ...round.prompts.map((prompt) => tellingsOf(telling, prompt)),
    ...round.payments.map((payment) => cardTellingsOf(telling, payment, round.payments)),
  ];
  const acts = interleaved(lists, random);
  for (const act of acts) await act();
  await scheduled.reconcile();
  round.prompts.forEach((prompt) => endPrompt(prompt));
  checkRound(run, await scheduled.read(round.uid), round, `schedule ${number} in ${round.currency}`);
  return acts.length;
}

/** The result of the last check at the providers. */
function endPrompt(prompt: Prompt): void {
  const { outcome, truth } = prompt;
  const end = truth === 'cancelled' ? 'failed' : 'completed';
  if (outcome.status === 'open') outcome.status = end;
  if (outcome.late === 'open') outcome.late = end;
}

async function run(faultRun: FaultRun): Promise<string> {
  const scheduled = await ScheduledServer.start(openPlace(faultRun.newFastPlace(), { runsCallbacksTwice: true }));
  let told = 0;
  try {
    for (let number = 0; number < faultRun.sizes.schedules; number += 1)
      told += await runRound(faultRun, scheduled, number);
    await checkHouse(faultRun.checks, scheduled.server.store, 'the house');
  } finally {
    await scheduled.server.close();
  }
  return `${faultRun.sizes.schedules} schedules of ${told} callbacks in ${CURRENCIES.join(' and ')}, duplicated, reordered, late, forged, with other amounts`;
}

export const callbacks: FaultPart = {
  name: 'callbacks',
  behaviour: 'ends deposits in the one right state whatever callbacks come in whatever order',
  run,
};
