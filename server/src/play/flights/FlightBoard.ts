import type { Flight, FlightChain, FlightEvent, Flights, PastFlight } from '../../../../contract/flights.ts';
import { SHOWN_FLIGHTS } from '../../../../contract/playTerms.ts';
import { decimalOf, instant } from '../../ledger/index.ts';
import type { FlightRecord, FlightTableRecord } from '../../store/records/flight.ts';
import type { RoundRecord } from '../../store/records/round.ts';
import type { PlayContext } from '../PlayContext.ts';
import { FlightBets, readNewRounds } from './FlightBets.ts';

/** Bets of other processes are read at most so often (ms). */
const BETS_MS = 1_000;
/** A write may become visible late, or have the time of a slow clock. */
const OVERLAP_MS = 2_000;

type Showing = Pick<PlayContext, 'store' | 'now'>;
type OnEvent = (event: FlightEvent) => void;

/** The flights of a game as everybody sees them: they are read from the records, and this process tells of its own at once. */
export class FlightBoard {
  readonly #ctx: Showing;
  readonly #gameId: string;
  readonly #onEvent: OnEvent;
  #table: FlightTableRecord | undefined;
  #flight: FlightRecord | undefined;
  #bets: FlightBets;
  #history: PastFlight[] = [];
  #chain: FlightChain | null = null;
  #betsReadAt = 0;
  #refreshing: Promise<void> | undefined;

  constructor(ctx: Showing, gameId: string, onEvent: OnEvent) {
    this.#ctx = ctx;
    this.#gameId = gameId;
    this.#onEvent = onEvent;
    this.#bets = new FlightBets(ctx.store);
  }

  /** Looks at the records, once for all who ask at the same time. */
  refresh(): Promise<void> {
    this.#refreshing ??= this.#read().finally(() => {
      this.#refreshing = undefined;
    });
    return this.#refreshing;
  }

  /** True when bets of other processes may be read again. */
  get mayReadBets(): boolean {
    return this.#ctx.now() - this.#betsReadAt >= BETS_MS;
  }

  async add(round: RoundRecord): Promise<void> {
    if (round.flight === this.#flight?.id) await this.#bets.add(round);
  }

  tellBets(): void {
    const { bets, gone } = this.#bets.takeNews();
    if (bets.length + gone.length === 0 || !this.#flight) return;
    this.#onEvent({ event: 'bets', data: { flightId: this.#flight.number, betCount: this.#bets.count, bets, gone } });
  }

  present(): Flights {
    return { serverTime: this.#time, flight: this.shown, history: this.#history, chain: this.#chain };
  }

  get shown(): Flight | null {
    return this.#flight ? toFlight(this.#flight, this.#bets) : null;
  }

  get #time(): string {
    return instant(this.#ctx.now());
  }

  async #read(): Promise<void> {
    const { store } = this.#ctx;
    const table = await store.get('flight-tables', this.#gameId);
    const flight = table?.flight === undefined ? undefined : await store.get('flights', table.flight);
    if (table) await this.#readChain(table);
    if (!flight) return;
    const [isNext, isMoved] = [flight.id !== this.#flight?.id, flight.status !== this.#flight?.status];
    if (isNext) this.#bets = new FlightBets(store);
    if (isNext || isMoved) await this.#readHistory(flight);
    this.#flight = flight;
    await this.#readBets(flight, isNext);
    if (isNext || isMoved) this.#tellFlight(toFlight(flight, this.#bets));
  }

  #tellFlight(flight: Flight): void {
    this.#bets.takeNews();
    this.#onEvent({ event: 'flight', data: { serverTime: this.#time, flight } });
  }

  async #readBets({ id }: FlightRecord, isNext: boolean): Promise<void> {
    if (!isNext && !this.mayReadBets) return;
    const since = isNext ? undefined : instant(this.#betsReadAt - OVERLAP_MS);
    this.#betsReadAt = this.#ctx.now();
    for (const round of await readNewRounds(this.#ctx.store, id, since)) await this.#bets.add(round);
  }

  async #readChain(table: FlightTableRecord): Promise<void> {
    const isKnown = table.chain === this.#table?.chain && table.nextChain === this.#table?.nextChain;
    if (isKnown && this.#chain?.salt !== undefined) return;
    const { store } = this.#ctx;
    const chain = table.chain === undefined ? undefined : await store.get('flight-chains', table.chain);
    const next = table.nextChain === undefined ? undefined : await store.get('flight-chains', table.nextChain);
    this.#table = table;
    if (!chain) return;
    const { terminalHash, salt, length } = chain;
    this.#chain = { terminalHash, salt, length, nextTerminalHash: next?.terminalHash };
  }

  async #readHistory(flight: FlightRecord): Promise<void> {
    const where = [['gameId', '==', this.#gameId] as const, ['status', '==', 'crashed'] as const];
    if (!this.#flight || isMissed(this.#flight, flight)) {
      const last = { where, orderBy: ['startsAt', 'desc'] as const, limit: SHOWN_FLIGHTS };
      this.#history = (await this.#ctx.store.find('flights', last)).map(toPastFlight);
    } else if (flight.status === 'crashed')
      this.#history = [toPastFlight(flight), ...this.#history].slice(0, SHOWN_FLIGHTS);
  }
}

/** True when the end of the known flight, or a flight after it, was not seen. */
const isMissed = (known: FlightRecord, flight: FlightRecord): boolean =>
  known.id !== flight.id && (known.status !== 'crashed' || flight.number !== known.number + 1);

const toPastFlight = ({ number, crashAt, link }: FlightRecord): PastFlight => ({
  id: number,
  crashAt: decimalOf(crashAt),
  hash: link,
});

function toFlight({ number, status, startsAt, crashesAt, crashAt, link }: FlightRecord, bets: FlightBets): Flight {
  const isCrashed = status === 'crashed';
  return {
    id: number,
    status,
    bettingEndsAt: startsAt,
    crashedAt: isCrashed ? crashesAt : undefined,
    crashAt: isCrashed ? decimalOf(crashAt) : undefined,
    hash: isCrashed ? link : undefined,
    betCount: bets.count,
    bets: bets.top(),
  };
}
