import { mostStakeOf } from '../../../contract/playTerms.ts';
import { paidFor, type Floats, type RoundResult } from '../../fair/index.ts';
import type { GameEnvironment } from '../environment';
import { type Money, moneyOf } from './Money';
import { centsOf, type PlayedKind } from './MoneyRound';
import type { Problem } from './playClient';

/** A round that its bet decides: slots and dice. Amounts are cents. */
export interface Decided<TOutcome> {
  outcome: TOutcome;
  /** Hundredths. */
  multiplier: number;
  winCents: number;
  /** The jackpots in the win, of a round for money. */
  prizeCents?: number;
  /** Their names; empty where nobody knows them. */
  prizeName?: string;
  /** Says more about it; may be empty. */
  note: string;
  /** Only of a free spin: how many are left. */
  freeSpinsLeft?: number | undefined;
  /** The player has seen a part of the win, or all of it. */
  pay: (cents: number, isAll: boolean) => void;
}

interface Asking<TOutcome> {
  /** One of the player's free spins paid for it. */
  isFree?: boolean;
  onDecided: (round: Decided<TOutcome>) => void;
  /** There is no round. `text`: why, unless the player was told already. */
  onRefused: (text: string, problem?: Problem) => void;
}

export interface InstantRules<TWire, TChoice, TOutcome> {
  kind: PlayedKind<TWire>;
  /** Decides a demo round. */
  play: (choice: TChoice, floats: Floats) => { outcome: TOutcome } & Pick<RoundResult, 'multiplier' | 'winMinor'>;
  /** The outcome of an answer. Throws RangeError when no round can have it. */
  read: (outcome: TWire) => TOutcome;
}

/** Decides in this page with demo credits, at once; for money, the server does. The game shows both in the same way. */
export function createAskRound<TWire, TChoice extends object, TOutcome>(
  environment: GameEnvironment,
  rules: InstantRules<TWire, TChoice, TOutcome>,
): (stakeCents: number, choice: TChoice, asking: Asking<TOutcome>) => void {
  const money = moneyOf(rules.kind, environment);
  if (money) {
    const askServer = serverOf(money, rules, environment);
    return (stakeCents, choice, asking) => void askServer(stakeCents, choice, asking);
  }
  const { wallet, floats, translateKit } = environment;
  return (stakeCents, choice, { onDecided, onRefused }) => {
    if (!wallet.take(stakeCents)) return onRefused(translateKit('broke'));
    const { outcome, ...paid } = rules.play(choice, floats);
    const { multiplier } = paid;
    const winCents = paidFor(paid, stakeCents);
    onDecided({ outcome, multiplier, winCents, note: '', pay: (cents) => wallet.pay(cents) });
  };
}

function serverOf<TWire, TChoice extends object, TOutcome>(
  { client, account, notice, t, currency, language }: Money<TWire>,
  { kind, read }: InstantRules<TWire, TChoice, TOutcome>,
  { format }: GameEnvironment,
) {
  return async (stakeCents: number, choice: TChoice, asking: Asking<TOutcome>): Promise<void> => {
    notice.hide();
    const answer = await client.bet(stakeCents, choice, { isFree: asking.isFree ?? false });
    const outcome = answer.isOk ? readSafely(read, answer.value.outcome) : undefined;
    if (!answer.isOk || outcome === undefined) {
      account.setBetting(false);
      const problem = answer.isOk ? 'bad_answer' : answer.problem;
      notice.problem(problem, centsOf(mostStakeOf(kind.greatest?.(choice) ?? 0, currency)));
      return asking.onRefused('', problem);
    }
    const round = answer.value;
    const { multiplier, winCents, prizeCents, freeSpinsLeft } = round;
    account.begin(round);
    const note = round.bonusCents > 0 ? t('withBonus', { amount: format.amount(round.bonusCents) }) : '';
    const prizeName = round.prizeNames.flatMap((names) => names[language] ?? []).join(' + ');
    const pay = (_cents: number, isAll: boolean): void => (isAll ? account.end(round) : undefined);
    asking.onDecided({ outcome, multiplier, winCents, prizeCents, prizeName, note, freeSpinsLeft, pay });
  };
}

function readSafely<TWire, TOutcome>(read: (wire: TWire) => TOutcome, wire: TWire): TOutcome | undefined {
  try {
    return read(wire);
  } catch {
    return undefined;
  }
}
