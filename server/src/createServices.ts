/** The one place that joins ledger, policies, rails, live events and workers. */
import { randomUUID } from 'node:crypto';
import type { PlayConfig } from './config/Config.ts';
import { type LedgerLog, minorOf, type PayoutTerms, type PromptTerms } from './ledger/index.ts';
import { createPlay, type Play } from './play/createPlay.ts';
import { bonusPolicy } from './rewards/bonusPolicy.ts';
import { invitationPolicy } from './rewards/payReferral.ts';
import { saferPlayPolicy } from './saferPlay/refuseDeposit.ts';
import type { DocumentStore } from './store/DocumentStore.ts';
import { noticePolicy } from './users/notifications.ts';
import { createWorkers, type Workers } from './workers/createWorkers.ts';
import type { MoneyContext, Rail } from './rails/Rail.ts';
import type { Wallet } from './wallet/withdraw.ts';
import { WalletFeed } from './wallet/WalletStream.ts';

export type Services = Wallet & { workers: Workers; play: Play };

export interface ServiceOptions {
  store: DocumentStore;
  rails: readonly Rail[];
  kesPerUsd: number;
  log: LedgerLog;
  now?: () => number;
  newId?: () => string;
  newSecret?: () => string;
  payouts: PayoutTerms;
  prompts: PromptTerms;
  play: Pick<PlayConfig, 'minStakeKes' | 'flightSalt'>;
  chainLength?: number;
}

/** They are called in this order: policies that refuse a deposit come first. */
const POLICIES = [saferPlayPolicy, bonusPolicy, invitationPolicy];

/** Nothing runs before `workers.start()`. */
export function createServices(options: ServiceOptions): Services {
  const { store, rails, log, payouts, prompts, now = Date.now, newId = randomUUID, newSecret, chainLength } = options;
  const policies = [...POLICIES, noticePolicy(rails)];
  const kesPerUsd = () => options.kesPerUsd;
  const ctx: MoneyContext = { store, rails, log, now, newId, kesPerUsd, payouts, prompts, policies };
  const play = createPlay({
    ...{ store, now, newId, log, kesPerUsd: () => ctx.kesPerUsd(), flightSalt: options.play.flightSalt },
    minStakeKesCents: minorOf(options.play.minStakeKes),
    ...(newSecret && { newSecret }),
    ...(chainLength && { chainLength }),
  });
  return { ctx, feed: new WalletFeed(store), play, workers: createWorkers(ctx, play) };
}
