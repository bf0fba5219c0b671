import type { HouseKind } from '../../../contract/playTerms.ts';
import type { Clock } from '../clock';
import { ask, type Fetch, type Heard } from './ask';
import type { Launch } from './launch';
import { isObject, readRound, type MoneyRound } from './MoneyRound';
import { problemOf, type Problem } from './problems';

/** The server's answer, or why there is none. */
export type Answer<T> = { isOk: true; value: T } | { isOk: false; problem: Problem };

export type Step = { action: 'open'; tile: number } | { action: 'cashOut' };

/** Rounds for money. Each call ends with the truth: a lost answer is asked for again, with the same id. */
export interface PlayClient<K extends HouseKind = HouseKind> {
  bet: (stakeCents: number, choice: object) => Promise<Answer<MoneyRound<K>>>;
  step: (roundId: string, step: Step) => Promise<Answer<MoneyRound<K>>>;
  /** The open round of this game, also from another device. */
  openRound: () => Promise<Answer<MoneyRound<K> | undefined>>;
  /** The round when it has ended, or as it is after some time. */
  result: (roundId: string) => Promise<Answer<MoneyRound<K>>>;
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
}

const LONGEST_MS = 15_000;
/** The server answers a waiting read after twenty seconds. */
const LONGEST_WAIT_MS = 30_000;
/** Before each repetition; then the last one again and again. */
const PAUSES_MS = [500, 1_000, 2_000, 4_000] as const;
const MOST_PAUSE_MS = 4_000;

export function createPlayClient<K extends HouseKind>(parts: ClientParts<K>): PlayClient<K> {
  const { kind, fetch, clock, launch, renew, isPaused, onBetting, onTrouble } = parts;
  const wait = (attempt: number): Promise<void> =>
    new Promise((resolve) => void clock.after(PAUSES_MS[attempt] ?? MOST_PAUSE_MS, resolve));

  function send({ path, body }: Call): Promise<Heard> {
    const { api, token } = launch();
    const longestMs = path.endsWith('/result') ? LONGEST_WAIT_MS : LONGEST_MS;
    return ask(fetch, clock, { address: `${api}/play/${path}`, token, body, longestMs });
  }

  /** Repeats the call until the server has answered. */
  async function persist(call: Call): Promise<Exclude<Heard, { kind: 'lost' }>> {
    let isRenewed = false;
    for (let attempt = 0; ; attempt += 1) {
      const heard = await send(call);
      const code = heard.kind === 'refused' ? heard.code : undefined;
      if (code === 'launch_expired' && !isRenewed) {
        isRenewed = true;
        onTrouble('reopening');
        await renew();
      } else if (heard.kind === 'lost' || (code === 'too_many_requests' && !call.body)) {
        onTrouble('lost');
        await wait(attempt);
      } else {
        onTrouble(undefined);
        return heard as Exclude<Heard, { kind: 'lost' }>;
      }
    }
  }

  async function answerOf<T>(call: Call, read: (data: unknown) => T | 'wrong'): Promise<Answer<T>> {
    const heard = await persist(call);
    if (heard.kind === 'refused') return { isOk: false, problem: problemOf(heard.code) };
    const value = read(heard.data);
    return value === 'wrong' ? { isOk: false, problem: 'bad_answer' } : { isOk: true, value };
  }

  const readOne = (data: unknown): MoneyRound<K> | 'wrong' => readRound(kind, data) ?? 'wrong';
  const readOpen = (data: unknown): MoneyRound<K> | undefined | 'wrong' => {
    if (!isObject(data)) return 'wrong';
    return data['round'] === null ? undefined : readOne(data['round']);
  };
  return {
    async bet(stakeCents, choice) {
      if (isPaused()) return { isOk: false, problem: 'paused' };
      onBetting(true);
      const body = { betId: crypto.randomUUID(), stake: stakeCents / 100, choice };
      const answer = await answerOf({ path: 'bets', body }, readOne);
      if (!answer.isOk) onBetting(false);
      return answer;
    },
    step: (roundId, step) =>
      answerOf({ path: `rounds/${roundId}/steps`, body: { stepId: crypto.randomUUID(), ...step } }, readOne),
    openRound: () => answerOf({ path: 'rounds/open' }, readOpen),
    result: (roundId) => answerOf({ path: `rounds/${roundId}/result` }, readOne),
  };
}
