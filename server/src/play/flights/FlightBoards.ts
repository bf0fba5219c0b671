import type { FlightEvent } from '../../../../contract/flights.ts';
import type { RoundRecord } from '../../store/records/round.ts';
import type { PlayContext } from '../PlayContext.ts';
import { FlightBoard } from './FlightBoard.ts';
import { wantFlights } from './wantFlights.ts';

/** Bets are told at most so often (ms), and records are read so often while somebody listens. */
const TICK_MS = 250;

/** Gets the text of an event stream. */
type Listener = (text: string) => void;

/** The wish for more flights is written again so often (ms). */
const WISH_MS = 20_000;

interface Watched {
  board: FlightBoard;
  listeners: Set<Listener>;
  /** Unix ms of the last wish. */
  wishedAt: number;
}

/** The boards of this process, and who listens to them: one timer for all. */
export class FlightBoards {
  readonly #ctx: PlayContext;
  readonly #watched = new Map<string, Watched>();
  readonly #nudge: () => void;
  #timer: NodeJS.Timeout | undefined;

  /** `nudge`: somebody looks, so a flight may be wanted. */
  constructor(ctx: PlayContext, nudge: () => void) {
    this.#ctx = ctx;
    this.#nudge = nudge;
  }

  /** The board as it is now. @throws ApiError 404 `game_not_found` */
  async look(gameId: string): Promise<FlightBoard> {
    await this.#want(gameId);
    const { board } = this.#of(gameId);
    await board.refresh();
    return board;
  }

  /** Hears the present flight and all news; the returned function ends it. @throws ApiError 404 `game_not_found` */
  async listen(gameId: string, listener: Listener): Promise<() => void> {
    const board = await this.look(gameId);
    const { listeners } = this.#of(gameId);
    const { serverTime, flight } = board.present();
    if (flight) listener(textOf({ event: 'flight', data: { serverTime, flight } }));
    listeners.add(listener);
    this.#timer ??= setInterval(() => this.#tick(), TICK_MS).unref();
    return () => {
      listeners.delete(listener);
      if ([...this.#watched.values()].every((watched) => watched.listeners.size === 0)) this.stop();
    };
  }

  /** The process that flies tells at once. */
  moved(gameId: string): void {
    const watched = this.#watched.get(gameId);
    if (watched && watched.listeners.size > 0) this.#refresh(watched.board);
  }

  add(round: RoundRecord): void {
    const watched = this.#watched.get(round.gameId);
    if (round.flight === undefined || !watched || watched.listeners.size === 0) return;
    watched.board.add(round).catch((err: unknown) => this.#ctx.log.warn({ err }, 'a bet is told later'));
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  #of(gameId: string): Watched {
    const known = this.#watched.get(gameId);
    if (known) return known;
    const listeners = new Set<Listener>();
    const tell = (event: FlightEvent): void => {
      const text = textOf(event);
      listeners.forEach((listener) => listener(text));
    };
    const watched = { listeners, wishedAt: 0, board: new FlightBoard(this.#ctx, gameId, tell) };
    this.#watched.set(gameId, watched);
    return watched;
  }

  #tick(): void {
    for (const [gameId, watched] of this.#watched) {
      if (watched.listeners.size === 0) continue;
      watched.board.tellBets();
      this.#refresh(watched.board);
      this.#keepWanting(gameId, watched);
    }
  }

  #keepWanting(gameId: string, watched: Watched): void {
    const now = this.#ctx.now();
    if (now - watched.wishedAt < WISH_MS) return;
    watched.wishedAt = now;
    this.#want(gameId).catch((err: unknown) => this.#ctx.log.warn({ err }, 'flights end'));
  }

  async #want(gameId: string): Promise<void> {
    await wantFlights(this.#ctx, gameId);
    this.#nudge();
  }

  #refresh(board: FlightBoard): void {
    board.refresh().catch((err: unknown) => this.#ctx.log.warn({ err }, 'flights are told later'));
  }
}

const textOf = ({ event, data }: FlightEvent): string => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
