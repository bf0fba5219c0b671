import { newId } from '../../../../contract/newId.ts';
import type { Clock } from '../../../kit/clock';
import type { Format } from '../../../kit/format';
import type { Translate } from '../../../kit/i18n';
import { lastingTexts, createLastingRounds } from '../../../kit/play/lasting/lastingRound';
import type { Money } from '../../../kit/play/Money';
import { centsOf } from '../../../kit/play/MoneyRound';
import type { Problem } from '../../../kit/play/playClient';
import type { FlightBet } from '../flight';
import type en from '../messages/en.json';
import { betOf, endOf, type Round } from '../moneyFlights';
import { OpenRoundsSchema } from './SharedFlight';

/** A stake on its way. It costs nothing while it waits for the flight after `afterId`. */
export type Own =
  | { kind: 'waiting'; bet: FlightBet; afterId: number }
  | { kind: 'asking' }
  /** `asked`: this is being decided. A bet from before the game was opened has no `betId`. */
  | { kind: 'open'; round: Round; asked?: 'cashOut' | 'cancel' | undefined; betId?: string | undefined };

export interface OwnEvents {
  onChange: () => void;
  onPlaced: (stakeCents: number) => void;
  onCashOut: (bet: FlightBet) => void;
  /** Bets of one flight that are lost so far. */
  onLost: (bets: readonly FlightBet[], crashPoint: number) => void;
  /** The player was told how a bet has ended. */
  onEnded: (bet: FlightBet) => void;
  /** There is no bet: it was refused, has missed its flight, or its stake is back. */
  onGone: (place: number) => void;
  onCancelled: (stakeCents: number) => void;
}

interface OwnOptions {
  money: Money<'crash'>;
  format: Format;
  clock: Clock;
  t: Translate<typeof en>;
  places: readonly number[];
  /** The time until the bets of the present flight close. */
  bettingLeftMs: () => number;
}

/** The stakes of this player on flights for everybody, one on a place. Only the server says what became of them. */
export function createOwnBets(options: OwnOptions, events: OwnEvents) {
  const { money, format, t, places, bettingLeftMs } = options;
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

  function leave(place: number): void {
    set(place, undefined);
    events.onGone(place);
  }

  function take(place: number, round: Round, betId?: string): void {
    if (isKnown(round.id)) return set(place, undefined);
    set(place, { kind: 'open', round, betId });
    if (round.status !== 'open') end(place, round);
  }

  async function send({ place, stakeCents, autoTarget }: FlightBet): Promise<void> {
    notice.hide();
    set(place, { kind: 'asking' });
    const choice = autoTarget === undefined ? {} : { autoCashOut: autoTarget / 100 };
    // A bet is for this flight alone: one that finds no way is not placed on a later one.
    const betId = newId();
    const answer = await client.bet(stakeCents, choice, { betId, longestMs: bettingLeftMs() });
    if (!answer.isOk) {
      leave(place);
      return refuse(answer.problem);
    }
    account.begin(answer.value);
    take(place, answer.value, betId);
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
    if (round.status === 'void') {
      leave(place);
      if (at.asked === 'cancel') return events.onCancelled(round.stakeCents);
      return notice.tell(lastingTexts(money)('voided', { amount: format.amount(round.stakeCents) }));
    }
    set(place, undefined);
    if (bet.cashedAt !== undefined) events.onCashOut(bet);
    else {
      const lost = over.filter((each) => each.round.status === 'settled' && each.bet.cashedAt === undefined);
      events.onLost(
        lost.map((each) => each.bet),
        centsOf(round.outcome.crashAt ?? 1),
      );
    }
    events.onEnded(bet);
  }

  /** Asks for something of an open bet. The answer may be that it goes on. */
  async function ask(
    place: number,
    asked: 'cashOut' | 'cancel',
    question: (at: Extract<Own, { kind: 'open' }>) => Promise<Round | undefined>,
  ): Promise<Round | undefined> {
    const at = own.get(place);
    if (at?.kind !== 'open' || at.asked === asked) return undefined;
    set(place, { ...at, asked });
    const round = await question(at);
    if (round && round.status !== 'open') end(place, round);
    const now = own.get(place);
    if (now?.kind === 'open' && now.round.id === at.round.id && now.asked === asked)
      set(place, { ...now, asked: undefined });
    return round;
  }

  async function learnEnd(place: number, id: string): Promise<void> {
    if (learning.has(id)) return;
    learning.add(id);
    const over = await endOf(id, options, money, () => openOnes().some(({ round }) => round.id === id));
    if (over) end(place, over);
    learning.delete(id);
  }

  async function find(isAtLaunch: boolean): Promise<void> {
    const answer = await client.rounds('open', OpenRoundsSchema);
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
    get: (place: number) => own.get(place),
    isKnown,
    /** The bets on a flight, open or over. */
    ofFlight: (flightId: number): FlightBet[] => [
      ...openOnes()
        .filter(({ round }) => round.flightId === flightId)
        .map(({ place, round }) => ({ ...betOf(round, place), isOpen: true })),
      ...over.filter(({ round }) => round.flightId === flightId && round.status === 'settled').map(({ bet }) => bet),
    ],
    isOwn: (key: string) => [...openOnes(), ...over].some(({ round }) => round.betKey === key),
    waitAfter: (flightId: number, bet: FlightBet) => set(bet.place, { kind: 'waiting', bet, afterId: flightId }),
    async cancel(place: number) {
      if (own.get(place)?.kind === 'waiting') return leave(place);
      notice.hide();
      const round = await ask(place, 'cancel', async ({ betId = '' }) => {
        const answer = await client.rollBack(betId);
        if (!answer.isOk) notice.problem(answer.problem);
        return answer.isOk ? answer.value : undefined;
      });
      if (round?.status === 'open') notice.tell(t('tooLateToCancel'));
    },
    send,
    /** Another flight is there: sends what waited for it if its bets are open, and gives up what waited for one before. */
    flightCame(flightId: number, isOpen: boolean) {
      for (const [place, each] of [...own]) {
        if (each.kind !== 'waiting' || each.afterId === flightId) continue;
        if (isOpen && each.afterId + 1 === flightId) void send(each.bet);
        else {
          leave(place);
          notice.tell(t('missed'));
        }
      }
    },
    cashOut: (place: number) => ask(place, 'cashOut', ({ round }) => step(round.id, { action: 'cashOut' })),
    /** Finds open rounds from before the game was opened, or of another device. */
    find,
    /** Asks for the ends of these rounds, and tells each. */
    learn(isMeant: (round: Round, autoTarget: number | undefined) => boolean) {
      for (const { place, round } of openOnes())
        if (isMeant(round, betOf(round, place).autoTarget)) void learnEnd(place, round.id);
    },
  };
}
