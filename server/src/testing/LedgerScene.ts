/** A wallet over a store and providers in memory, with its own clock, and common test steps. */
import { randomUUID } from 'node:crypto';
import { RAIL_WORDS, type RailName } from '../../../contract/railWords.ts';
import type { Balance } from '../../../contract/wallet.ts';
import type { WithdrawalMethodId } from '../../../contract/walletTerms.ts';
import { withdraw as anyRoute, type WithdrawalAnswer } from '../../../contract/withdrawals.ts';
import { accepted } from '../errors/moneyRefusals.ts';
import { accountOf, idempotencyOf, openDeposit } from '../ledger/index.ts';
import type { DepositRecord } from '../store/records/deposit.ts';
import type { WithdrawalRecord } from '../store/records/withdrawal.ts';
import { balanceOf } from '../users/profile.ts';
import { meet } from '../persons/person.ts';
import type { DocumentStore } from '../store/DocumentStore.ts';
import type { CollectionName } from '../store/collections.ts';
import type { JournalEntry } from '../store/records/journal.ts';
import { createServices, type ServiceOptions, type Services } from '../createServices.ts';
import { withdraw } from '../wallet/withdraw.ts';
import { openKits } from './openKits.ts';
import type { Currency } from '../store/records/money.ts';
import { OPEN_PAYOUTS, OPEN_PROMPTS } from './openPayouts.ts';
import { ANY_RAIL, type Posting, type RailActs, type Sent } from './RailKit.ts';
import { type Given, put } from './put.ts';

const SILENT = { info: () => undefined, warn: () => undefined, error: () => undefined };

export const UID = 'uid-1';
/** The scene of the running test: a player without money. */
export type GetScene = () => LedgerScene;

export class LedgerScene {
  readonly store: DocumentStore;
  readonly services: Services;
  /** The default rail of `begin`, `pay` and `withdraw`. */
  rail = ANY_RAIL;
  /** The present rate. */
  kesPerUsd = 129.5;
  readonly #kits = openKits();
  readonly #acts = new Map<string, RailActs<{ depositId: string }>>();
  #now = Date.parse('2026-11-21T09:00:00.000Z');

  constructor(store: DocumentStore, secrets: Pick<ServiceOptions, 'newSecret'> = {}) {
    this.store = store;
    const rails = this.#kits.map(({ rail }) => rail);
    this.services = createServices({
      store,
      rails,
      kesPerUsd: this.kesPerUsd,
      play: { minStakeKes: 20, flightSalt: 'a public value' },
      payouts: OPEN_PAYOUTS,
      prompts: OPEN_PROMPTS,
      log: SILENT,
      now: () => this.#now,
      ...secrets,
    });
    this.services.ctx.kesPerUsd = () => this.kesPerUsd;
    for (const { rail, ofScene } of this.#kits) {
      const { acts, own } = ofScene(this);
      this.#acts.set(rail.name, acts);
      Object.assign(this, own);
    }
  }

  put<N extends CollectionName>(collection: N, ...documents: Given<N>[]): Promise<void> {
    return put(this.store, collection, ...documents);
  }

  /** A player with a profile and no money; without a choice of currency, the account is in USD. */
  async addPlayer(uid = UID, currency?: Currency, own: { phoneNumber?: string } = {}): Promise<void> {
    const chosen = currency && { currency };
    const user = { id: uid, uid, balance: 0, bonusBalance: 0, displayName: 'Wanjiru', ...chosen, ...own };
    await this.put('users', user);
    if (own.phoneNumber === undefined) return;
    await this.store.transaction(uid, async (tx) => {
      const known = await tx.get('users', uid);
      const { personId, write } = await meet(tx, { uid, user: known }, own.phoneNumber?.slice(1));
      if (known && personId) tx.set('users', { ...known, personId });
      write(tx);
    });
  }

  /** The time of the scene in Unix ms. */
  get now(): number {
    return this.#now;
  }

  wait(milliseconds: number): void {
    this.#now += milliseconds;
  }

  /** Moves the clock and runs the workers. */
  async work(milliseconds = 0): Promise<void> {
    this.wait(milliseconds);
    await this.services.workers.runOnce();
  }

  begin(amountKes: number, { rail = this.rail, ...posting }: Posting & { rail?: RailName } = {}) {
    return found(this.#acts.get(rail)).begin(amountKes, posting);
  }

  /** A paid deposit. */
  async pay(amountKes: number, options?: Parameters<LedgerScene['begin']>[1]): Promise<DepositRecord> {
    const { depositId } = await this.begin(amountKes, options);
    await this.end(depositId);
    return this.deposit(depositId);
  }

  /** A deposit is paid, or never will be; the provider reports it, or only knows it. */
  async end(depositId: string, isPaid = true, isTold = true): Promise<void> {
    await found(this.#acts.get((await this.deposit(depositId)).paymentMethod)).end(depositId, isPaid, isTold);
  }

  /** The provider reports that a payout has arrived. */
  async arrive(withdrawalId: string): Promise<void> {
    await found(this.#acts.get((await this.withdrawal(withdrawalId)).method ?? '')).arrive(withdrawalId);
  }

  /** A deposit after a crash between the record and the call to the provider. Minor units. */
  async recordOnly(name: RailName = this.rail, amountMinor?: number): Promise<DepositRecord> {
    const kit = found(this.#kits.find(({ rail }) => rail.name === name));
    const opening = await openDeposit(this.services.ctx, {
      ...kit.unsent,
      uid: UID,
      ...(amountMinor && { amountMinor }),
      idempotency: idempotencyOf(UID, 'key-0123456789', anyRoute, {}),
      checkAfterMs: 30_000,
    });
    return accepted(opening).deposit;
  }

  /** Every payout that was sent, as often as it was. */
  sent(): Sent[] {
    return this.#kits.flatMap((kit) => kit.sent());
  }

  withdraw(
    amount: number,
    {
      methodId = RAIL_WORDS[this.rail].withdrawal,
      key = randomUUID(),
      uid = UID,
      ...more
    }: {
      methodId?: WithdrawalMethodId;
      key?: string;
      uid?: string;
      destination?: string | undefined;
      endsBonus?: boolean;
    } = {},
  ): Promise<WithdrawalAnswer & { id: string }> {
    this.wait(1);
    return withdraw(this.services, uid, { amount, methodId, ...more }, key).then((answer) => ({
      ...answer,
      id: answer.transactionId ?? '',
    }));
  }

  async deposit(id: string): Promise<DepositRecord> {
    return found(await this.store.get('deposits', id));
  }

  async withdrawal(id: string): Promise<WithdrawalRecord> {
    return found(await this.store.get('withdrawals', id));
  }

  /** The player sees this balance. */
  async balance(uid = UID): Promise<Balance> {
    return balanceOf(await this.store.get('users', uid));
  }

  /** Minor units of the account's currency. */
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
