/** Random play among deposits and withdrawals, tested on every store by the test file of its adapter. */
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { expectSums } from '../ledger/invariants/expectSums.testTools.ts';
import { grantOf } from '../rewards/spins/index.ts';
import type { Currency } from '../store/records/money.ts';
import { forfeitBonus } from '../rewards/forfeitBonus.ts';
import { wageringTermsOf } from '../rewards/wageringTermsOf.ts';
import type { RoundRecord } from '../store/records/round.ts';
import type { GetScene, LedgerScene } from '../testing/LedgerScene.ts';
import { BONUS, expectBonuses } from './bonusInvariants.testTools.ts';
import { type Besides, operation, type Operation } from './playOperations.testTools.ts';
import { openLaunch } from './launches/openLaunch.ts';
import { serverFloats } from './fair/serverFloats.ts';
import { placeBet } from './rounds/placeBet.ts';
import { rollBackBet } from './rounds/rollBackBet.ts';
import { stepRound } from './rounds/stepRound.ts';
import { RULES } from './rules/index.ts';
import { rotateSeeds } from './seeds/seeds.ts';

const KINDS = ['slots', 'dice', 'mines', 'crash'] as const;
const CHOICES = { slots: {}, dice: { side: 'over', target: 50 }, mines: { mines: 5 }, crash: { autoCashOut: 1.5 } };

/** One player with all four games open. */
class Table {
  readonly #scene: LedgerScene;
  readonly #uid: string;
  #tokens: string[] = [];
  #count = 0;
  #lastBet = 0;

  constructor(scene: LedgerScene, uid: string) {
    this.#scene = scene;
    this.#uid = uid;
  }

