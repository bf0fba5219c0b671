/** Players in one flight for everybody, through the server's HTTP; the clock is the test's. */
import type { Flights } from '../../../contract/flights.ts';
import { FLIGHT_PAUSE_MS } from '../../../contract/playTerms.ts';
import type { Flier } from '../play/flights/Flier.ts';
import type { FlightRecord } from '../store/records/flight.ts';
import { PlayScene, SHARED, startPlay } from './PlayScene.ts';
import type { TestEdges } from './startTestApp.ts';

/** A short one is made at once. */
const CHAIN_LENGTH = 1_500;
/** More than the time for cash-outs that arrived before the crash. */
const SETTLING_MS = 300;
/** Shorter than what counts as away. */
const BEAT_MS = 500;

export class FlightScene extends PlayScene {
  get flier(): Flier {
    return this.server.app.services.play.flier;
  }

  turn(flier = this.flier): Promise<number> {
    return flier.turn();
  }

  /** The process is there all the time, until it ends. */
  override pass(ms: number): void {
    for (let left = ms; left > 0; left -= BEAT_MS) {
      super.pass(Math.min(left, BEAT_MS));
      this.flier.beat();
    }
    if (ms < 0) super.pass(ms);
  }

  /** Reads what everybody sees. */
  async look(): Promise<Flights> {
    const { data } = await this.server.ask(`/play/flights/${SHARED}`);
    return data as Flights;
  }

  /** Reads what somebody outside of the game sees. */
  async glance(): Promise<Flights> {
    const { data } = await this.server.ask(`/play/flights/${SHARED}?glance=true`);
    return data as Flights;
  }

  /** Reads the flight with its secrets. */
  async record(): Promise<FlightRecord> {
    const table = await this.server.store.get('flight-tables', SHARED);
    const flight = await this.server.store.get('flights', table?.flight ?? '');
    if (!flight) throw new Error('There is no flight');
    return flight;
  }

  /** Opens bets for a flight that ends as wanted (hundredths); others before it fly without bets. */
  async openBetting(isWanted: (crashAt: number) => boolean = (crashAt) => crashAt >= 250): Promise<FlightRecord> {
    await this.look();
    await this.turn();
    for (;;) {
      const flight = await this.record();
      if (flight.status === 'betting' && isWanted(flight.crashAt)) return flight;
      await this.crash();
      this.pass(FLIGHT_PAUSE_MS);
      await this.look();
      await this.turn();
    }
  }

  /** Moves the clock to so many ms after the start of the flight. */
  async fly(ms = 0): Promise<void> {
    this.passTo(Date.parse((await this.record()).startsAt) + ms);
    await this.turn();
  }

  /** Moves the clock to the end of the flight, and ends its rounds. */
  async crash(): Promise<void> {
    await this.fly();
    this.passTo(Date.parse((await this.record()).crashesAt));
    await this.turn();
    this.pass(SETTLING_MS);
    await this.turn();
  }

  passTo(at: number): void {
    this.pass(at - this.now);
  }
}

export async function openFlightScene({ money = 1_000, edges = {} }: { money?: number; edges?: TestEdges } = {}) {
  const services = { chainLength: CHAIN_LENGTH, ...edges.services };
  const { server, time } = await startPlay({ money, edges: { ...edges, services } });
  return new FlightScene(server, time);
}
