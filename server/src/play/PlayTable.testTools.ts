import { expect } from '@jest/globals';
import { forfeitBonus } from '../rewards/endBonus.ts';
import type { LedgerScene } from '../testing/LedgerScene.ts';
import { BONUS } from './bonusInvariants.testTools.ts';
import type { Step } from '../../../contract/bets.ts';
import type { HouseKind } from '../../../contract/playTerms.ts';
import { openLaunch } from './launches.ts';
import type { Besides, Operation } from './playOperations.testTools.ts';
import { placeBet } from './rounds/placeBet.ts';
import { rollBackBet } from './rounds/rollBackBet.ts';
import { stepRound } from './rounds/stepRound.ts';
import { rotateSeeds } from './seeds.ts';

const CHOICES = {
  slots: {},
  dice: { side: 'over', target: 50 },
  mines: { mines: 5 },
  crash: { autoCashOut: 1.5 },
  limbo: { target: 2 },
  plinko: { rows: 8, risk: 'high' },
  keno: { numbers: [7, 12, 31], risk: 'low' },
  fortune: { segments: 10, risk: 'low' },
  hilo: {},
  blackjack: {},
};

/** Two chips that cover each other in part, whose sum is the stake. */
const chipsOf = (stake: number) => ({
  bets: [
    { on: 'red', stake: stake - 5 },
    { on: 'black', stake: 5 },
  ],
});

/** One player has a game of each kind open. */
export class PlayTable {
  readonly #scene: LedgerScene;
  readonly #uid: string;
  readonly #tokens = new Map<HouseKind, string>();
  #count = 0;
  #lastBet = 0;

  constructor(scene: LedgerScene, uid: string) {
    this.#scene = scene;
    this.#uid = uid;
  }

  get #ctx() {
    return this.#scene.services.play.ctx;
  }

  /** The next bet of each kind opens its game anew. */
  sit(): void {
    this.#tokens.clear();
  }

  async #token(kind: HouseKind): Promise<string> {
    const token = this.#tokens.get(kind) ?? (await openLaunch(this.#ctx, this.#uid, { id: kind, kind })).launchToken;
    this.#tokens.set(kind, token);
    return token;
  }

  do(asked: Operation): Promise<void> {
    switch (asked.do) {
      case 'bet':
        return this.#bet(asked.kind, asked.stake);
      case 'tile':
        return this.#step('mines', { action: 'open', tile: asked.tile });
      case 'move':
        return this.#step(asked.kind, { action: asked.action });
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

  async #bet(kind: HouseKind, stake: number): Promise<void> {
    const choice = kind === 'roulette' ? chipsOf(stake) : CHOICES[kind];
    const body = { betId: this.#nextId(), stake, choice };
    this.#lastBet = this.#count;
    await placeBet(this.#ctx, await this.#token(kind), body).catch(expectRefusal);
  }

  /** At any time, so some come too soon. */
  async #freeSpin(): Promise<void> {
    const body = { betId: this.#nextId(), stake: 25, choice: {}, freeSpin: true } as const;
    await placeBet(this.#ctx, await this.#token('slots'), body).catch(expectRefusal);
  }

  async #step(kind: HouseKind, step: Step): Promise<void> {
    const roundId = (await this.#scene.store.get('play', this.#uid))?.open[kind];
    if (roundId === undefined) return;
    const body = { stepId: this.#nextId(), ...step };
    await stepRound(this.#ctx, await this.#token(kind), roundId, body).catch(expectRefusal);
  }

  async #giveUp(place: number): Promise<void> {
    const bonus = (await this.#scene.store.get('users', this.#uid))?.bonuses?.[place];
    await forfeitBonus(this.#scene.services.ctx, this.#uid, bonus?.id ?? 'none').catch(expectRefusal);
  }

  /** The last bet, or the next one before it comes. */
  async #takeBack(isLate: boolean): Promise<void> {
    await rollBackBet(this.#ctx, await this.#token('slots'), idOf(isLate ? this.#lastBet : this.#count + 1));
  }

  #nextId(): string {
    this.#count += 1;
    return idOf(this.#count);
  }
}

const idOf = (count: number): string => `id-${count}`.padEnd(8, '-');

/** A refusal is an answer; anything else is a fault. */
function expectRefusal(error: unknown): void {
  expect(error).toMatchObject({ name: 'ApiError', status: expect.any(Number) });
  expect((error as { status: number }).status).toBeLessThan(500);
}
