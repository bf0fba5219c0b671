import type { Transaction } from '../../../contract/transactions.ts';
import { ownedBy, type Query } from '../store/query.ts';
import type { MoneyRecord } from '../store/records/money.ts';
import { balanceOf } from '../users/profile.ts';
import { newestNotification } from '../users/notifications.ts';
import { readDeposits, readWithdrawals } from './listTransactions.ts';
import type { MoneyContext } from '../rails/Rail.ts';
import type { Change, DocumentStore } from '../store/DocumentStore.ts';

/** A new connection gets so many records of each kind. */
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
  /** The change that calls have asked to be read since the last read. */
  #asked: MoneyChange | undefined;

  constructor(ctx: Pick<MoneyContext, 'store' | 'kesPerUsd' | 'rails'>, uid: string, send: Send) {
    this.#ctx = ctx;
    this.#uid = uid;
    this.#send = send;
  }

  /** Sends changes. Calls during an update cause one more update. */
  update(change: MoneyChange = 'all'): Promise<void> {
    this.#asked = this.#asked === 'all' ? 'all' : change;
    this.#reading ??= this.#read().finally(() => (this.#reading = undefined));
    return this.#reading;
  }

  async #read(): Promise<void> {
    while (this.#asked) {
      const change = this.#asked;
      this.#asked = undefined;
      const found = change === 'all' ? await this.#readPayments() : [];
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
  where: [ownedBy(uid)],
  orderBy: ['updatedAt', 'desc'],
  limit: REPLAYED,
});

/** A round moves the balance alone; a payment has a record, which changes too. */
export type MoneyChange = 'balance' | 'all';

type MoneyListener = (change: MoneyChange) => void;

/** A player's document has the player's id. */
const playerOf = ({ collection, id, owner }: Change): string | undefined => (collection === 'users' ? id : owner);

/** Tells connected players that their money has changed, whichever server changed it. */
export class WalletFeed {
  readonly #store: Pick<DocumentStore, 'changes'>;
  readonly #listeners = new Map<string, Set<MoneyListener>>();
  #stop: (() => void) | undefined;

  constructor(store: Pick<DocumentStore, 'changes'>) {
    this.#store = store;
  }

  /** Calls `listener` after each change of the player's money. Returns a function that stops it. */
  subscribe(uid: string, listener: MoneyListener): () => void {
    const listeners = this.#listeners.get(uid) ?? new Set();
    this.#listeners.set(uid, listeners.add(listener));
    this.#stop ??= this.#store.changes(['users', 'deposits', 'withdrawals'], (changes) => this.#tell(changes));
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0 && this.#listeners.get(uid) === listeners) this.#listeners.delete(uid);
      if (this.#listeners.size === 0) this.close();
    };
  }

  close(): void {
    this.#stop?.();
    this.#stop = undefined;
    this.#listeners.clear();
  }

  /** A commit that wrote a payment is told as one change, although it wrote the player's document too. */
  #tell(changes: readonly Change[]): void {
    const changed = new Map<string, MoneyChange>();
    for (const change of changes) {
      const uid = playerOf(change);
      if (uid === undefined) continue;
      const isPayment = change.collection !== 'users';
      changed.set(uid, isPayment || changed.get(uid) === 'all' ? 'all' : 'balance');
    }
    for (const [uid, money] of changed) this.#listeners.get(uid)?.forEach((listener) => listener(money));
  }
}
