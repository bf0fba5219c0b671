import type { Clock } from '../../../kit/clock';
import type { Format } from '../../../kit/format';
import type { Translate } from '../../../kit/i18n';
import { lastingTexts, createLastingRounds } from '../../../kit/play/lasting/lastingRound';
import type { Money } from '../../../kit/play/Money';
import { centsOf } from '../../../kit/play/MoneyRound';
import type { Problem } from '../../../kit/play/problems';
import type { FlightBet } from '../flight';
import type en from '../messages/en.json';
import type { Own, OwnBets, OwnEvents, Round } from './ownBetTypes';

interface OwnOptions {
  money: Money<'crash'>;
  format: Format;
  clock: Clock;
  t: Translate<typeof en>;
  places: readonly number[];
  /** Until the bets of the present flight close. */
  bettingLeftMs: () => number;
}

/** The second tap of a double tap does not cancel the bet of the first. */
const DOUBLE_TAP_MS = 400;
/** After an answer that tells nothing. */
const ASK_AGAIN_MS = 2_000;

function betOf({ stakeCents, choice, outcome, winCents }: Round, place: number): FlightBet {
  const { autoCashOut } = choice;
  const { cashedOutAt } = outcome;
  const autoTarget = typeof autoCashOut === 'number' ? centsOf(autoCashOut) : undefined;
  const bet = { place, stakeCents, autoTarget };
  return cashedOutAt === undefined ? bet : { ...bet, cashedAt: centsOf(cashedOutAt), winCents };
}

/** The stakes of this player on flights for everybody, one on a place. Only the server says what became of them. */
export function createOwnBets(options: OwnOptions, events: OwnEvents): OwnBets {
  const { money, format, clock, t, places, bettingLeftMs } = options;
  const { account, client, notice } = money;
  const { step, noteOf } = createLastingRounds(money, format);
  const own = new Map<number, Own>();
  let over: { round: Round; bet: FlightBet }[] = [];
  const learning = new Set<string>();

  const openOnes = () =>
    [...own].flatMap(([place, each]) => (each.kind === 'open' ? [{ place, round: each.round }] : []));
  const isKnown = (id: string): boolean =>
    openOnes().some(({ round }) => round.id === id) || over.some(({ round }) => round.id === id);
  const isAsking = (): boolean => [...own.values()].some(({ kind }) => kind === 'asking');

  function set(place: number, next: Own | undefined): void {
    if (next) own.set(place, next);
    else own.delete(place);
    events.onChange();
  }

  function take(place: number, round: Round): void {
    if (isKnown(round.id)) return set(place, undefined);
    set(place, { kind: 'open', round, isLeaving: false });
    if (round.status !== 'open') end(place, round);
  }

  async function send({ place, stakeCents, autoTarget }: FlightBet): Promise<void> {
    notice.hide();
    set(place, { kind: 'asking' });
    const choice = autoTarget === undefined ? {} : { autoCashOut: autoTarget / 100 };
    // A bet is for this flight alone: one that finds no way is not placed on a later one.
    const answer = await client.bet(stakeCents, choice, { longestMs: bettingLeftMs() });
    if (!answer.isOk) {
      set(place, undefined);
      return refuse(answer.problem);
    }
    account.begin(answer.value);
    take(place, answer.value);
    const bonus = noteOf(answer.value);
    if (bonus) notice.tell(`${t('placed', { amount: format.amount(stakeCents) })} (${bonus})`);
    else events.onPlaced(stakeCents);
  }

  async function refuse(problem: Problem): Promise<void> {
    if (problem === 'round_closed') return notice.tell(t('tooLate'));
    notice.problem(problem);
    if (problem === 'round_open') await find(false);
  }

  function end(place: number, round: Round): void {
    const at = own.get(place);
    if (at?.kind !== 'open' || at.round.id !== round.id) return;
    account.end(round);
    const bet = betOf(round, place);
    over = [...over.filter((each) => each.round.flightId === round.flightId), { round, bet }];
    set(place, undefined);
    if (round.status === 'void')
      return notice.tell(lastingTexts(money)('voided', { amount: format.amount(round.stakeCents) }));
    if (bet.cashedAt !== undefined) return events.onCashOut(bet);
    const lost = over.filter((each) => each.round.status === 'settled' && each.bet.cashedAt === undefined);
    events.onLost(
      lost.map((each) => each.bet),
      centsOf(round.outcome.crashAt ?? 1),
    );
  }

  /** Asks until the round is over, or is known to be by another answer. */
  async function learnEnd(place: number, id: string): Promise<void> {
    if (learning.has(id)) return;
    learning.add(id);
    while (openOnes().some(({ round }) => round.id === id)) {
      const answer = await client.result(id);
      if (answer.isOk && answer.value.status !== 'open') end(place, answer.value);
      else if (!answer.isOk) await new Promise<void>((resolve) => void clock.after(ASK_AGAIN_MS, resolve));
    }
    learning.delete(id);
  }

  async function find(isAtLaunch: boolean): Promise<void> {
    const answer = await client.openRounds();
    // A bet that is being sent may be among them.
    if (!answer.isOk || isAsking()) return;
    for (const round of answer.value.filter(({ id }) => !isKnown(id))) {
      const place = places.find((each) => !own.has(each));
      if (place === undefined) return;
      if (isAtLaunch) account.found(round);
      account.resume(round);
      notice.tell(lastingTexts(money)('resumed'));
      take(place, round);
    }
    const isListed = (id: string): boolean => answer.value.some((round) => round.id === id);
    for (const { place, round } of openOnes()) if (!isListed(round.id)) void learnEnd(place, round.id);
  }

  return {
    get: (place) => own.get(place),
    ofFlight: (flightId) => [
      ...openOnes()
        .filter(({ round }) => round.flightId === flightId)
        .map(({ place, round }) => ({ ...betOf(round, place), isOpen: true })),
      ...over.filter(({ round }) => round.flightId === flightId).map(({ bet }) => bet),
    ],
    isOwn: (key) => [...openOnes(), ...over].some(({ round }) => round.betKey === key),
    waitAfter: (flightId, bet) => set(bet.place, { kind: 'waiting', bet, afterId: flightId, atMs: clock.now() }),
    cancel(place) {
      const at = own.get(place);
      if (at?.kind === 'waiting' && clock.now() - at.atMs >= DOUBLE_TAP_MS) set(place, undefined);
    },
    send,
    flightCame(flightId, isOpen) {
      for (const [place, each] of [...own]) {
        if (each.kind !== 'waiting' || each.afterId === flightId) continue;
        if (isOpen && each.afterId + 1 === flightId) void send(each.bet);
        else {
          set(place, undefined);
          notice.tell(t('missed'));
        }
      }
    },
    async cashOut(place) {
      const at = own.get(place);
      if (at?.kind !== 'open' || at.isLeaving) return;
      set(place, { ...at, isLeaving: true });
      const { round } = await step(at.round.id, { action: 'cashOut' });
      if (round && round.status !== 'open') return end(place, round);
      const now = own.get(place);
      if (now?.kind === 'open') set(place, { ...now, isLeaving: false });
    },
    find,
    learn(isMeant) {
      for (const { place, round } of openOnes())
        if (isMeant(round, betOf(round, place).autoTarget)) void learnEnd(place, round.id);
    },
  };
}
