import * as v from 'valibot';
import { newId } from '../../../contract/newId.ts';
import type { Clock } from '../clock';
import { ask, type Fetch, type Heard } from './ask';
import type { Launch } from './launch';
import { type MoneyRound, moneyRoundOf, type PlayedKind } from './MoneyRound';
import type { PlayRefusal, Step } from '../../../contract/bets.ts';
import messages from './messages';
import type en from './messages/en.json';

/** Why there is no round: codes of the server, `paused`, `bet_dropped` and `bad_answer`. Each has its text. */
export type Problem = Extract<
  keyof typeof en,
  PlayRefusal | 'too_many_requests' | 'paused' | 'bet_dropped' | 'bad_answer' | 'refused'
>;

/** Unknown codes have a general text. */
export const problemOf = (code: string): Problem => (Object.hasOwn(messages.en, code) ? (code as Problem) : 'refused');

/** The server's answer, or why there is none. */
export type Answer<T> = { isOk: true; value: T } | { isOk: false; problem: Problem };

interface BetWay {
  /** Names the bet, so that it can be taken back. */
  betId?: string;
  /** The bet uses one of the player's free spins, at the stake of the spin. */
  isFree?: boolean;
  /** Without an answer for this long it is taken back: it must not be placed when nobody waits for it any more. */
  longestMs?: number;
}

export type PlayClient<Outcome = object> = ReturnType<typeof createPlayClient<Outcome>>;

/** While an answer is missing: the connection is lost, or the launch is being renewed. */
export type Trouble = 'lost' | 'reopening';

interface ClientOptions<Outcome> {
  kind: PlayedKind<Outcome>;
  fetch: Fetch;
  clock: Pick<Clock, 'after'>;
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

/** A call that is never late always has an answer. */
const UNKNOWN: Said = { kind: 'refused', code: 'refused' };

function toAnswer<T>(said: Said, schema: v.GenericSchema<unknown, T>): Answer<T> {
  if (said.kind === 'refused') return { isOk: false, problem: problemOf(said.code) };
  const read = v.safeParse(schema, said.data);
  return read.success ? { isOk: true, value: read.output } : { isOk: false, problem: 'bad_answer' };
}

function schemasOf<Outcome>(kind: PlayedKind<Outcome>) {
  const one = moneyRoundOf(kind);
  return {
    one,
    maybe: v.pipe(
      v.object({ round: v.nullable(one) }),
      v.transform((answer) => answer.round ?? undefined),
    ),
  };
}

const LONGEST_MS = 15_000;
/** The server answers a waiting read after twenty seconds. */
const LONGEST_WAIT_MS = 30_000;
/** The pauses before repetitions; `MOST_PAUSE_MS` follows again and again. */
const PAUSES_MS = [500, 1_000, 2_000, 4_000] as const;
const MOST_PAUSE_MS = 4_000;
const LONGEST_BET_MS = 20_000;

/** Rounds for money. Every call resolves with the server's answer; a lost one is asked for again with the same id. */
export function createPlayClient<Outcome>(options: ClientOptions<Outcome>) {
  const { kind, fetch, clock, launch, renew, isPaused, onBetting, onTrouble } = options;
  const { one, maybe } = schemasOf(kind);
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

  const answerOf = async <T>(call: Call, schema: v.GenericSchema<unknown, T>): Promise<Answer<T>> =>
    toAnswer((await repeat(call, () => false)) ?? UNKNOWN, schema);

  const rollBack = (betId: string) => answerOf({ path: `bets/${betId}/rollback`, body: {}, isPatient: true }, maybe);

  /** Nobody knows whether the bet arrived. The server refuses it from now on, or says the round that it has become. */
  async function takeBack(betId: string): Promise<Answer<MoneyRound<Outcome>>> {
    const answer = await rollBack(betId);
    if (!answer.isOk) return answer;
    const { value } = answer;
    return value && value.status !== 'void' ? { isOk: true, value } : { isOk: false, problem: 'bet_dropped' };
  }

  async function placeBet(betId: string, bet: object, longestMs: number): Promise<Answer<MoneyRound<Outcome>>> {
    let isLate = false;
    const cancel = clock.after(longestMs, () => (isLate = true));
    const said = await repeat({ path: 'bets', body: { betId, ...bet }, longestMs }, () => isLate);
    cancel();
    return said ? toAnswer(said, one) : takeBack(betId);
  }

  return {
    async bet(
      stakeCents: number,
      choice: object,
      { betId = newId(), isFree = false, longestMs = LONGEST_BET_MS }: BetWay = {},
    ): Promise<Answer<MoneyRound<Outcome>>> {
      if (isPaused()) return { isOk: false, problem: 'paused' };
      onBetting(true);
      const bet = { stake: stakeCents / 100, choice, ...(isFree && { freeSpin: true }) };
      const answer = await placeBet(betId, bet, longestMs);
      if (!answer.isOk) onBetting(false);
      return answer;
    },
    /** Gives the stake of an untouched round back; any other round is answered as it is. Counts once. */
    rollBack,
    step: (roundId: string, step: Step) =>
      answerOf({ path: `rounds/${roundId}/steps`, body: { stepId: newId(), ...step } }, one),
    /** The open round of this game, also from another device. */
    openRound: () => answerOf({ path: 'rounds/open', isPatient: true }, maybe),
    /** Rounds of this game, where a player may have more than one. */
    rounds: <T>(path: 'open' | 'last', schema: v.GenericSchema<unknown, T>) =>
      answerOf({ path: `rounds/${path}`, isPatient: true }, schema),
    /** The round when it has ended, or as it is after some time. */
    result: (roundId: string) => answerOf({ path: `rounds/${roundId}/result`, isPatient: true }, one),
    addressOf,
  };
}
