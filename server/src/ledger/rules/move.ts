import type { TransactionReason, TransactionState } from '../../../../contract/walletTerms.ts';
import type { DepositRecord } from '../../store/records/deposit.ts';
import type { WithdrawalRecord } from '../../store/records/withdrawal.ts';

/** The next states of each state. Final states have none. */
const WAYS: Readonly<Record<TransactionState, readonly TransactionState[]>> = {
  pending: ['processing', 'review', 'completed', 'failed'],
  processing: ['review', 'completed', 'failed'],
  /** Back to pending: a person let go what was never sent. */
  review: ['pending', 'completed', 'failed'],
  completed: [],
  failed: [],
};

/** Withdrawals with money that is neither paid nor released. */
export const HELD_STATES = ['pending', 'processing', 'review'] as const satisfies readonly TransactionState[];

/** The record has not failed. */
export const LIVE_STATES = [...HELD_STATES, 'completed'] as const;

export const isFinal = ({ status }: Pick<AnyRecord, 'status'>): boolean => WAYS[status].length === 0;
export const isOpen = <TRecord extends Pick<AnyRecord, 'status'>>(
  record: TRecord,
): record is TRecord & { status: OpenState } => record.status === 'pending' || record.status === 'processing';
export const isCompleted = <TRecord extends Pick<AnyRecord, 'status'>>(
  record: TRecord,
): record is TRecord & { status: 'completed' } => record.status === 'completed';
export const canMove = (from: TransactionState, to: TransactionState): boolean => WAYS[from].includes(to);

export type AnyRecord = DepositRecord | WithdrawalRecord;
export type OpenState = Extract<TransactionState, 'pending' | 'processing'>;

export interface Move<TState extends TransactionState = TransactionState> {
  status: TState;
  reason?: TransactionReason | undefined;
  isOutcomeUnknown?: boolean;
}

export type Decision<TLate extends string> = { kind: 'stay' } | { kind: 'move'; move: Move } | { kind: TLate };

export const STAY = { kind: 'stay' } as const;
export const moveTo = (move: Move) => ({ kind: 'move', move }) as const;

/** The record in its next state. @throws Error for a change that is not allowed: a mistake in the code */
export function moved<TRecord extends AnyRecord, TState extends TransactionState>(
  record: TRecord,
  move: Move<TState>,
  at: string,
): TRecord & { status: TState } {
  const { status, reason, isOutcomeUnknown = false } = move;
  if (status !== record.status && !canMove(record.status, status))
    throw new Error(`A record cannot go from ${record.status} to ${status}`);
  const isNewStep = status !== record.status || reason !== record.reason;
  const step = { status, at, ...(reason && { reason }) };
  const next = {
    ...record,
    ...(!isOpen(move) && { nextCheckAt: undefined }),
    status,
    reason,
    isOutcomeUnknown,
    updatedAt: at,
    timeline: isNewStep ? [...record.timeline, step] : record.timeline,
  };
  return next;
}
