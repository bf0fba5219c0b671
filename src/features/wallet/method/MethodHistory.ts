import type { Transaction } from '@contract/wallet.ts';
import type { ReactNode } from 'react';
import type { Catalogue } from '@/shared/i18n';

export type Stated = Pick<Transaction, 'type' | 'method' | 'status' | 'reason' | 'isOutcomeUnknown'>;

/** What the history tells of deposits by one method in words of its own. */
export interface MethodHistory {
  /** Its name on the wire. */
  id: Transaction['method'];
  /** Its name, and `history.reason.` of the reasons that only it has. */
  messages: Catalogue;
  standing?: MethodStanding;
}

/** A state that other methods do not have. */
export interface MethodStanding {
  isIn: (transaction: Stated) => boolean;
  /** Id of a message. */
  text: string;
  /** It looks like this state. */
  looksLike: Transaction['status'];
  /** What a step on the way there is called. */
  stepText: (step: Transaction['timeline'][number]) => string | undefined;
  /** What the player can do about it. `onLeave` makes room where something stands over the page. */
  wayOn: (onLeave: (() => void) | undefined) => ReactNode;
}
