import type { DocumentStore } from '../store/DocumentStore.ts';
import type { LedgerPolicy } from './policies.ts';

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
  log: LedgerLog;
}

export const instant = (milliseconds: number): string => new Date(milliseconds).toISOString();
