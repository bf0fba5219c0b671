/** Random play of two players in flights for everybody, tested on every store by the test file of its adapter. */
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { expectSums } from '../../ledger/invariants/expectSums.testTools.ts';
import type { FlightRecord } from '../../store/records/flight.ts';
import type { RoundRecord } from '../../store/records/round.ts';
import type { GetScene, LedgerScene } from '../../testing/LedgerScene.ts';
import { pointOf } from '../fair.ts';
import { openLaunch } from '../launches.ts';
import { placeBet } from '../rounds/placeBet.ts';
import { rollBackBet } from '../rounds/rollBackBet.ts';
import { stepRound } from '../rounds/stepRound.ts';
import { wantFlights } from './wantFlights.ts';

const GAME = 'kupaa';
const ADDRESS = '/originals/crash.html?title=Kupaa&flight=shared';
const DAY_MS = 86_400_000;
/** Shorter than what counts as away. */
const BEAT_MS = 500;

const player = fc.nat(1);
const operation = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('bet' as const),
      player,
      auto: fc.option(fc.integer({ min: 101, max: 400 })),
    }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('cashOut' as const), player }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('takeBack' as const), player }) },
  { weight: 8, arbitrary: fc.record({ do: fc.constant('wait' as const), ms: fc.integer({ min: 1, max: 4_000 }) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('gap' as const), ms: fc.integer({ min: 4_000, max: 60_000 }) }) },
);
type Operation = typeof operation extends fc.Arbitrary<infer T> ? T : never;

class Seats {
  readonly #scene: LedgerScene;
  readonly #uids: readonly string[];
  #tokens: string[] = [];
  #count = 0;

  constructor(scene: LedgerScene, uids: readonly string[]) {
    this.#scene = scene;
    this.#uids = uids;
  }

  get #play() {
    return this.#scene.services.play;
  }

  async sit(): Promise<void> {
    for (const uid of this.#uids) {
      const game = { id: GAME, kind: 'crash', isShared: true } as const;
      this.#tokens.push((await openLaunch(this.#play.ctx, uid, game)).launchToken);
    }
  }

  async do(asked: Operation): Promise<void> {
    if (asked.do === 'wait' || asked.do === 'gap') return this[asked.do](asked.ms);
    const token = this.#tokens[asked.player] ?? '';
    if (asked.do === 'bet') {
      this.#count += 1;
      const choice = asked.auto === null ? {} : { autoCashOut: asked.auto / 100 };
      return ignoreRefusal(placeBet(this.#play.ctx, token, { betId: this.#betId, stake: 20, choice }));
    }
    if (asked.do === 'takeBack') return ignoreRefusal(rollBackBet(this.#play.ctx, token, this.#betId));
    const open = (await this.#scene.store.get('play', this.#uids[asked.player] ?? ''))?.flying?.[GAME] ?? [];
    this.#count += 1;
    const step = { stepId: this.#betId, action: 'cashOut' } as const;
    if (open[0] !== undefined) await ignoreRefusal(stepRound(this.#play.ctx, token, open[0], step));
  }

  async wait(ms: number): Promise<void> {
    for (let left = ms; left > 0; left -= BEAT_MS) {
      this.#scene.wait(Math.min(left, BEAT_MS));
      this.#play.flier.beat();
    }
    await this.gap(0);
  }

  /** Nobody flies: the process is gone. */
  async gap(ms: number): Promise<void> {
    await this.#scene.work(ms);
    await wantFlights(this.#play.ctx, GAME);
    await this.#play.flier.turn();
  }

  get #betId(): string {
    return `bet-${this.#count}`.padEnd(8, '-');
  }
}

/** A refusal is an answer; anything else is a fault. */
const ignoreRefusal = (asked: Promise<unknown>): Promise<void> =>
  asked.then(
    () => undefined,
    (error: unknown) => expect(error).toMatchObject({ name: 'ApiError' }),
  );

/** Each round is of its flight, whose end follows from its link. */
async function expectFlights({ store }: LedgerScene, uid: string): Promise<void> {
  const rounds = await store.find('rounds', { where: [['userId', '==', uid]] });
  expect(rounds.filter(({ status }) => status === 'open')).toEqual([]);
  for (const round of rounds) {
    const flight = await store.get('flights', round.flight ?? '');
    if (!flight) throw new Error('A round has no flight');
    expectPart(round, flight);
  }
}

function expectPart({ drawn, choice, status, multiplier }: RoundRecord, flight: FlightRecord): void {
  const { crashAt, startsAt, link, salt } = flight;
  expect(drawn).toEqual({ crashAt, startsAt });
  expect(pointOf(link, salt)).toBe(crashAt);
  expect(multiplier).toBeLessThanOrEqual(crashAt);
  const target = Math.round(Number(choice['autoCashOut'] ?? Infinity) * 100);
  if (status === 'settled' && multiplier === 0) expect(target).toBeGreaterThan(crashAt);
}

export function describeFlights(getScene: GetScene): void {
  describe('flights for everybody', () => {
    it('lose and invent nothing, whatever two players and the clock do', async () => {
      const scene = getScene();
      await scene.put('games', { id: GAME, name: 'Kupaa', gameUrl: ADDRESS });
      let run = 0;
      await fc.assert(
        fc.asyncProperty(fc.array(operation, { minLength: 20, maxLength: 60 }), async (operations) => {
          run += 1;
          const uids = [`first-${run}`, `second-${run}`];
          for (const uid of uids) {
            await scene.addPlayer(uid, 'KES');
            await scene.pay(1_000, { uid });
          }
          const seats = new Seats(scene, uids);
          await seats.sit();
          await seats.wait(1_000);
          for (const asked of operations) await seats.do(asked);
          for (const uid of uids) await expectSums(scene, uid);
          for (const ms of [DAY_MS, 1_000, 1_000]) await seats.wait(ms);
          for (const uid of uids) {
            await expectFlights(scene, uid);
            await expectSums(scene, uid);
          }
        }),
        { numRuns: 8, endOnFailure: true },
      );
      expect(await scene.store.count('rounds', { where: [['gameId', '==', GAME]] })).toBeGreaterThan(8);
    });
  });
}