  get #ctx() {
    return this.#scene.wallet.play.ctx;
  }

  async sit(): Promise<void> {
    this.#tokens = [];
    for (const kind of KINDS)
      this.#tokens.push((await openLaunch(this.#ctx, this.#uid, { id: kind, kind })).launchToken);
  }

  do(asked: Operation): Promise<void> {
    switch (asked.do) {
      case 'bet':
        return this.#bet(asked.kind, asked.stake);
      case 'tile':
        return this.#step(2, { action: 'open', tile: asked.tile });
      case 'cashOut':
        return this.#step(asked.kind, { action: 'cashOut' });
      case 'freeSpin':
        return this.#freeSpin();
      case 'takeBack':
        return this.#takeBack(asked.isLate);
      default:
        return this.#doBesides(asked);
    }
  }

  async #doBesides(asked: Besides): Promise<void> {
    const scene = this.#scene;
    const uid = this.#uid;
    switch (asked.do) {
      case 'wait':
        return scene.work(asked.ms);
      case 'day':
        await scene.work(86_400_000);
        return this.sit();
      case 'pay':
        return void (await scene.pay(1_000, { uid, ...(asked.hasBonus && { bonusId: BONUS.id }) }));
      case 'giveUp':
        return this.#giveUp(asked.place);
      case 'withdraw':
        return void (await scene.withdraw(asked.amount, { uid }));
      case 'seeds':
        return void (await rotateSeeds(this.#ctx, uid, 'mine').catch(expectRefusal));
    }
  }

  async #bet(kind: number, stake: number): Promise<void> {
    const name = KINDS[kind] ?? 'dice';
    const body = { betId: this.#nextId(), stake, choice: CHOICES[name] };
    this.#lastBet = this.#count;
    await placeBet(this.#ctx, this.#tokens[kind] ?? '', body).catch(expectRefusal);
  }

  /** At any time, so some come too soon. */
  async #freeSpin(): Promise<void> {
    const body = { betId: this.#nextId(), stake: 25, choice: {}, freeSpin: true } as const;
    await placeBet(this.#ctx, this.#tokens[0] ?? '', body).catch(expectRefusal);
  }

  async #step(kind: number, step: { action: 'cashOut' } | { action: 'open'; tile: number }): Promise<void> {
    const roundId = (await this.#scene.store.get('play', this.#uid))?.open[KINDS[kind] ?? ''];
    if (roundId === undefined) return;
    const body = { stepId: this.#nextId(), ...step };
    await stepRound(this.#ctx, this.#tokens[kind] ?? '', roundId, body).catch(expectRefusal);
  }

  async #giveUp(place: number): Promise<void> {
    const bonus = (await this.#scene.store.get('users', this.#uid))?.bonuses?.[place];
    await forfeitBonus(this.#scene.wallet.ctx, this.#uid, bonus?.id ?? 'none').catch(expectRefusal);
  }

  /** The last bet, or the next one before it comes. */
  async #takeBack(isLate: boolean): Promise<void> {
    await rollBackBet(this.#ctx, this.#tokens[0] ?? '', idOf(isLate ? this.#lastBet : this.#count + 1));
  }

  #nextId(): string {
    this.#count += 1;
    return idOf(this.#count);
  }
}

const spinsOf = (uid: string) =>
  grantOf(
    { uid, count: 5, gameId: 'slots', source: 'wheel', sourceId: uid, at: '2026-11-01T00:00:00.000Z' },
    {
      ...{
        id: 't',
        isActive: true,
        gameId: 'slots',
        gameName: undefined,
        stakeKes: 25,
        stakeUsd: 25,
        validDays: 3_650,
      },
      ...wageringTermsOf({ wagering: 2 }),
    },
  );

const idOf = (count: number): string => `id-${count}`.padEnd(8, '-');

/** A refusal is an answer; anything else is a fault. */
function expectRefusal(error: unknown): void {
  expect(error).toMatchObject({ name: 'ApiError', status: expect.any(Number) });
  expect((error as { status: number }).status).toBeLessThan(500);
}

/** What the player lost is what the house has won, and each outcome follows from its seeds. */
async function expectRounds(scene: LedgerScene, uid: string, currency: Currency): Promise<void> {
  const rounds = await scene.store.find('rounds', { where: [['userId', '==', uid]] });
  const net = rounds.reduce((sum, { netCents, netBonusCents }) => sum + netCents + netBonusCents, 0);
  const house = rounds.reduce((sum, { stakeCents, winCents }) => sum + stakeCents - winCents, 0);
  expect(house).toBe(-net || 0);
  const user = await scene.store.get('users', uid);
  expect(user?.totalBets ?? 0).toBe(rounds.filter(({ status }) => status !== 'void').length);
  expect(Math.round((user?.totalWager ?? 0) * 100)).toBe(rounds.reduce((sum, { stakeCents }) => sum + stakeCents, 0));
  const grant = await scene.store.get('spin-grants', `wheel:${uid}`);
  const free = rounds.filter(({ freeSpin }) => freeSpin);
  expect((grant?.count ?? 0) - (grant?.left ?? 0)).toBe(free.length);
  expect(grant?.wonCents).toBe(free.reduce((sum, { netBonusCents }) => sum + netBonusCents, 0));
  for (const round of rounds) {
    expect(round.currency).toBe(currency);
    await expectFair(scene, round);
  }
  const nonces = rounds.map(({ serverSeedHash, nonce }) => `${serverSeedHash}:${nonce}`);
  expect(new Set(nonces).size).toBe(rounds.length);
}

async function expectFair({ store }: LedgerScene, round: RoundRecord): Promise<void> {
  const { kind, choice, drawn, clientSeed = '', nonce = 0, serverSeedHash = '' } = round;
  const revealed = await store.get('seeds', serverSeedHash);
  const serverSeed = revealed?.serverSeed ?? (await store.get('play', round.userId))?.serverSeed ?? '';
  expect(JSON.parse(JSON.stringify(RULES[kind].draw(choice, serverFloats({ serverSeed, clientSeed, nonce }))))).toEqual(
    drawn,
  );
}

export function describePlay(getScene: GetScene): void {
  describe('play for money', () => {
    it.each(['KES', 'USD'] as const)(
      'loses and invents nothing in an account in %s, whatever happens',
      async (currency) => {
        const scene = getScene();
        let player = 0;
        await fc.assert(
          fc.asyncProperty(
            fc.array(operation, { minLength: 5, maxLength: 40 }),
            fc.boolean(),
            async (operations, isRich) => {
              const uid = `${currency}-${(player += 1)}`;
              await scene.addPlayer(uid, currency);
              await scene.put('deposit-bonuses', BONUS);
              await scene.pay(isRich ? 100_000 : 1_000, { uid, bonusId: BONUS.id });
              await scene.store.transaction(uid, async (tx) => tx.create('spin-grants', spinsOf(uid)));
              const table = new Table(scene, uid);
              await table.sit();
              for (const asked of operations) await table.do(asked);
              await expectSums(scene, uid);
              await expectRounds(scene, uid, currency);
              await expectBonuses(scene, uid);
              await scene.work(86_400_000);
              expect((await scene.store.get('play', uid))?.open ?? {}).toEqual({});
              await expectSums(scene, uid);
            },
          ),
          { numRuns: 8, endOnFailure: true },
        );
      },
    );
  });
}
