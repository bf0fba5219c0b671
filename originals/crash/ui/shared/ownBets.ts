import type { CrashOutcome } from '../../rules/index.ts';
import { newId } from '../../../../contract/newId.ts';
import type { Clock } from '../../../kit/clock';
import type { Format } from '../../../kit/format';
import type { Translate } from '../../../kit/i18n';
import { lastingTexts, createLastingRounds } from '../../../kit/play/lasting/lastingRound';
import type { FreeSpins } from '../../../kit/play/freeSpins';
import type { Money } from '../../../kit/play/Money';
import { centsOf } from '../../../kit/play/MoneyRound';
import type { Problem } from '../../../kit/play/playClient';
import type { FlightBet } from '../flight';
import type en from '../messages/en.json';
import { msUntil } from '../../rules/index.ts';
import { betOf, endOf, type Round } from '../moneyFlights';
import { createPlaces, type OpenBet, type OwnBets, type OwnEvents } from './places';
import { LastRoundsSchema, OpenRoundsSchema } from './SharedFlight';

interface OpenRound extends OpenBet {
  round: Round;
  betId: string;
}

/** The news of an automatic cash-out gets this long to arrive by itself. */
const NEWS_MS = 500;

interface OwnOptions {
  money: Money<CrashOutcome>;
  format: Format;
  clock: Clock;
  t: Translate<typeof en>;
  places: readonly number[];
  /** The time until the bets of the present flight close. */
  bettingLeftMs: () => number;
  free: FreeSpins | undefined;
}

/** The stakes of this player on flights for everybody, one on a place. Only the server says what became of them. */
export function createOwnBets(options: OwnOptions, events: OwnEvents): OwnBets {
  const { money, format, t, places, bettingLeftMs, free } = options;
  const { account, client, notice } = money;
  const { step, noteOf } = createLastingRounds(money, format);
  const own = createPlaces<OpenRound>(events, send, () => notice.tell(t('missed')));
  const { set, leave, open } = own;
  let hasFound = false;
  /** Ids of rounds, and their keys in their flights. */
  const known = new Set<string | undefined>();
  const learning = new Set<string>();

  /** A bet from before the game was opened is taken back by its round. */
  function take(place: number, round: Round, betId = round.id): void {
    if (known.has(round.id)) return set(place, undefined);
    known.add(round.id).add(round.betKey);
    set(place, { kind: 'open', round, bet: betOf(round, place), flightId: round.flightId, betId });
    if (round.status !== 'open') end(place, round);
  }

  async function send({ place, stakeCents, autoTarget, isFree = false }: FlightBet): Promise<void> {
    notice.hide();
    set(place, { kind: 'asking' });
    const choice = autoTarget === undefined ? {} : { autoCashOut: autoTarget / 100 };
    // A bet is for this flight alone: one that finds no way is not placed on a later one.
    const betId = newId();
    const answer = await client.bet(stakeCents, choice, { betId, longestMs: bettingLeftMs(), isFree });
    if (!answer.isOk) {
      leave(place);
      return refuse(answer.problem);
    }
    account.begin(answer.value);
    free?.take(answer.value.freeSpinsLeft);
    take(place, answer.value, betId);
    const bonus = noteOf(answer.value);
    if (bonus) notice.tell(`${t('placed', { amount: format.amount(stakeCents) })} (${bonus})`);
    else events.onPlaced(stakeCents);
  }

  async function refuse(problem: Problem): Promise<void> {
    if (problem === 'round_closed') return notice.tell(t('tooLate'));
    notice.problem(problem);
    if (problem === 'no_free_spins') free?.lose();
    if (problem === 'round_open') await findOpen(false);
  }

  function end(place: number, round: Round): void {
    const at = own.get(place);
    if (at?.kind !== 'open' || at.round.id !== round.id) return;
    account.end(round);
    if (round.status === 'void') return giveBack(place, at, round);
    own.end(round.flightId, betOf(round, place), centsOf(round.outcome.crashAt ?? 1));
    if (at.bet.isFree) free?.won(round.winCents);
    if (round.giftCents === 0) return;
    free?.add(round.giftCents);
    notice.tell(t('gift', { amount: format.amount(round.giftCents) }));
  }

  function giveBack(place: number, { bet, asked }: OpenRound, { stakeCents }: Round): void {
    leave(place);
    if (bet.isFree) {
      free?.add();
      return notice.tell(t('freeBack'));
    }
    if (asked === 'cancel') return events.onCancelled(stakeCents);
    notice.tell(lastingTexts(money)('voided', { amount: format.amount(stakeCents) }));
  }

  /** Asks for something of an open bet. The answer may be that it goes on. */
  async function ask(
    place: number,
    asked: 'cashOut' | 'cancel',
    question: (at: OpenRound) => Promise<Round | undefined>,
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
    const over = await endOf(id, options, money, () => open().some(({ at }) => at.round.id === id));
    if (over) end(place, over);
    learning.delete(id);
  }

  async function findOpen(isAtLaunch: boolean): Promise<void> {
    const answer = await client.rounds('open', OpenRoundsSchema);
    // A bet that is being sent may be among them.
    if (!answer.isOk || places.some((place) => own.get(place)?.kind === 'asking')) return;
    for (const round of answer.value.filter(({ id }) => !known.has(id))) {
      const place = places.find((each) => !own.get(each));
      if (place === undefined) return;
      if (isAtLaunch) account.found(round);
      account.resume(round);
      notice.tell(lastingTexts(money)('resumed'));
      take(place, round);
    }
    const isListed = (id: string): boolean => answer.value.some((round) => round.id === id);
    for (const { place, at } of open()) if (!isListed(at.round.id)) void learnEnd(place, at.round.id);
  }

  /** Finds open rounds from before the game was opened, or of another device, and at first also those that are over. */
  async function find(): Promise<void> {
    const isAtLaunch = !hasFound;
    hasFound = true;
    await findOpen(isAtLaunch);
    const last = isAtLaunch ? await client.rounds('last', LastRoundsSchema) : undefined;
    if (!last?.isOk) return;
    events.onEarlier(
      last.value.filter(({ id, status, flightId }) => flightId && status === 'settled' && !known.has(id)),
    );
  }

  async function cancel(place: number): Promise<void> {
    if (own.get(place)?.kind === 'waiting') return leave(place);
    notice.hide();
    const round = await ask(place, 'cancel', async ({ betId }) => {
      const answer = await client.rollBack(betId);
      if (!answer.isOk) notice.problem(answer.problem);
      return answer.isOk ? answer.value : undefined;
    });
    if (round?.status === 'open') notice.tell(t('tooLateToCancel'));
  }

  return {
    ...own,
    isOwn: (key) => known.has(key),
    send,
    cancel: (place) => void cancel(place),
    cashOut: (place) => void ask(place, 'cashOut', ({ round }) => step(round.id, { action: 'cashOut' })),
    follow({ id, crashPoint, bets = [] }, elapsedMs) {
      for (const { place, at } of open()) {
        const { autoTarget = Infinity } = at.bet;
        const isTaken = bets.some(({ key, cashedAt }) => key === at.round.betKey && cashedAt !== undefined);
        const isDue = isTaken || elapsedMs > msUntil(autoTarget) + NEWS_MS;
        if (at.flightId !== id || crashPoint !== undefined || isDue) void learnEnd(place, at.round.id);
      }
    },
    find,
  };
}
