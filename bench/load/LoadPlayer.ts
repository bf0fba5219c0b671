import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Currency } from '../../server/src/store/records/money.ts';
import { type Ask, askKind, type AskKind } from '../faults/Ask.ts';
import type { Random } from '../faults/Random.ts';
import { callServer } from './callServer.ts';
import type { Answered, Figures } from './Figures.ts';
import { LiveEvents } from './LiveEvents.ts';

/** The server's address, and whether it answers now. */
export interface Place {
  url: string;
  bareUrl: string;
  cardUrl: string;
}

export interface Seat {
  uid: string;
  currency: Currency;
  phoneStem: string;
  token: string;
  place: Place;
  figures: Figures;
  random: Random;
  /** A patient player asks again with the same key when no answer comes. */
  isPatient: boolean;
}

/** Ids and what tells answers apart: the rest of so many answers would only fill memory. */
const KEPT = ['depositId', 'transactionId', 'roundId', 'stake', 'success', 'paymentIntentId', 'ResponseCode', 'status'];
const PAUSE_MS = 300;
const MOST_TRIES = 200;
/** The web app too asks again when the card provider was away. */
const MOST_UNAVAILABLE = 3;

/** A signed-in player: a browser with a stream of events, phones and cards. */
export class LoadPlayer {
  readonly uid: string;
  readonly currency: Currency;
  readonly phoneStem: string;
  readonly asks: Ask[] = [];
  readonly random: Random;
  readonly figures: Figures;
  readonly place: Place;
  readonly events: LiveEvents;
  /** Launch tokens by game. */
  readonly launches = new Map<string, string>();
  /** The sign-in gave this token. */
  readonly token: string;
  readonly #isPatient: boolean;

  constructor({ uid, currency, phoneStem, token, place, figures, random, isPatient }: Seat) {
    this.uid = uid;
    this.currency = currency;
    this.phoneStem = phoneStem;
    this.place = place;
    this.figures = figures;
    this.random = random;
    this.token = token;
    this.#isPatient = isPatient;
    this.events = new LiveEvents({
      url: () => `${place.url}/api/wallet/events`,
      token,
      onEnd: (why) => (isPatient ? (figures.away += 1) : figures.fail(`event stream: ${why}`)),
    });
  }

  asksOf(kind: AskKind): Ask[] {
    return this.asks.filter(({ path }) => path === askKind[kind]);
  }

  /** Picks the amount of the account's currency. */
  worth(kes: number, usd: number): number {
    return this.currency === 'KES' ? kes : usd;
  }

  get(kind: string, path: string, token: string | undefined = this.token): Promise<Answered> {
    return this.#timed(kind, () => callServer({ method: 'GET', url: `${this.place.url}/api${path}`, token }));
  }

  /** A call that is not repeated and not compared, such as the opening of a game. */
  post(kind: string, path: string, body: object): Promise<Answered> {
    const url = `${this.place.url}/api${path}`;
    return this.#timed(kind, () => callServer({ method: 'POST', url, token: this.token, body }));
  }

  /** Moves money, with a key of its own, until there is an answer. `token`: of a game. */
  async act(kind: string, path: string, body: object, token = this.token): Promise<Answered> {
    const ask: Ask = { path, body, key: randomUUID(), answers: [] };
    this.asks.push(ask);
    const url = `${this.place.url}/api${path}`;
    for (let tries = 1, unavailable = 0; ; tries += 1) {
      const call = { method: 'POST', url, token, key: ask.key, body } as const;
      const answer = await this.#timed(kind, () => callServer(call));
      if (answer.status !== 0) ask.answers.push({ status: answer.status, data: kept(answer.data) });
      if (answer.status === 503) unavailable += 1;
      const isOver = answer.status !== 0 && (answer.status !== 503 || unavailable === MOST_UNAVAILABLE);
      if (isOver || !this.#isPatient || tries === MOST_TRIES) return answer;
      await delay(PAUSE_MS);
    }
  }

  async #timed(kind: string, call: () => Promise<Answered>): Promise<Answered> {
    const from = performance.now();
    const answer = await call();
    this.figures.take(kind, answer, performance.now() - from);
    return answer;
  }
}

const kept = (data: Answered['data']): Record<string, unknown> =>
  Object.fromEntries(KEPT.flatMap((name) => (data[name] === undefined ? [] : [[name, data[name]]])));
