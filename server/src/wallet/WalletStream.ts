import type { Transaction } from '../../../contract/transactions.ts';
import type { Query } from '../store/query.ts';
import type { MoneyRecord } from '../store/records/money.ts';
import { balanceOf } from '../users/profile.ts';
import { newestNotification } from '../users/notifications.ts';
import { readDeposits, readWithdrawals } from './listTransactions.ts';
import type { MoneyPart } from './WalletFeed.ts';
import type { MoneyContext } from '../rails/Rail.ts';

/** The latest records of each kind that a new connection gets. */
const REPLAYED = 20;

type EventName = 'balance' | 'transaction' | 'notification';
type Send = (event: EventName, data: object) => void;

/** Remembers what one connection has received: everything at first, then only differences. */
export class WalletStream {
  readonly #ctx: Pick<MoneyContext, 'store' | 'kesPerUsd' | 'rails'>;
  readonly #uid: string;
  readonly #send: Send;
  readonly #told = new Map<string, string>();
  /** Undefined until the first read: a page loads the notifications itself. */
  #newest: string | undefined;
  #reading: Promise<void> | undefined;
  /** What a call has asked for since the last read. */
  #asked: MoneyPart | undefined;

  constructor(ctx: Pick<MoneyContext, 'store' | 'kesPerUsd' | 'rails'>, uid: string, send: Send) {
    this.#ctx = ctx;
    this.#uid = uid;
    this.#send = send;
  }

  /** Sends changes. Calls during an update cause one more update. */
  update(part: MoneyPart = 'all'): Promise<void> {
    this.#asked = this.#asked === 'all' ? 'all' : part;
    this.#reading ??= this.#read().finally(() => (this.#reading = undefined));
    return this.#reading;
  }

  async #read(): Promise<void> {
    while (this.#asked) {
      const part = this.#asked;
      this.#asked = undefined;
      const found = part === 'all' ? await this.#readPayments() : [];
      const balance = balanceOf(await this.#ctx.store.get('users', this.#uid));
      this.#tell('balance', 'balance', balance);
      const oldestFirst = found.toSorted((a, b) => ((a.updatedAt ?? '') < (b.updatedAt ?? '') ? -1 : 1));
      for (const transaction of oldestFirst) this.#tell('transaction', transaction.id, transaction);
      await this.#readNews();
    }
  }

  async #readPayments(): Promise<Transaction[]> {
    const query = latestOf(this.#uid);
    return [...(await readDeposits(this.#ctx, query)), ...(await readWithdrawals(this.#ctx, query))];
  }

  async #readNews(): Promise<void> {
    const newest = await newestNotification(this.#ctx.store, this.#uid);
    const { id = '' } = newest ?? {};
    if (newest && this.#newest !== undefined && id !== this.#newest) this.#send('notification', newest);
    this.#newest = id;
  }

  #tell(event: EventName, id: string, data: object): void {
    const text = JSON.stringify(data);
    if (this.#told.get(id) === text) return;
    this.#told.set(id, text);
    this.#send(event, data);
  }
}

const latestOf = (uid: string): Query<MoneyRecord> => ({
  where: [['userId', '==', uid]],
  orderBy: ['updatedAt', 'desc'],
  limit: REPLAYED,
});
