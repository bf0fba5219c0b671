/** The one place where ledger, policies, rails, live events and workers are put together. */
import { randomUUID } from 'node:crypto';
import type { LedgerLog } from './ledger/index.ts';
import { bonusPolicy } from './rewards/bonusPolicy.ts';
import { invitationPolicy } from './rewards/invitationPolicy.ts';
import { saferPlayPolicy } from './saferPlay/saferPlayPolicy.ts';
import type { DocumentStore } from './store/DocumentStore.ts';
import { noticePolicy } from './users/noticePolicy.ts';
import { createWorkers, type Workers } from './workers/createWorkers.ts';
import type { MoneyContext } from './rails/MoneyContext.ts';
import type { Rail } from './rails/Rail.ts';
import type { Wallet } from './wallet/Wallet.ts';
import { WalletFeed } from './wallet/WalletFeed.ts';

export interface Services extends Wallet {
  workers: Workers;
}

export interface ServiceOptions {
  store: DocumentStore;
  rails: readonly Rail[];
  kesPerUsd: number;
  log: LedgerLog;
  now?: () => number;
  newId?: () => string;
  /** Between looks for what other machines did, milliseconds. */
  feedInterval?: number;
}

/** Well below the two seconds in which a player sees a payment. */
const FEED_INTERVAL_MS = 1_500;

/** In the order in which they are asked: what refuses a deposit comes first. */
const POLICIES = [saferPlayPolicy, bonusPolicy, invitationPolicy, noticePolicy];

/** Nothing works by itself until `workers.start()`. */
export function createServices(options: ServiceOptions): Services {
  const { store, rails, kesPerUsd, log, now = Date.now, newId = randomUUID } = options;
  const feed = new WalletFeed(store, { interval: options.feedInterval ?? FEED_INTERVAL_MS, now });
  const ctx: MoneyContext = {
    store,
    rails,
    log,
    now,
    newId,
    kesPerUsd: () => kesPerUsd,
    policies: POLICIES,
    onChange: (uid) => feed.announce(uid),
  };
  return { ctx, feed, workers: createWorkers(ctx) };
}
