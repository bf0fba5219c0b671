/** Who is told when a player's money changes, here at once and, for what other machines do, by looking now and then. */
import type { DocumentStore } from '../store/DocumentStore.ts';
import type { Query } from '../store/query.ts';
import type { AnyRecord } from '../ledger/index.ts';
import type { MoneyRecord } from '../store/records/money.ts';

interface Channel {
  listeners: Set<() => void>;
  /** What was last seen of the player's money. */
  seen: string | undefined;
  isLooking: boolean;
}

export class WalletFeed {
  readonly #store: DocumentStore;
  readonly #channels = new Map<string, Channel>();
  readonly #interval: number;
  #timer: NodeJS.Timeout | undefined;

  /** `interval` is the time between looks, milliseconds. */
  constructor(store: DocumentStore, interval: number) {
    this.#store = store;
    this.#interval = interval;
  }

  /** Calls `listener` after each change of the player's money. Returns what ends it. */
  subscribe(uid: string, listener: () => void): () => void {
    const channel = this.#channels.get(uid) ?? { listeners: new Set(), seen: undefined, isLooking: false };
    this.#channels.set(uid, channel);
    channel.listeners.add(listener);
    this.#timer ??= this.#schedule();
    return () => this.#leave(uid, channel, listener);
  }

  /** Something was committed here. */
  announce(uid: string): void {
    this.#channels.get(uid)?.listeners.forEach((listener) => listener());
  }

  close(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
    this.#channels.clear();
  }

  #schedule(): NodeJS.Timeout {
    return setInterval(
      () => this.#channels.forEach((channel, uid) => void this.#look(uid, channel)),
      this.#interval,
    ).unref();
  }

  #leave(uid: string, channel: Channel, listener: () => void): void {
    channel.listeners.delete(listener);
    if (channel.listeners.size > 0) return;
    if (this.#channels.get(uid) === channel) this.#channels.delete(uid);
    if (this.#channels.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  async #look(uid: string, channel: Channel): Promise<void> {
    if (channel.isLooking) return;
    channel.isLooking = true;
    try {
      const now = await versionOf(this.#store, uid);
      const hasChanged = channel.seen !== undefined && channel.seen !== now;
      channel.seen = now;
      if (hasChanged) channel.listeners.forEach((listener) => listener());
    } catch {
      // The store is busy or closing: the next look sees the same.
    } finally {
      channel.isLooking = false;
    }
  }
}

const latest = (uid: string): Query<MoneyRecord> => ({
  where: [['userId', '==', uid]],
  orderBy: ['updatedAt', 'desc'],
  limit: 1,
});
const markOf = ([record]: AnyRecord[]) => [record?.id, record?.updatedAt, record?.status];

/** Differs after every change of the player's money. */
async function versionOf(store: DocumentStore, uid: string): Promise<string> {
  const [user, deposits, withdrawals] = await Promise.all([
    store.get('users', uid),
    store.find('deposits', latest(uid)),
    store.find('withdrawals', latest(uid)),
  ]);
  return JSON.stringify([user?.lastBalanceUpdate, user?.balance, markOf(deposits), markOf(withdrawals)]);
}
