import type { FlightEvent, Flights } from '../../../../contract/flights.ts';
import type { RoundRecord } from '../../store/records/round.ts';
import type { PlayContext } from '../PlayContext.ts';
import { FlightBoard } from './FlightBoard.ts';
import { wantFlights } from './wantFlights.ts';

/** Bets are told at most so often (ms). */
const TICK_MS = 250;

type Listener = (text: string) => void;

/** A glance is at most so old (ms): the records are read no more often, however many people have home open. */
const GLANCE_MS = 500;
const GLANCED_ENDS = 6;

/** The wish for more flights is written again so often (ms). */
const WISH_MS = 20_000;

type Glance = { at: number; flights: Promise<Flights> };

type Watched = { board: FlightBoard; listeners: Set<Listener> };

/** The boards of this process, and who listens to them. They follow the store as long as somebody listens. */
export class FlightBoards {
  readonly #ctx: PlayContext;
  readonly #watched = new Map<string, Watched>();
  readonly #glances = new Map<string, Glance>();
  /** Changed rounds that this process did not hand in itself. */
  readonly #otherRounds = new Set<string>();
  #timer: NodeJS.Timeout | undefined;
  #stopFollowing: (() => void) | undefined;

  constructor(ctx: PlayContext) {
    this.#ctx = ctx;
  }

  /** The board as it is now. @throws ApiError 404 `game_not_found` */
  async look(gameId: string): Promise<FlightBoard> {
    await wantFlights(this.#ctx, gameId);
    const { board } = this.#of(gameId);
    await board.refresh();
    return board;
  }

  /** The board without its bets and chain, and with its last ends alone. @throws ApiError 404 `game_not_found` */
  glance(gameId: string): Promise<Flights> {
    const known = this.#glances.get(gameId);
    const now = this.#ctx.now();
    if (known && now - known.at < GLANCE_MS) return known.flights;
    const flights = this.look(gameId).then((board) => {
      const { flight, history, ...rest } = board.present();
      return {
        ...rest,
        chain: null,
        flight: flight && { ...flight, bets: [] },
        history: history.slice(0, GLANCED_ENDS),
      };
    });
    this.#glances.set(gameId, { at: now, flights });
    // A game that is not there is not kept.
    flights.catch(() => this.#glances.delete(gameId));
    return flights;
  }

  /** Hears the present flight and all news; the returned function ends it. @throws ApiError 404 `game_not_found` */
  async listen(gameId: string, listener: Listener): Promise<() => void> {
    const board = await this.look(gameId);
    const { listeners } = this.#of(gameId);
    const { serverTime, flight } = board.present();
    if (flight) listener(textOf({ event: 'flight', data: { serverTime, flight } }));
    listeners.add(listener);
    this.#stopFollowing ??= this.#follow();
    // Something may have changed since the look.
    this.#refresh(board);
    return () => {
      listeners.delete(listener);
      if (this.#boards().length === 0) this.stop();
    };
  }

  /** A round that this process has made or changed: it need not be read. */
  add(round: RoundRecord): void {
    this.#otherRounds.delete(round.id);
    const watched = this.#watched.get(round.gameId);
    if (round.flight === undefined || !watched || watched.listeners.size === 0) return;
    watched.board.add(round).catch((err: unknown) => this.#ctx.log.warn({ err }, 'a bet is told later'));
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#stopFollowing?.();
    this.#stopFollowing = undefined;
    this.#otherRounds.clear();
  }

  #of(gameId: string): Watched {
    const known = this.#watched.get(gameId);
    if (known) return known;
    const listeners = new Set<Listener>();
    const tell = (event: FlightEvent): void => {
      const text = textOf(event);
      listeners.forEach((listener) => listener(text));
    };
    const watched = { listeners, board: new FlightBoard(this.#ctx, gameId, tell) };
    this.#watched.set(gameId, watched);
    return watched;
  }

  #boards(): FlightBoard[] {
    return [...this.#watched.values()].filter(({ listeners }) => listeners.size > 0).map(({ board }) => board);
  }

  #follow(): () => void {
    const { store } = this.#ctx;
    const stops = [
      store.changes(['flight-tables', 'flights'], () => this.#boards().forEach((board) => this.#refresh(board))),
      store.changes(['rounds'], (changes) => {
        changes.forEach(({ id }) => this.#otherRounds.add(id));
        this.#timer ??= setTimeout(() => void this.#tick(), TICK_MS).unref();
      }),
    ];
    const wishes = setInterval(() => this.#keepWanting(), WISH_MS).unref();
    return () => {
      clearInterval(wishes);
      stops.forEach((stop) => stop());
    };
  }

  async #tick(): Promise<void> {
    this.#timer = undefined;
    const boards = this.#boards();
    if (this.#otherRounds.size > 0 && boards.every((board) => board.mayReadBets)) {
      this.#otherRounds.clear();
      await Promise.all(boards.map((board) => this.#refresh(board)));
    }
    boards.forEach((board) => board.tellBets());
    if (this.#otherRounds.size > 0 && this.#stopFollowing)
      this.#timer ??= setTimeout(() => void this.#tick(), TICK_MS).unref();
  }

  #keepWanting(): void {
    for (const [gameId, { listeners }] of this.#watched)
      if (listeners.size > 0)
        wantFlights(this.#ctx, gameId).catch((err: unknown) => this.#ctx.log.warn({ err }, 'flights end'));
  }

  #refresh(board: FlightBoard): Promise<void> {
    return board.refresh().catch((err: unknown) => this.#ctx.log.warn({ err }, 'flights are told later'));
  }
}

const textOf = ({ event, data }: FlightEvent): string => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
