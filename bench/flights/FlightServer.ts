import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Flights } from '../../contract/flights.ts';
import type { OpenedGame } from '../../contract/launches.ts';
import type { OpenRounds, Round } from '../../contract/rounds.ts';
import type { StorePlace } from '../stores.ts';

export const PLACE_NAME = 'KARATA_FLIGHT_PLACE';

const MAIN = path.join(import.meta.dirname, 'child.ts');

/** The answer of a call; `status` 0 when there was none. */
export interface Called<T> {
  status: number;
  code: string | undefined;
  data: T | undefined;
}

/** A server process, by HTTP. */
export class FlightServer {
  readonly url: string;
  readonly #child: ChildProcess;

  private constructor(child: ChildProcess, url: string) {
    this.#child = child;
    this.url = url;
  }

  static async start(place: StorePlace): Promise<FlightServer> {
    const child = fork(MAIN, { env: { ...process.env, [PLACE_NAME]: JSON.stringify(place) }, execArgv: [] });
    const ended = once(child, 'exit').then(([code]) => Promise.reject(new Error(`The server ended with ${code}`)));
    const [{ url }] = (await Promise.race([once(child, 'message'), ended])) as [{ url: string }];
    ended.catch(() => undefined);
    return new FlightServer(child, url);
  }

  async call<T>(route: string, token: string, body?: object): Promise<Called<T>> {
    try {
      const answer = await fetch(`${this.url}${route}`, {
        method: body ? 'POST' : 'GET',
        headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
      });
      const { data, error } = (await answer.json()) as { data?: T; error?: { code: string } };
      return { status: answer.status, code: error?.code, data };
    } catch {
      return { status: 0, code: undefined, data: undefined };
    }
  }

  async open(gameId: string, uid: string): Promise<string> {
    const { data } = await this.call<OpenedGame>(`/games/${gameId}/open`, uid, { mode: 'money' });
    if (data?.launchToken === undefined) throw new Error(`${gameId} does not open for ${uid}`);
    return data.launchToken;
  }

  look = (gameId: string) => this.call<Flights>(`/play/flights/${gameId}`, 'nobody');

  openRounds = (token: string) => this.call<OpenRounds>('/play/rounds/open', token);

  bet = (token: string, betId: string, stake: number, choice: object = {}) =>
    this.call<Round>('/play/bets', token, { betId, stake, choice });

  cashOut = (token: string, roundId: string) =>
    this.call<Round>(`/play/rounds/${roundId}/steps`, token, {
      stepId: `out-${roundId.slice(0, 32)}`,
      action: 'cashOut',
    });

  /** The server ends without a warning, as in a crash. */
  kill(): Promise<unknown> {
    const exited = once(this.#child, 'exit');
    this.#child.kill('SIGKILL');
    return exited;
  }

  async stop(): Promise<void> {
    const exited = once(this.#child, 'exit');
    this.#child.send('stop');
    await exited;
  }
}
