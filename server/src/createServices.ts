/** The one place where ledger, policies, providers, live events and workers are put together. */
import { randomUUID } from 'node:crypto';
import type { CardGateway } from './rails/card/CardGateway.ts';
import type { MobileGateway } from './rails/mobile/MobileGateway.ts';
import type { LedgerLog } from './ledger/index.ts';
import { bonusPolicy } from './rewards/bonusPolicy.ts';
import { invitationPolicy } from './rewards/invitationPolicy.ts';
import { saferPlayPolicy } from './saferPlay/saferPlayPolicy.ts';
import type { DocumentStore } from './store/DocumentStore.ts';
import { noticePolicy } from './users/noticePolicy.ts';
import { createWorkers, type Workers } from './workers/createWorkers.ts';
import { WALLET_TIMING, type WalletTiming } from './rails/timing.ts';
import type { RailContext } from './rails/RailContext.ts';
import type { Wallet } from './wallet/Wallet.ts';
import { WalletFeed } from './wallet/WalletFeed.ts';

export interface Services extends Wallet {
  workers: Workers;
}

export interface ServiceOptions {
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

/** In the order in which they are asked: what refuses a deposit comes first. */
const POLICIES = [saferPlayPolicy, bonusPolicy, invitationPolicy, noticePolicy];

/** Nothing works by itself until `workers.start()`. */
export function createServices(options: ServiceOptions): Services {
  const { store, card, mobile, kesPerUsd, log, now = Date.now, newId = randomUUID, timing } = options;
  const feed = new WalletFeed(store, { interval: options.feedInterval ?? FEED_INTERVAL_MS, now });
  const ctx: RailContext = {
    store,
    card,
    mobile,
    log,
    now,
    newId,
    kesPerUsd: () => kesPerUsd,
    timing: { ...WALLET_TIMING, ...timing },
    policies: POLICIES,
    onChange: (uid) => feed.announce(uid),
  };
  return { ctx, feed, workers: createWorkers(ctx) };
}
