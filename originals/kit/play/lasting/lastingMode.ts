import * as v from 'valibot';
import { type Kind, type KindStep, paidFor, type RoundSoFar, winOf } from '../../../fair/index.ts';
import type { GameEnvironment } from '../../environment';
import { type Money, moneyOf } from '../Money';
import type { MoneyRound } from '../MoneyRound';
import type { Step } from '../../../../contract/bets.ts';
import { createLastingRounds, lastingTexts } from './lastingRound';

/** A round as its player sees it while it goes on and at its end. */
export interface ShownRound<Choice, Outcome> {
  isOver: boolean;
  stakeCents: number;
  /** Hundredths; 0 for a lost round. */
  multiplier: number;
  /** An end now would pay it, or it has been paid. */
  payoutCents: number;
  choice: Choice;
  outcome: Outcome;
}

export interface Asking<Choice, Outcome> {
  /** `note`: what else to say of it, or nothing. */
  onRound: (round: ShownRound<Choice, Outcome>, note: string) => void;
  /** `why`: the reason, unless the player was told already. `isGone`: there is no round any more. */
  onRefused: (why: string, isGone: boolean) => void;
}

/** Rounds of a game that goes on step by step are decided here or by the server; the game shows them in the same way. */
export interface LastingMode<Choice, Outcome> {
  start: (stakeCents: number, choice: Choice, asking: Asking<Choice, Outcome>) => void;
  step: (step: Step, asking: Asking<Choice, Outcome>) => void;
  /** The player sees the end: the balance may show it. */
  end: () => void;
  /** This round was begun before the game was opened. */
  openRound?: ShownRound<Choice, Outcome> | undefined;
}

export type LastingKind<Choice, Drawn, Outcome> = Kind<Choice, Drawn, Outcome>;

/** Decides in this page with demo credits, at once; for money, the server does. */
export function createLastingMode<Choice extends object, Drawn extends object, Outcome extends object>(
  kind: LastingKind<Choice, Drawn, Outcome>,
  environment: GameEnvironment,
): LastingMode<Choice, Outcome> {
  const money = moneyOf(kind, environment);
  return money ? createMoneyMode(kind, money, environment) : createDemoMode(kind, environment);
}

function createMoneyMode<Choice extends object, Outcome>(
  { choice: schema }: Pick<Kind<Choice, never, Outcome>, 'choice'>,
  money: Money<Outcome>,
  { format }: GameEnvironment,
): LastingMode<Choice, Outcome> {
  const { account, notice } = money;
  const t = lastingTexts(money);
  const { bet, step, noteOf } = createLastingRounds(money, format);
  let current = money.openRound;
  if (current) {
    account.resume(current);
    notice.tell(t('resumed'));
  }

  /** The answer as the game shows it; undefined with an impossible choice. */
  function shownOf({ status, stakeCents, multiplier, winCents, choice, outcome }: MoneyRound<Outcome>) {
    const read = v.safeParse(schema, choice);
    if (!read.success) return undefined;
    const isOver = status !== 'open';
    const payoutCents = isOver ? winCents : winOf(stakeCents, multiplier);
    return { isOver, stakeCents, multiplier, payoutCents, choice: read.output, outcome };
  }

  function show(
    round: MoneyRound<Outcome> | undefined,
    { onRound, onRefused }: Asking<Choice, Outcome>,
    isNew: boolean,
  ): void {
    if (!round) return onRefused('', isNew);
    current = round;
    const shown = shownOf(round);
    if (round.status === 'void') {
      account.end(round);
      notice.tell(t('voided', { amount: format.amount(round.stakeCents) }));
    } else if (shown) return onRound(shown, isNew ? noteOf(round) : '');
    else notice.problem('bad_answer');
    onRefused('', true);
  }

  return {
    async start(stakeCents, choice, asking) {
      show(await bet(stakeCents, choice), asking, true);
    },
    async step(asked, asking) {
      if (!current) return;
      const before = current;
      account.setBetting(true);
      const told = await step(before.id, asked);
      const stakeCents = (told?.stakeCents ?? 0) - before.stakeCents;
      const bonusCents = (told?.bonusCents ?? 0) - before.bonusCents;
      // What the step added leaves the balance at once, and what an end pays comes to it when the end is seen.
      if (told && (told.status !== 'open' || stakeCents > 0)) account.begin({ ...told, stakeCents, bonusCents });
      else account.setBetting(false);
      show(told, asking, false);
    },
    end() {
      if (current) account.end(current);
    },
    openRound: current && shownOf(current),
  };
}

function createDemoMode<Choice extends object, Drawn extends object, Outcome extends object>(
  kind: LastingKind<Choice, Drawn, Outcome>,
  { wallet, floats, translateKit }: GameEnvironment,
): LastingMode<Choice, Outcome> {
  type Demo = { round: RoundSoFar<Choice, Drawn>; stakeCents: number };
  let demo: Demo | undefined;

  function shownOf({ round, stakeCents }: Demo): ShownRound<Choice, Outcome> {
    const result = kind.resultAt({ ...round, stakeCents }, 0);
    const { isOver, multiplier } = result;
    const outcome = v.parse(kind.outcome, kind.outcomeOf(round, result, isOver));
    return { isOver, stakeCents, multiplier, payoutCents: paidFor(result, stakeCents), choice: round.choice, outcome };
  }

  return {
    start(stakeCents, choice, { onRound, onRefused }) {
      if (!wallet.take(stakeCents)) return onRefused(translateKit('broke'), true);
      demo = { round: { choice, drawn: kind.draw(choice, floats), steps: [], createdAt: '' }, stakeCents };
      onRound(shownOf(demo), '');
    },
    step(asked, { onRound, onRefused }) {
      const step: KindStep = { ...asked, at: '' };
      if (!demo || !kind.allows(demo.round, step)) return onRefused('', !demo);
      const round = { ...demo.round, steps: [...demo.round.steps, step] };
      const stakeCents = (demo.stakeCents * (kind.stakes?.(round) ?? 1)) / (kind.stakes?.(demo.round) ?? 1);
      if (stakeCents > demo.stakeCents && !wallet.take(stakeCents - demo.stakeCents))
        return onRefused(translateKit('broke'), false);
      demo = { round, stakeCents };
      onRound(shownOf(demo), '');
    },
    end() {
      if (demo) wallet.pay(shownOf(demo).payoutCents);
      demo = undefined;
    },
  };
}
