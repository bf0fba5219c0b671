/** The one place that joins ledger, policies, rails, live events and workers. */
import { randomUUID } from 'node:crypto';
import type { PlayConfig } from './config/Config.ts';
import type { AuditHeads } from './console/audit/AuditHeads.ts';
import { minorOf } from './ledger/index.ts';
import { createPlay, type Play } from './play/createPlay.ts';
import type { PlayContext } from './play/PlayContext.ts';
import { bonusPolicy } from './rewards/bonusPolicy.ts';
import { invitationPolicy } from './rewards/payReferral.ts';
import { saferPlayPolicy } from './saferPlay/refuseDeposit.ts';
import { noticePolicy } from './users/notifications.ts';
import { createWorkers, type Workers } from './workers/createWorkers.ts';
import type { MoneyContext } from './rails/Rail.ts';
import type { Wallet } from './wallet/withdraw.ts';
import { WalletFeed } from './wallet/WalletStream.ts';

export type Services = Wallet & { workers: Workers; play: Play };

type Replaced = 'now' | 'newId' | 'newSecret' | 'chainLength';

/** Tests replace clock, ids and chance. */
export interface ServiceOptions
  extends Pick<MoneyContext, 'store' | 'rails' | 'log' | 'payouts' | 'prompts'>, Partial<Pick<PlayContext, Replaced>> {
  kesPerUsd: number;
  /** Missing where no signed head of the audit is kept. */
  heads?: AuditHeads | undefined;
  play: PlayConfig;
}

/** They are called in this order: policies that refuse a deposit come first. */
const POLICIES = [saferPlayPolicy, bonusPolicy, invitationPolicy];

/** Nothing runs before `workers.start()`. */
export function createServices(options: ServiceOptions): Services {
  const { store, rails, log, payouts, prompts, now = Date.now, newId = randomUUID } = options;
  const policies = [...POLICIES, ...rails.flatMap(({ policy }) => policy ?? []), noticePolicy(rails)];
  const kesPerUsd = () => options.kesPerUsd;
  const ctx: MoneyContext = { store, rails, log, now, newId, kesPerUsd, payouts, prompts, policies };
  const play = createPlay({
    ...{ store, now, newId, log, kesPerUsd: () => ctx.kesPerUsd(), flightSalt: options.play.flightSalt },
    minStakeKesCents: minorOf(options.play.minStakeKes),
    newSecret: options.newSecret,
    chainLength: options.chainLength,
  });
  return { ctx, feed: new WalletFeed(store), play, workers: createWorkers(ctx, play, options.heads) };
}
