import { isCompleted } from '../../../../server/src/ledger/index.ts';
import type { LedgerScene } from '../../../../server/src/testing/LedgerScene.ts';
import type { Checks } from '../../Checks.ts';
import { readPlayer } from '../../playerRecords.ts';
import type { Random } from '../../Random.ts';
import type { ModelDeposit, PlayerModel } from './PlayerModel.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

type Known = Record<string, string>;

const statuses = (records: readonly { id: string; status: string }[]): Known =>
  Object.fromEntries(records.map(({ id, status }) => [id, status] as const).toSorted(([a], [b]) => (a < b ? -1 : 1)));

const isLate = ({ id, status }: ModelDeposit): boolean => id.endsWith('-late') && status === 'processing';

/** Does everything with both the ledger and the model, and compares them. */
export class ModelComparison {
  readonly scene: LedgerScene;
  readonly players: readonly PlayerModel[];
  readonly checks: Checks;
  readonly random: Random;

  constructor(given: Pick<ModelComparison, 'scene' | 'players' | 'checks' | 'random'>) {
    this.scene = given.scene;
    this.players = given.players;
    this.checks = given.checks;
    this.random = given.random;
  }

  get now(): number {
    return this.scene.wallet.ctx.now();
  }

  async compareAccount({ uid, balance, bonus, held }: PlayerModel, what: string): Promise<void> {
    const { balanceCents, bonusCents, heldCents } = await this.scene.account(uid);
    this.checks.equal([balanceCents, heldCents, bonusCents], [balance, held, bonus], `${uid} after ${what}`);
  }

  /** Compares every record with its state, and refundable amounts. */
  async compareRecords({ uid, deposits, withdrawals }: PlayerModel, what: string): Promise<void> {
    const records = await readPlayer(this.scene.store, uid);
    this.checks.equal(statuses(records.deposits), statuses(deposits), `${uid}'s deposits after ${what}`);
    this.checks.equal(statuses(records.withdrawals), statuses(withdrawals), `${uid}'s withdrawals after ${what}`);
    const refundable = records.deposits
      .filter(isCompleted)
      .flatMap(({ refundableCents: cents }) => (cents ? [cents] : []));
    const expected = deposits.flatMap(({ refundable: cents }) => (cents ? [cents] : []));
    this.checks.equal(refundable.toSorted(), expected.toSorted(), `${uid}'s refundable after ${what}`);
  }

  /** Does due work: sends waiting payouts, and checks late payments. */
  async payOut(): Promise<void> {
    while ((await this.scene.wallet.workers.runOnce()) > 0);
    for (const player of this.players) {
      for (const late of player.deposits.filter(isLate)) this.#ask(player, late);
      for (const withdrawal of player.withdrawals.filter(({ status }) => status === 'pending')) {
        if (withdrawal.method === 'mpesa') withdrawal.status = 'processing';
        else player.endRefunds(withdrawal, (part) => this.isRefundable(part.deposit));
      }
    }
  }

  /** Moves the clock an hour, and asks the providers about everything open. */
  async reconcile(): Promise<void> {
    this.scene.wait(HOUR);
    await this.payOut();
    for (const player of this.players) {
      for (const withdrawal of player.withdrawals.filter(({ status }) => status === 'processing'))
        if (this.#isGivenUp(withdrawal)) withdrawal.status = 'review';
      for (const deposit of player.deposits.filter(({ status }) => status === 'pending' || status === 'processing'))
        this.#ask(player, deposit);
    }
  }

  /** Unpaid card payments are cancelled, paid ones credited. */
  closeCards(player: PlayerModel, deposits: readonly ModelDeposit[]): void {
    for (const deposit of deposits.filter(({ method, status }) => method === 'stripe' && status === 'pending'))
      this.#ask(player, deposit);
  }

  isRefundable({ paymentIntentId = '' }: ModelDeposit): boolean {
    return !this.scene.card.unrefundable.has(paymentIntentId);
  }

  /** An unfinished card payment is cancelled; an open prompt goes to review after a day. */
  #ask(player: PlayerModel, deposit: ModelDeposit): void {
    if (deposit.provider !== 'open') return player.settle(deposit, deposit.provider, this.now);
    if (deposit.method === 'stripe') {
      deposit.provider = 'failed';
      deposit.status = 'failed';
    } else if (this.#isGivenUp(deposit)) deposit.status = 'review';
  }

  /** Goes to review after a day without an outcome; the money of a payout stays held. */
  #isGivenUp({ createdAt }: { createdAt: number }): boolean {
    return this.now - createdAt >= DAY;
  }
}
