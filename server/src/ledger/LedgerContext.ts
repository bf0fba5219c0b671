import type { DocumentStore, Reader } from '../store/DocumentStore.ts';
import type { DepositBonusRecord, DepositRecord } from '../store/records/deposit.ts';
import type { UserRecord } from '../store/records/user.ts';
import type { WithdrawalRecord } from '../store/records/withdrawal.ts';
import type { BonusGrant } from './bonuses/grantBonus.ts';
import type { DepositAsk } from './DepositAsk.ts';
import type { LedgerRail } from './LedgerRail.ts';
import type { PayoutTerms } from './payouts/PayoutTerms.ts';
import type { PromptTerms } from './PromptTerms.ts';
import type { Write } from './Write.ts';

export interface LedgerLog {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

/** Dependencies of the ledger. Tests replace clock and ids. */
export interface LedgerContext {
  store: DocumentStore;
  /** Unix ms. */
  now: () => number;
  newId: () => string;
  /** The present rate: KES for one USD. */
  kesPerUsd: () => number;
  payouts: PayoutTerms;
  prompts: PromptTerms;
  policies: readonly LedgerPolicy[];
  rails: readonly LedgerRail[];
  log: LedgerLog;
}

export const instant = (milliseconds: number): string => new Date(milliseconds).toISOString();

/** Data for decisions about one event. */
export interface Moment {
  /** Unix ms. */
  now: number;
  /** The present rate: KES for one USD. */
  kesPerUsd: number;
}

export interface Completing extends Pick<Moment, 'kesPerUsd'>, Pick<LedgerContext, 'log'> {
  deposit: DepositRecord;
  /** The phone or card, as its rail names it; undefined when the rail does not know. */
  payer: string | undefined;
  /** The player before the event. */
  user: UserRecord | undefined;
  /** ISO 8601. */
  at: string;
}

/** The addition of a policy to a deposit. */
export interface Gain {
  /** For the bonus account. */
  bonusCents?: number;
  freeSpins?: number;
  /** The open bonus that `bonusCents` become. */
  grant?: BonusGrant;
  /** The bonus in the record. */
  bonus?: DepositBonusRecord;
  write?: Write;
}

export interface Counting {
  deposit: DepositRecord;
  isCounted: boolean;
}

/** Effects of a service on money, inside the transaction of the ledger, which does not import the service. */
export interface LedgerPolicy {
  /** Before a deposit is recorded: the terms of the chosen bonus. It throws the service's refusal of the deposit. */
  open?: (reader: Reader, ask: DepositAsk, moment: Moment) => Promise<DepositBonusRecord | undefined>;
  /** A deposit begins to count as money of the player on its way, or has failed and counts no more. */
  counted?: (reader: Reader, change: Counting, moment: Moment) => Promise<Write>;
  complete?: (reader: Reader, completing: Completing) => Promise<Gain>;
  /** After the commit, and not at all when the server crashes between them. It must not throw. */
  completed?: (ctx: LedgerContext, deposit: DepositRecord) => Promise<void>;
  /** After a withdrawal was paid. */
  paid?: (withdrawal: WithdrawalRecord, at: string) => Write;
}
