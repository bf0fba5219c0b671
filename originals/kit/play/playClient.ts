import type { HouseKind } from '../../../contract/playTerms.ts';
import type { Clock } from '../clock';
import { ask, type Fetch, type Heard } from './ask';
import type { Launch } from './launch';
import { isObject, readRound, type MoneyRound } from './MoneyRound';
import { problemOf, type Problem } from './problems';

/** The server's answer, or why there is none. */
export type Answer<T> = { isOk: true; value: T } | { isOk: false; problem: Problem };

export type Step = { action: 'open'; tile: number } | { action: 'cashOut' };

export interface BetWay {
  /** By one of the player's free spins, at its stake. */
  isFree?: boolean;
  /** Without an answer for this long it is taken back: it must not be placed when nobody waits for it any more. */
  longestMs?: number;
}

/** Rounds for money. Each call ends with the truth: a lost answer is asked for again, with the same id. */
export interface PlayClient<K extends HouseKind = HouseKind> {
  bet: (stakeCents: number, choice: object, how?: BetWay) => Promise<Answer<MoneyRound<K>>>;
  step: (roundId: string, step: Step) => Promise<Answer<MoneyRound<K>>>;
  /** The open round of this game, also from another device. */
  openRound: () => Promise<Answer<MoneyRound<K> | undefined>>;
  /** All of them, where a player may have more than one. */
  openRounds: () => Promise<Answer<MoneyRound<K>[]>>;
  /** The round when it has ended, or as it is after some time. */
  result: (roundId: string) => Promise<Answer<MoneyRound<K>>>;
  /** One public read without repetition. */
  look: (path: string) => Promise<Heard>;
  addressOf: (path: string) => string;
}

/** While an answer is missing: the connection is lost, or the launch is being renewed. */
export type Trouble = 'lost' | 'reopening';

export interface ClientParts<K extends HouseKind> {
  kind: K;
  fetch: Fetch;
  clock: Pick<Clock, 'after'>;
  /** The present launch. */
  launch: () => Pick<Launch, 'token' | 'api'>;
  /** While the page around the game has a question to the player: no bets. */
  isPaused: () => boolean;
  /** Asks the page around the game for a new launch. */
  renew: () => Promise<void>;
  /** A bet was sent, or came to nothing. */
  onBetting: (isBetting: boolean) => void;
  /** Undefined when it is over. */
  onTrouble: (trouble: Trouble | undefined) => void;
}

interface Call {
  path: string;
  body?: object;
  /** Is asked again after a refusal for too many requests; a bet is not. */
  isPatient?: boolean;
  /** Nobody waits longer for it. */
  longestMs?: number;
}

type Said = Exclude<Heard, { kind: 'lost' }>;
type Read<T> = (data: unknown) => T | 'wrong';

/** A call that is never late always has an answer. */
const UNKNOWN: Said = { kind: 'refused', code: 'refused' };

function toAnswer<T>(said: Said, read: Read<T>): Answer<T> {
  if (said.kind === 'refused') return { isOk: false, problem: problemOf(said.code) };
  const value = read(said.data);
  return value === 'wrong' ? { isOk: false, problem: 'bad_answer' } : { isOk: true, value };
}

const LONGEST_MS = 15_000;
const LONGEST_LOOK_MS = 5_000;
/** The server answers a waiting read after twenty seconds. */
const LONGEST_WAIT_MS = 30_000;
/** Before each repetition; then the last one again and again. */
const PAUSES_MS = [500, 1_000, 2_000, 4_000] as const;
const MOST_PAUSE_MS = 4_000;
const LONGEST_BET_MS = 20_000;

