/** A prompt with everything that may be told about it, in any order, and what must come of it. */
import type { PushResult } from '../../../server/src/rails/mobile/MobileGateway.ts';
import type { Checks } from '../Checks.ts';
import type { Random } from '../Random.ts';
import type { Stage } from './Stage.ts';

/** Deposit and late deposit, as they end. */
export interface Outcome {
  status: 'open' | 'completed' | 'failed' | 'review';
  late: 'none' | 'open' | 'completed' | 'failed';
}

type Told =
  | 'truth'
  | 'truthTwice'
  | 'otherAmount'
  | 'contradiction'
  | 'reconcile'
  | 'forged'
  | 'wrongSecret'
  | 'another'
  | 'unknownId';

const FORGED: readonly Told[] = ['forged', 'wrongSecret', 'another', 'unknownId'];
const GENUINE: readonly Told[] = ['truth', 'truthTwice', 'truth', 'otherAmount', 'contradiction', 'reconcile'];

export interface Prompt {
  depositId: string;
  amount: number;
  /** What the provider knows: paid in full, paid another amount, or not paid. */
  truth: 'paid' | 'paidOther' | 'cancelled';
  result: PushResult;
  outcome: Outcome;
}

/** The provider, asked, does not say an amount: another one counts only where it is told before anybody asks. */
const isUntold = ({ truth, outcome }: Prompt): boolean => truth === 'paidOther' && outcome.status === 'open';

/** Who is lied to about an end hears the truth too, before or after. */
function planOf({ truth }: Prompt, random: Random): Told[] {
  if (truth === 'paidOther') return ['truth', ...random.shuffled<Told>(['truth', 'reconcile', ...FORGED])];
  const genuine = Array.from({ length: random.between(0, 4) }, () => random.pick(GENUINE));
  const retold: Told[] = genuine.includes('contradiction') ? ['truth'] : [];
  return random.shuffled([...genuine, ...retold, ...FORGED.filter(() => random.chance(0.6))]);
}

/** The rules once more: an end stays; an amount that was not asked for waits for a person; paid after it failed is late. */
function afterCallback({ status, late }: Outcome, isPaid: boolean, isAsAsked: boolean): Outcome {
  if (status === 'open') return { late, status: isPaid ? (isAsAsked ? 'completed' : 'review') : 'failed' };
  if (status === 'failed' && isPaid && late === 'none') return { status, late: 'open' };
  return { status, late };
}

function afterAsking({ status, late }: Outcome, { truth }: Prompt): Outcome {
  const end = truth === 'cancelled' ? 'failed' : 'completed';
  return { status: status === 'open' ? end : status, late: late === 'open' ? end : late };
}

export async function startPrompt(stage: Stage, uid: string, random: Random): Promise<Prompt> {
  const amount = random.between(100, 30_000);
  const truth = random.pick(['paid', 'paid', 'paidOther', 'cancelled'] as const);
  const depositId = await stage.push(uid, amount);
  const ended = stage.server.mobile.endPush(depositId, truth === 'cancelled' ? random.pick([1, 1032, 1037, 2001]) : 0);
  const result = truth === 'paidOther' ? { ...ended, amountKes: amount - 1 } : ended;
  return { depositId, amount, truth, result, outcome: { status: 'open', late: 'none' } };
}

/** Only what the provider says too when it is asked counts: another amount of one that was paid, an end that is the true one. */
const isConfirmed = ({ truth, result }: Prompt, told: 'otherAmount' | 'contradiction'): boolean =>
  told === 'otherAmount' ? truth !== 'cancelled' : truth === 'cancelled' && result.resultCode === 1032;

export interface Telling {
  stage: Stage;
  checks: Checks;
  random: Random;
  /** All of this round: what is open is asked for together. */
  prompts: Prompt[];
}

/** One prompt's callbacks as a list of acts, in their order. */
export const tellingsOf = (telling: Telling, prompt: Prompt): (() => Promise<void>)[] =>
  planOf(prompt, telling.random).map((told) => () => tell(telling, prompt, told));

async function tell({ stage, checks, random, prompts }: Telling, prompt: Prompt, told: Told): Promise<void> {
  const { depositId, result, truth } = prompt;
  const hear = (isPaid: boolean, isAsAsked: boolean) =>
    (prompt.outcome = afterCallback(prompt.outcome, isPaid, isAsAsked));
  const hearTruth = () => hear(truth !== 'cancelled', truth === 'paid');
  const hearLie = (lie: 'otherAmount' | 'contradiction', isPaid: boolean) => {
    if (isConfirmed(prompt, lie)) hear(isPaid, !isPaid);
  };
  const paid = { ...result, resultCode: 0, amountKes: prompt.amount, receipt: `F${depositId.slice(0, 9)}` };
  const other = prompts.find((known) => known !== prompt);
  switch (told) {
    case 'truthTwice':
      await Promise.all([1, 2, 3].map(() => stage.tellPush(depositId, result)));
      return void hearTruth();
    case 'truth':
      await stage.tellPush(depositId, result);
      return void hearTruth();
    case 'otherAmount':
      await stage.tellPush(depositId, { ...paid, amountKes: prompt.amount + random.between(1, 500) });
      return hearLie('otherAmount', true);
    case 'contradiction':
      await stage.tellPush(depositId, { ...result, resultCode: 1032, amountKes: undefined });
      return hearLie('contradiction', false);
    case 'reconcile':
      if (prompts.some(isUntold)) return;
      await stage.reconcile();
      return prompts.forEach((known) => (known.outcome = afterAsking(known.outcome, known)));
    case 'forged':
      return void (await stage.tellPush(depositId, { ...paid, checkoutRequestId: 'ws_CO_nobody' }));
    case 'wrongSecret':
      return checks.equal(await stage.tellPush(depositId, paid, 'guessed-secret-0123'), 404, 'a wrong secret');
    case 'another':
      return void (other && (await stage.tellPush(depositId, { ...other.result, resultCode: 0 })));
    case 'unknownId':
      return checks.equal(await stage.tellPush('no-such-deposit', paid), 200, 'an unknown deposit');
  }
}
