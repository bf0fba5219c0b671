import { wantFlights } from '../../../../server/src/play/flights/wantFlights.ts';
import type { FlightRecord } from '../../../../server/src/store/records/flight.ts';
import { SHARED_GAME } from '../../houseGames.ts';
import type { ModelComparison } from '../ModelComparison.ts';
import type { ModelFlight } from '../playTypes.ts';

const SECOND = 1_000;
const MOST_LOOKS = 30;
/** A process that had not looked for this long at the crash was away. */
const AWAY = SECOND;

/** One flight for everybody, flown by the server and followed by the model. */
export class SharedFlight implements ModelFlight {
  readonly id: string;
  readonly crashAt: number;
  readonly startsAt: number;
  readonly crashesAt: number;
  readonly #comparison: ModelComparison;
  #seenAt = -Infinity;

  private constructor(comparison: ModelComparison, { id, crashAt, startsAt, crashesAt }: FlightRecord) {
    this.#comparison = comparison;
    this.id = id;
    this.crashAt = crashAt;
    this.startsAt = Date.parse(startsAt);
    this.crashesAt = Date.parse(crashesAt);
  }

  /** The next one, while it takes bets. */
  static async next(comparison: ModelComparison): Promise<SharedFlight> {
    const { ctx, flier } = comparison.scene.services.play;
    for (let look = 0; look < MOST_LOOKS; look += 1) {
      await wantFlights(ctx, SHARED_GAME.id);
      await flier.turn();
      const table = await ctx.store.get('flight-tables', SHARED_GAME.id);
      const record = table?.flight === undefined ? undefined : await ctx.store.get('flights', table.flight);
      if (record?.status === 'betting') {
        const flight = new SharedFlight(comparison, record);
        await flight.turn();
        return flight;
      }
      comparison.scene.wait(SECOND);
    }
    throw new Error('No flight takes bets');
  }

  get #now(): number {
    return this.#comparison.moment.now;
  }

  /** The process that flies looks at it. */
  async turn(): Promise<void> {
    if (this.#now < this.crashesAt) this.#seenAt = this.#now;
    await this.#comparison.scene.services.play.flier.turn();
  }

  /** The worker ends cash-outs at a multiplier, and other rounds that are over. */
  async work(): Promise<void> {
    const { scene, players } = this.#comparison;
    while ((await scene.services.workers.rounds.runOnce()) > 0);
    for (const { play } of players) play.endDue(this.#now);
  }

  /** The flight crashes, players are told, and then its rounds end. */
  async end(pause: number): Promise<void> {
    const { scene, players } = this.#comparison;
    const isUnattended = this.crashesAt - this.#seenAt > AWAY;
    await this.turn();
    await this.turn();
    scene.wait(pause);
    await this.turn();
    for (const { play } of players) play.endFlight(this, this.#now, isUnattended);
  }
}
