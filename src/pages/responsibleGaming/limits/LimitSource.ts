import type { DepositLimit } from '@contract/saferPlay.ts';

/** What a limit counts. Minutes stand where amounts do. */
export type LimitUnit = 'KES' | 'USD' | 'minutes';

/** A limit with its figures; a deposit limit may be in another currency than the account. */
export type ShownLimit = Omit<DepositLimit, 'period'>;

export interface Saving {
  /** Decimal amount or minutes; `null` ends the limit. Whether the server accepted it. */
  save: (amount: number | null) => Promise<boolean>;
  isSaving: boolean;
  error: unknown;
}
