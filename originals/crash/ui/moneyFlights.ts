import type { CrashOutcome } from '../rules/index.ts';
import type { GameEnvironment } from '../../kit/environment';
import { lastingTexts, createLastingRounds } from '../../kit/play/lasting/lastingRound';
import type { Money } from '../../kit/play/Money';
import { centsOf, type MoneyRound } from '../../kit/play/MoneyRound';
import { msUntil } from '../rules/index.ts';
import type { CrashRounds, RoundsEvents } from './crashRounds';
import type { Flight, FlightBet } from './flight';

export type Round = MoneyRound<CrashOutcome>;

/** The pause after an answer that tells nothing. */
const ASK_AGAIN_MS = 2_000;

export function betOf({ stakeCents, freeCents, choice, outcome, winCents }: Round, place: number): FlightBet {
  const { autoCashOut } = choice;
  const autoTarget = typeof autoCashOut === 'number' ? centsOf(autoCashOut) : undefined;
  const { cashedOutAt } = outcome;
  const bet = { place, stakeCents: stakeCents + freeCents, autoTarget, isFree: freeCents > 0 };
  return cashedOutAt === undefined ? bet : { ...bet, cashedAt: centsOf(cashedOutAt), winCents };
}

/** Asks for a round until it is over; undefined when nobody waits for it any more, because another answer told its end. */
export async function endOf(
  id: string,
  { clock }: Pick<GameEnvironment, 'clock'>,
  { client }: Money<CrashOutcome>,
  isAwaited: () => boolean,
): Promise<Round | undefined> {
  while (isAwaited()) {
    const answer = await client.result(id);
    if (answer.isOk && answer.value.status !== 'open') return answer.value;
    if (!answer.isOk) await new Promise<void>((resolve) => void clock.after(ASK_AGAIN_MS, resolve));
  }
  return undefined;
}

/** Single flights, one stake at a time. They start with the bet; when they started and how they ended, the server says. */
export function createMoneyFlights(
  { clock, format }: Pick<GameEnvironment, 'clock' | 'format'>,
  money: Money<CrashOutcome>,
  { onChange, onLaunch, onCashOut, onCrash }: RoundsEvents,
): CrashRounds {
  const { account, notice } = money;
  const t = lastingTexts(money);
  const { bet, step, noteOf } = createLastingRounds(money, format);
  /** Whose end is not known. */
  let open: Round | undefined;
  let flight: Flight | undefined;
  let isFlying = false;
  let startMs = 0;
  let isAsking = false;
  let cancelNext = (): void => undefined;
  const elapsedMs = (): number => clock.now() - startMs;

  function follow(): void {
    if (!flight || !isFlying) return;
    if (elapsedMs() >= msUntil(flight.crashPoint)) return crash(flight);
    cancelNext = clock.nextFrame(follow);
    onChange();
  }

  function crash(crashed: Flight): void {
    cancelNext();
    isFlying = false;
    flight = crashed;
    onCrash(crashed);
  }

  function takeOff(round: Round): void {
    open = round;
    startMs = clock.now() - round.elapsedMs;
    flight = { crashPoint: Infinity, bets: [betOf({ ...round, outcome: {} }, 1)] };
    isFlying = true;
    onLaunch(noteOf(round));
    if (round.status !== 'open') return end(round);
    void waitForEnd(round.id);
    follow();
  }

  async function waitForEnd(id: string): Promise<void> {
    const over = await endOf(id, { clock }, money, () => open?.id === id);
    if (over) end(over);
  }

  /** The answer to a cash-out and the end of the waiting may both tell it. */
  function end(round: Round): void {
    if (open?.id !== round.id || !flight) return;
    open = undefined;
    account.end(round);
    if (round.status === 'void') return cancel(round);
    const ended = betOf(round, 1);
    const crashPoint = centsOf(round.outcome.crashAt ?? round.multiplier / 100);
    flight = { ...flight, crashPoint, bets: [ended] };
    if (ended.cashedAt === undefined) return crash(flight);
    onCashOut(ended);
    cancelNext();
    follow();
  }

  function cancel({ stakeCents }: Round): void {
    cancelNext();
    isFlying = false;
    flight = undefined;
    notice.tell(t('voided', { amount: format.amount(stakeCents) }));
    onChange();
  }

  async function ask(question: Promise<Round | undefined>, onRound: (round: Round) => void): Promise<void> {
    isAsking = true;
    onChange();
    const round = await question;
    isAsking = false;
    if (round) onRound(round);
    onChange();
  }

  return {
    phase: () => (isFlying ? 'flying' : 'idle'),
    flight: () => flight,
    elapsedMs: () => (!isFlying && flight ? msUntil(flight.crashPoint) : elapsedMs()),
    countdownMs: () => 0,
    isForNext: () => false,
    isSearching: () => false,
    stateOf() {
      if (open) return 'flying';
      return isAsking ? 'asking' : 'free';
    },
    enter({ stakeCents, autoTarget }) {
      if (open || isAsking) return;
      // The rest of a flight that was cashed out.
      if (isFlying && flight) crash(flight);
      void ask(bet(stakeCents, autoTarget === undefined ? {} : { autoCashOut: autoTarget / 100 }), takeOff);
    },
    cancel: () => undefined,
    cashOut() {
      if (!open || isAsking) return;
      void ask(step(open.id, { action: 'cashOut' }), (round) => (round.status === 'open' ? undefined : end(round)));
    },
    resume() {
      if (!money.openRound) return;
      account.resume(money.openRound);
      notice.tell(t('resumed'));
      takeOff(money.openRound);
    },
  };
}
