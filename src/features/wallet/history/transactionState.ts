import type { Transaction } from '@contract/transactions.ts';
import { joinCatalogues, type Words } from '@/shared/i18n';
import { depositedBy, methodHistoryMessages, methodNames } from '../methods';
import type { OwnState, Stated } from '../methods/Method';
import { walletMessages } from '../frame/WalletModal';

/** The state of a transaction for the player, unless its method has its own. */
type ShownState = Transaction['status'] | 'unknown' | 'underWay';

const isOpen = ({ status }: Stated): boolean => status === 'pending' || status === 'processing';

export function shownStateOf(stated: Stated): ShownState {
  const { status, isOutcomeUnknown } = stated;
  if (status === 'completed' || status === 'failed') return status;
  if (isOutcomeUnknown) return 'unknown';
  return isOpen(stated) ? 'underWay' : status;
}

/** Why it failed or waits; another backend may have reasons that we do not know. */
export function reasonText({ formatMessage, messages }: Words, reason: string): string {
  const id = `history.reason.${reason}`;
  return formatMessage({ id: id in messages ? id : 'history.reason.other' });
}

/** Deposits have texts of their method; withdrawals have the same texts for every method. */
export const ownTextsOf = ({ type, method }: Pick<Stated, 'type' | 'method'>): OwnState | undefined =>
  type === 'deposit' ? depositedBy(method)?.ownState : undefined;

/** A state that only its method has, while the deposit is in it. */
export function ownStateOf(stated: Stated): OwnState | undefined {
  const state = ownTextsOf(stated);
  return state?.isIn(stated) ? state : undefined;
}

export const historyMessages = joinCatalogues([walletMessages, methodNames, methodHistoryMessages]);