export function createPlayClient<K extends HouseKind>(parts: ClientParts<K>): PlayClient<K> {
  const { kind, fetch, clock, launch, renew, isPaused, onBetting, onTrouble } = parts;
  const wait = (attempt: number): Promise<void> =>
    new Promise((resolve) => void clock.after(PAUSES_MS[attempt] ?? MOST_PAUSE_MS, resolve));

  const addressOf = (path: string): string => `${launch().api}/play/${path}`;

  function send({ path, body, longestMs = Infinity }: Call): Promise<Heard> {
    const usualMs = path.endsWith('/result') ? LONGEST_WAIT_MS : LONGEST_MS;
    const request = { address: addressOf(path), token: launch().token, body };
    return ask(fetch, clock, { ...request, longestMs: Math.min(usualMs, longestMs) });
  }

  /** Repeats the call until the server has answered; `undefined` when `isLate` becomes true before. */
  async function repeat(call: Call, isLate: () => boolean): Promise<Said | undefined> {
    let isRenewed = false;
    for (let attempt = 0; !isLate(); attempt += 1) {
      const heard = await send(call);
      const code = heard.kind === 'refused' ? heard.code : undefined;
      if (code === 'launch_expired' && !isRenewed) {
        isRenewed = true;
        onTrouble('reopening');
        await renew();
      } else if (heard.kind === 'lost' || (code === 'too_many_requests' && call.isPatient)) {
        onTrouble('lost');
        await wait(attempt);
      } else {
        onTrouble(undefined);
        return heard as Said;
      }
    }
    return undefined;
  }

  const answerOf = async <T>(call: Call, read: Read<T>): Promise<Answer<T>> =>
    toAnswer((await repeat(call, () => false)) ?? UNKNOWN, read);

  /** Nobody knows whether the bet came. If not, it never will; if it did, its round goes on. */
  async function takeBack(betId: string): Promise<Answer<MoneyRound<K>>> {
    const answer = await answerOf({ path: `bets/${betId}/rollback`, body: {}, isPatient: true }, readMaybe);
    if (!answer.isOk) return answer;
    const { value } = answer;
    return value && value.status !== 'void' ? { isOk: true, value } : { isOk: false, problem: 'bet_dropped' };
  }

  async function placeBet(bet: object, longestMs: number): Promise<Answer<MoneyRound<K>>> {
    const betId = crypto.randomUUID();
    let isLate = false;
    const cancel = clock.after(longestMs, () => {
      isLate = true;
    });
    const said = await repeat({ path: 'bets', body: { betId, ...bet }, longestMs }, () => isLate);
    cancel();
    return said ? toAnswer(said, readOne) : takeBack(betId);
  }

  const readOne = (data: unknown): MoneyRound<K> | 'wrong' => readRound(kind, data) ?? 'wrong';
  const readMaybe = (data: unknown): MoneyRound<K> | undefined | 'wrong' => {
    if (!isObject(data)) return 'wrong';
    return data['round'] === null ? undefined : readOne(data['round']);
  };
  function readAllOpen(data: unknown): MoneyRound<K>[] | 'wrong' {
    const others = isObject(data) ? (data['others'] ?? []) : undefined;
    if (!Array.isArray(others)) return 'wrong';
    const all = [readMaybe(data), ...others.map(readOne)].filter((round) => round !== undefined);
    return all.every((round) => round !== 'wrong') ? all : 'wrong';
  }
  return {
    async bet(stakeCents, choice, { isFree = false, longestMs = LONGEST_BET_MS } = {}) {
      if (isPaused()) return { isOk: false, problem: 'paused' };
      onBetting(true);
      const bet = { stake: stakeCents / 100, choice, ...(isFree && { freeSpin: true }) };
      const answer = await placeBet(bet, longestMs);
      if (!answer.isOk) onBetting(false);
      return answer;
    },
    step: (roundId, step) =>
      answerOf({ path: `rounds/${roundId}/steps`, body: { stepId: crypto.randomUUID(), ...step } }, readOne),
    openRound: () => answerOf({ path: 'rounds/open', isPatient: true }, readMaybe),
    openRounds: () => answerOf({ path: 'rounds/open', isPatient: true }, readAllOpen),
    result: (roundId) => answerOf({ path: `rounds/${roundId}/result`, isPatient: true }, readOne),
    look: (path) => ask(fetch, clock, { address: addressOf(path), longestMs: LONGEST_LOOK_MS }),
    addressOf,
  };
}
