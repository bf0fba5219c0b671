import { accountOf, currencyOf } from '../../../server/src/ledger/index.ts';
import { personOf } from '../../../server/src/persons/person.ts';
import type { Currency } from '../../../server/src/store/records/money.ts';
import type { LedgerScene } from '../../../server/src/testing/LedgerScene.ts';
import { phoneOf } from '../../../server/src/testing/phoneOf.ts';
import { verifyRounds } from '../checkRounds.ts';
import { checkSums } from '../checkSums.ts';
import type { Checks } from '../Checks.ts';
import { readPlayer } from '../playerRecords.ts';
import type { Random } from '../Random.ts';
import { SPIN_TERMS } from '../rewards.ts';
import { RECORDS } from './comparedRecords.ts';
import { directCalls } from './calls/directCalls.ts';
import type { PlayCalls } from './calls/PlayCalls.ts';
import { PlayerModel } from './PlayerModel.ts';
import type { ModelDeposit, Moment } from './playerTypes.ts';
import type { SpinTerms } from './RewardsModel.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** The lines of one list that the other does not have. */
const without = (lines: readonly string[], others: readonly string[]): string[] =>
  lines.filter((line) => !others.includes(line));

const isLate = ({ id, status }: ModelDeposit): boolean => id.endsWith('-late') && status === 'processing';

/** Does everything with both the ledger and the model, and compares them. */
export class ModelComparison {
  readonly scene: LedgerScene;
  readonly players: PlayerModel[] = [];
  readonly #cards = new Map<string, PlayerModel>();
  readonly checks: Checks;
  readonly random: Random;
  readonly calls: PlayCalls;
  /** The operator's, at present. */
  spinTerms: SpinTerms = SPIN_TERMS;

  constructor(given: Pick<ModelComparison, 'scene' | 'checks' | 'random'> & { calls?: PlayCalls }) {
    this.scene = given.scene;
    this.calls = given.calls ?? directCalls(given.scene.services.play.ctx);
    this.checks = given.checks;
    this.random = given.random;
  }

  get moment(): Moment {
    return { now: this.scene.services.ctx.now(), rate: this.scene.kesPerUsd };
  }

  /** A new player, with an account in that currency. */
  async join(currency: Currency, uid = `player-${this.players.length}`): Promise<void> {
    const player = new PlayerModel(uid, currency, this.#cards);
    await this.scene.addPlayer(player.uid, currency, { phoneNumber: `+${phoneOf(uid)}` });
    this.players.push(player);
  }

  async compareAccount(player: PlayerModel, what: string): Promise<void> {
    const { uid, currency, balance, bonus, held } = player;
    const user = await this.#learnOrder(player);
    const account = accountOf(user);
    const stored = [currencyOf(user), account.balanceCents, account.heldCents, account.bonusCents];
    this.checks.equal(stored, [currency, balance, held, bonus], `${uid} after ${what}`);
  }

  /** Compares every record, and checks them by themselves. */
  async compareRecords(player: PlayerModel, what: string): Promise<void> {
    const records = await readPlayer(this.scene.store, player.uid);
    for (const { name, stored, expected } of RECORDS) {
      const [kept, known] = [stored(records), expected(player)];
      const differences = [without(kept, known), without(known, kept)];
      this.checks.equal(differences, [[], []], `${player.uid}'s ${name} after ${what}`);
    }
    const { accounts } = await personOf(this.scene.store, player.uid);
    const person = player.person.map(({ uid }) => uid);
    this.checks.equal(accounts.toSorted(), person.toSorted(), `${player.uid}'s person after ${what}`);
    checkSums(this.checks, records, `${player.uid} after ${what}`);
  }

  /** Computes the settled rounds again from their seeds. Returns their number. */
  async verify({ uid }: PlayerModel): Promise<number> {
    return verifyRounds(this.checks, this.scene.store, await readPlayer(this.scene.store, uid));
  }

  /** Does due work: ends rounds, sends waiting payouts, and checks late payments. */
  async payOut(): Promise<void> {
    while ((await this.scene.services.workers.runOnce()) > 0);
    for (const player of this.players) {
      player.play.work(this.moment.now);
      for (const late of player.deposits.filter(isLate)) this.#ask(player, late);
      for (const withdrawal of player.withdrawals.filter(({ status }) => status === 'pending')) {
        if (withdrawal.method === 'mpesa') withdrawal.status = 'processing';
        else player.endRefunds(withdrawal, (part) => this.isRefundable(part.deposit));
      }
      await this.#learnOrder(player);
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
      await this.#learnOrder(player);
    }
  }

  async #learnOrder({ uid, bonuses }: PlayerModel) {
    const user = await this.scene.store.get('users', uid);
    bonuses.learnOrder((user?.bonuses ?? []).map(({ id }) => id));
    return user;
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
    if (deposit.provider !== 'open') return player.settle(deposit, deposit.provider, this.moment);
    if (deposit.method === 'stripe') {
      deposit.provider = 'failed';
      deposit.status = 'failed';
    } else if (this.#isGivenUp(deposit)) deposit.status = 'review';
  }

  /** Goes to review after a day without an outcome; the money of a payout stays held. */
  #isGivenUp({ createdAt }: { createdAt: number }): boolean {
    return this.moment.now - createdAt >= DAY;
  }
}
