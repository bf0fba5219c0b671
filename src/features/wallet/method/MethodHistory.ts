import type { Transaction } from '@contract/transactions.ts';
import type { ReactNode } from 'react';
import type { Catalogue } from '@/shared/i18n';

export type Stated = Pick<Transaction, 'type' | 'method' | 'status' | 'reason' | 'isOutcomeUnknown'>;

/** The history texts of deposits by one method. */
export interface MethodHistory {
  /** Name on the wire. */
  id: Transaction['method'];
  /** Its name, and `history.reason.` for its own reasons. */
  messages: Catalogue;
  standing?: MethodStanding;
}

/** A state that other methods do not have. */
export interface MethodStanding {
  isIn: (transaction: Stated) => boolean;
  /** Message id. */
  text: string;
  /** It looks like this state. */
  looksLike: Transaction['status'];
  /** The text of a step before it. */
  stepText: (step: Transaction['timeline'][number]) => string | undefined;
  /** The player's next action. `onLeave` closes what is over the page. */
  wayOn: (onLeave: (() => void) | undefined) => ReactNode;
}
