/** A prompt with all its possible callbacks in any order, and the required result. */
import type { PushResult } from '../../../server/src/rails/mpesa/MpesaGateway.ts';
import type { Checks } from '../Checks.ts';
import type { Random } from '../Random.ts';
import type { ScheduledServer } from './ScheduledServer.ts';

/** Final states of deposit and late deposit. */
export interface Outcome {
  status: 'open' | 'completed' | 'failed' | 'review';
  late: 'none' | 'open' | 'completed' | 'failed';
}

type Report =
  | 'truth'
  | 'truthTwice'
  | 'otherAmount'
  | 'contradiction'
  | 'reconcile'
  | 'forged'
  | 'wrongSecret'
  | 'another'
  | 'unknownId';

const FORGED: readonly Report[] = ['forged', 'wrongSecret', 'another', 'unknownId'];
const GENUINE: readonly Report[] = ['truth', 'truthTwice', 'truth', 'otherAmount', 'contradiction', 'reconcile'];

export interface Prompt {
  depositId: string;
  amount: number;
  /** The provider's knowledge: paid in full, paid another amount, or not paid. */
  truth: 'paid' | 'paidOther' | 'cancelled';
  result: PushResult;
  outcome: Outcome;
}

/** A query gives no amount, so another amount counts only if a callback comes before the query. */
const isUntold = ({ truth, outcome }: Prompt): boolean => truth === 'paidOther' && outcome.status === 'open';

/** A false callback about an end is accompanied by the true one, before or after it. */
function planOf({ truth }: Prompt, random: Random): Report[] {
  if (truth === 'paidOther') return ['truth', ...random.shuffled<Report>(['truth', 'reconcile', ...FORGED])];
  const genuine = Array.from({ length: random.between(0, 4) }, () => random.pick(GENUINE));
  const retold: Report[] = genuine.includes('contradiction') ? ['truth'] : [];
  return random.shuffled([...genuine, ...retold, ...FORGED.filter(() => random.chance(0.6))]);
}

/** The rules again: a final state stays; a wrong amount goes to review; a payment after a failure is late. */
function afterCallback({ status, late }: Outcome, isPaid: boolean, isAsAsked: boolean): Outcome {
  if (status === 'open') return { late, status: isPaid ? (isAsAsked ? 'completed' : 'review') : 'failed' };
  if (status === 'failed' && isPaid && late === 'none') return { status, late: 'open' };
  return { status, late };
}

function afterAsking({ status, late }: Outcome, { truth }: Prompt): Outcome {
  const end = truth === 'cancelled' ? 'failed' : 'completed';
  return { status: status === 'open' ? end : status, late: late === 'open' ? end : late };
}

export async function startPrompt(scheduled: ScheduledServer, uid: string, random: Random): Promise<Prompt> {
  const amount = random.between(100, 30_000);
  const truth = random.pick(['paid', 'paid', 'paidOther', 'cancelled'] as const);
  const depositId = await scheduled.push(uid, amount);
  const ended = scheduled.server.mpesa.endPush(
    depositId,
    truth === 'cancelled' ? random.pick([1, 1032, 1037, 2001]) : 0,
  );
  const result = truth === 'paidOther' ? { ...ended, amountKes: amount - 1 } : ended;
  return { depositId, amount, truth, result, outcome: { status: 'open', late: 'none' } };
}

/** Money moves only when a query confirms the report: another amount of a paid prompt, or its true end. */
const isConfirmed = ({ truth, result }: Prompt, report: 'otherAmount' | 'contradiction'): boolean =>
  report === 'otherAmount' ? truth !== 'cancelled' : truth === 'cancelled' && result.resultCode === 1032;

export interface Telling {
  scheduled: ScheduledServer;
  checks: Checks;
  random: Random;
  /** All prompts of this round, queried together. */
  prompts: Prompt[];
}

/** The callbacks of one prompt as a list of acts, in order. */
export const tellingsOf = (telling: Telling, prompt: Prompt): (() => Promise<void>)[] =>
  planOf(prompt, telling.random).map((report) => () => tell(telling, prompt, report));

async function tell({ scheduled, checks, random, prompts }: Telling, prompt: Prompt, report: Report): Promise<void> {
  const { depositId, result, truth } = prompt;
  const hear = (isPaid: boolean, isAsAsked: boolean) =>
    (prompt.outcome = afterCallback(prompt.outcome, isPaid, isAsAsked));
  const hearTruth = () => hear(truth !== 'cancelled', truth === 'paid');
  const hearLie = (lie: 'otherAmount' | 'contradiction', isPaid: boolean) => {
    if (isConfirmed(prompt, lie)) hear(isPaid, !isPaid);
  };
  const paid = { ...result, resultCode: 0, amountKes: prompt.amount, receipt: `F${depositId.slice(0, 9)}` };
  const other = prompts.find((known) => known !== prompt);
  switch (report) {
    case 'truthTwice':
      await Promise.all([1, 2, 3].map(() => scheduled.tellPush(depositId, result)));
      return void hearTruth();
    case 'truth':
      await scheduled.tellPush(depositId, result);
      return void hearTruth();
    case 'otherAmount':
      await scheduled.tellPush(depositId, { ...paid, amountKes: prompt.amount + random.between(1, 500) });
      return hearLie('otherAmount', true);
    case 'contradiction':
      await scheduled.tellPush(depositId, { ...result, resultCode: 1032, amountKes: undefined });
      return hearLie('contradiction', false);
    case 'reconcile':
      if (prompts.some(isUntold)) return;
      await scheduled.reconcile();
      return prompts.forEach((known) => (known.outcome = afterAsking(known.outcome, known)));
    case 'forged':
      return void (await scheduled.tellPush(depositId, { ...paid, checkoutRequestId: 'ws_CO_nobody' }));
    case 'wrongSecret':
      return checks.equal(await scheduled.tellPush(depositId, paid, 'guessed-secret-0123'), 404, 'a wrong secret');
    case 'another':
      return void (other && (await scheduled.tellPush(depositId, { ...other.result, resultCode: 0 })));
    case 'unknownId':
      return checks.equal(await scheduled.tellPush('no-such-deposit', paid), 200, 'an unknown deposit');
  }
}
