import type { DocumentStore, Reader } from '../store/DocumentStore.ts';
import type { DepositBonusRecord, DepositRecord } from '../store/records/deposit.ts';
import type { UserRecord } from '../store/records/user.ts';
import type { WithdrawalRecord } from '../store/records/withdrawal.ts';
import type { DepositAsk } from './DepositAsk.ts';
import type { LedgerRail } from './LedgerRail.ts';
import type { Write } from './Write.ts';

export interface LedgerLog {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

/** What the ledger stands on. Tests give a clock and ids of their own. */
export interface LedgerContext {
  store: DocumentStore;
  /** Milliseconds since 1970. */
  now: () => number;
  newId: () => string;
  /** KES for one USD, in force now. */
  kesPerUsd: () => number;
  /** Called after each commit that touched the player's money. */
  onChange: (uid: string) => void;
  policies: readonly LedgerPolicy[];
  rails: readonly LedgerRail[];
  log: LedgerLog;
}

export const instant = (milliseconds: number): string => new Date(milliseconds).toISOString();

/** What decisions are made by. */
export interface Moment {
  /** Milliseconds since 1970. */
  now: number;
  /** KES for one USD, in force now. */
  kesPerUsd: number;
}

export interface Completing extends Pick<Moment, 'kesPerUsd'> {
  deposit: DepositRecord;
  /** The player until then. */
  user: UserRecord | undefined;
  /** ISO 8601. */
  at: string;
}

/** What a deposit brings besides its amount. */
export interface Gain {
  /** For the bonus account. */
  bonusCents?: number;
  freeSpins?: number;
  /** What the record keeps of it. */
  bonus?: DepositBonusRecord;
  write?: Write;
}

/** What a service adds to movements of money, inside the ledger's own transaction. The ledger knows none of them. */
export interface LedgerPolicy {
  /**
   * Before a deposit is recorded: the terms of the bonus that the player chose with it.
   * @throws ApiError when it may not be made
   */
  open?: (reader: Reader, ask: DepositAsk, moment: Moment) => Promise<DepositBonusRecord | undefined>;
  complete?: (reader: Reader, completing: Completing) => Promise<Gain>;
  /** After the commit, and not at all when the server dies between the two. It must not throw. */
  completed?: (ctx: LedgerContext, deposit: DepositRecord) => Promise<void>;
  /** When a withdrawal has been paid. */
  paid?: (withdrawal: WithdrawalRecord, at: string) => Write;
}
