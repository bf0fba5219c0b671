/** Puts the wallet together: ledger, providers, live events, workers. */
import { randomUUID } from 'node:crypto';
import type { CardGateway } from '../gateways/CardGateway.ts';
import type { MobileGateway } from '../gateways/MobileGateway.ts';
import type { LedgerLog } from '../ledger/LedgerContext.ts';
import type { DocumentStore } from '../store/DocumentStore.ts';
import { createWorkers, type Workers } from '../workers/createWorkers.ts';
import { WALLET_TIMING, type WalletTiming } from './timing.ts';
import type { WalletContext } from './WalletContext.ts';
import { WalletFeed } from './WalletFeed.ts';

export interface Wallet {
  ctx: WalletContext;
  feed: WalletFeed;
  workers: Workers;
}

export interface WalletOptions {
  store: DocumentStore;
  card: CardGateway;
  mobile: MobileGateway;
  kesPerUsd: number;
  log: LedgerLog;
  now?: () => number;
  newId?: () => string;
  timing?: Partial<WalletTiming>;
  /** Between looks for what other machines did, milliseconds. */
  feedInterval?: number;
}

/** Well below the two seconds in which a player sees a payment. */
const FEED_INTERVAL_MS = 1_500;

/** Nothing works by itself until `workers.start()`. */
export function createWallet(options: WalletOptions): Wallet {
  const { store, card, mobile, kesPerUsd, log, now = Date.now, newId = randomUUID, timing } = options;
  const feed = new WalletFeed(store, options.feedInterval ?? FEED_INTERVAL_MS);
  const ctx: WalletContext = {
    store,
    card,
    mobile,
    log,
    now,
    newId,
    kesPerUsd: () => kesPerUsd,
    timing: { ...WALLET_TIMING, ...timing },
    onChange: (uid) => feed.announce(uid),
  };
  return { ctx, feed, workers: createWorkers(ctx) };
}
