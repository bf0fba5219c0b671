/** A wallet over a store and providers in memory, with a clock of its own, and what tests do with it again and again. */
import { randomUUID } from 'node:crypto';
import type { RailName } from '../../../contract/railWords.ts';
import type { Balance } from '../../../contract/users.ts';
import type { StkPushAnswer, WithdrawalAnswer } from '../../../contract/wallet.ts';
import { accountOf, idempotencyOf, openDeposit } from '../ledger/index.ts';
import type { DepositRecord } from '../store/records/deposit.ts';
import type { WithdrawalRecord } from '../store/records/withdrawal.ts';
import { balanceOf } from '../users/balanceOf.ts';
import type { DocumentStore } from '../store/DocumentStore.ts';
import type { CollectionName } from '../store/collections.ts';
import type { JournalEntry } from '../store/records/notes.ts';
import { applyCardEvent } from '../rails/card/applyCardEvent.ts';
import { applyPayoutResult } from '../rails/mobile/applyPayoutResult.ts';
import { applyPushResult } from '../rails/mobile/applyPushResult.ts';
import { type CardContext, CARD_TIMING } from '../rails/card/CardContext.ts';
import { createCardRail } from '../rails/card/createCardRail.ts';
import { createMobileRail } from '../rails/mobile/createMobileRail.ts';
import { type MobileContext, MOBILE_TIMING } from '../rails/mobile/MobileContext.ts';
import { createServices, type Services } from '../createServices.ts';
import { startCardDeposit } from '../rails/card/startCardDeposit.ts';
import { startMobileDeposit } from '../rails/mobile/startMobileDeposit.ts';
import { withdraw } from '../wallet/withdraw.ts';
import { FakeCardGateway } from '../rails/card/testing/FakeCardGateway.ts';
import { FakeMobileGateway } from '../rails/mobile/testing/FakeMobileGateway.ts';
import { type Given, put } from './put.ts';

const SILENT = { info: () => undefined, warn: () => undefined, error: () => undefined };

export const UID = 'uid-1';
export const PHONE = '0712 345 678';

/** The scene of the test that runs: a player without money. */
export type GetScene = () => LedgerScene;

export class LedgerScene {
  readonly store: DocumentStore;
  readonly card = new FakeCardGateway();
  readonly mobile = new FakeMobileGateway();
  readonly wallet: Services;
  #now = Date.parse('2026-11-21T09:00:00.000Z');

  constructor(store: DocumentStore) {
    this.store = store;
    const rails = [createCardRail(this.card), createMobileRail(this.mobile, { replayPause: 1 })];
    this.wallet = createServices({ store, rails, kesPerUsd: 129.5, log: SILENT, now: () => this.#now });
  }

  get cardCtx(): CardContext {
    return { ...this.wallet.ctx, card: this.card, timing: CARD_TIMING };
  }

  get mobileCtx(): MobileContext {
    return { ...this.wallet.ctx, mobile: this.mobile, timing: { ...MOBILE_TIMING, replayPause: 1 } };
  }

  put<N extends CollectionName>(collection: N, ...documents: Given<N>[]): Promise<void> {
    return put(this.store, collection, ...documents);
  }

  /** A player with a profile and no money. */
  addPlayer(uid = UID): Promise<void> {
    return this.put('users', { id: uid, uid, balance: 0, bonusBalance: 0, displayName: 'Wanjiru' });
  }

  wait(milliseconds: number): void {
    this.#now += milliseconds;
  }

  /** Lets time pass and the workers do what is due then. */
  async work(milliseconds = 0): Promise<void> {
    this.wait(milliseconds);
    await this.wallet.workers.runOnce();
  }

  push(
    amount: number,
    { key = randomUUID() as string, uid = UID, bonusId = '', phone = PHONE } = {},
  ): Promise<StkPushAnswer> {
    this.wait(1);
    const body = { phoneNumber: phone, amount, ...(bonusId && { bonusId }) };
    return startMobileDeposit(this.mobileCtx, uid, body, key);
  }

  /** A deposit that is prompted, paid and called back. */
  async payMobile(
    amount: number,
    options: { uid?: string; bonusId?: string; phone?: string } = {},
  ): Promise<DepositRecord> {
    const { depositId } = await this.push(amount, options);
    await applyPushResult(this.mobileCtx, depositId, this.mobile.endPush(depositId));
    return this.deposit(depositId);
  }

  /** Ends a prompt and delivers its callback. */
  async endPush(depositId: string, resultCode = 0): Promise<void> {
    await applyPushResult(this.mobileCtx, depositId, this.mobile.endPush(depositId, resultCode));
  }

  intent(amount: number, { key = randomUUID() as string, uid = UID, bonusId = '' } = {}) {
    this.wait(1);
    return startCardDeposit(this.cardCtx, uid, { amount, ...(bonusId && { bonusId }) }, key);
  }

  async payCard(amount: number, options: { uid?: string; bonusId?: string } = {}): Promise<DepositRecord> {
    const { paymentIntentId, depositId } = await this.intent(amount, options);
    await applyCardEvent(this.cardCtx, this.card.pay(paymentIntentId));
    return this.deposit(depositId);
  }

  /** A deposit as a crash leaves it between the record and the call to the provider. In minor units. */
  async recordOnly(paymentMethod: RailName, amountMinor = 129_500): Promise<DepositRecord> {
    const { deposit } = await openDeposit(this.wallet.ctx, {
      uid: UID,
      amountMinor,
      currency: paymentMethod === 'mobile' ? 'KES' : 'USD',
      idempotency: idempotencyOf(UID, 'key-0123456789', 'test', {}),
      checkAfterMs: 30_000,
      accountsOfPayer: async () => [],
      toRecord: (opened) =>
        paymentMethod === 'mobile'
          ? { ...opened, paymentMethod, phoneNumber: '254712345678', reference: opened.id.slice(-12) }
          : { ...opened, paymentMethod },
    });
    return deposit;
  }

  withdraw(
    amount: number,
    { methodId = 'mpesa' as 'card' | 'mpesa', key = randomUUID() as string, uid = UID } = {},
  ): Promise<WithdrawalAnswer & { id: string }> {
    this.wait(1);
    return withdraw(this.wallet, uid, { amount, methodId }, key).then((answer) => ({
      ...answer,
      id: answer.transactionId ?? '',
    }));
  }

  /** Delivers the result of a payout, and the answer when the server asks whether it is true. */
  async endPayout(withdrawalId: string, resultCode = 0): Promise<void> {
    const before = this.mobile.asked.length;
    const result = this.mobile.payoutResult(withdrawalId, resultCode);
    await applyPayoutResult(this.mobileCtx, withdrawalId, result);
    if (this.mobile.asked.length > before) await this.answerStatus(withdrawalId, resultCode);
  }

  /** The provider's answer to a question how a payout stands. */
  async answerStatus(withdrawalId: string, resultCode = 0): Promise<void> {
    const result = this.mobile.payoutResult(withdrawalId, resultCode);
    await applyPayoutResult(this.mobileCtx, withdrawalId, result, { isAnswer: true });
  }

  async deposit(id: string): Promise<DepositRecord> {
    return found(await this.store.get('deposits', id));
  }

  async withdrawal(id: string): Promise<WithdrawalRecord> {
    return found(await this.store.get('withdrawals', id));
  }

  /** US cents. */
  /** As the player is told. */
  async balance(uid = UID): Promise<Balance> {
    return balanceOf(await this.store.get('users', uid));
  }

  async account(uid = UID) {
    return accountOf(await this.store.get('users', uid));
  }

  journal(): Promise<JournalEntry[]> {
    return this.store.find('journal');
  }
}

function found<TRecord>(stored: TRecord | undefined): TRecord {
  if (!stored) throw new Error('There is no such record');
  return stored;
}
