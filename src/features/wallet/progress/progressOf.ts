import type { Transaction } from '@contract/transactions.ts';

export const PROGRESS_STEPS = ['asked', 'sending', 'arrived'] as const;
export type ProgressStep = (typeof PROGRESS_STEPS)[number];

/** `careful`: the outcome is unknown, or a person checks it. */
export type StepState = 'done' | 'current' | 'careful' | 'failed' | 'ahead';

export interface Progress {
  /** The name of its message below `wallet.progress`. */
  text: 'asked' | 'waits' | 'sending' | 'arrived' | 'unknown' | 'review' | 'failed' | 'refused';
  at: ProgressStep;
  steps: readonly { step: ProgressStep; state: StepState; since: string | undefined }[];
}

type Withdrawal = Pick<Transaction, 'status' | 'reason' | 'isOutcomeUnknown' | 'timeline' | 'createdAt'>;

/** A refusal is recorded as failed at once. */
const isRefused = ({ status, timeline }: Withdrawal): boolean =>
  status === 'failed' && timeline.length > 0 && timeline.every((step) => step.status === 'failed');

function positionOf(withdrawal: Withdrawal): { text: Progress['text']; at: ProgressStep; state: StepState } {
  const { status, isOutcomeUnknown } = withdrawal;
  if (status === 'completed') return { text: 'arrived', at: 'arrived', state: 'done' };
  if (isRefused(withdrawal)) return { text: 'refused', at: 'asked', state: 'failed' };
  if (status === 'failed') return { text: 'failed', at: 'sending', state: 'failed' };
  if (status === 'review') return { text: 'review', at: 'sending', state: 'careful' };
  if (isOutcomeUnknown) return { text: 'unknown', at: 'sending', state: 'careful' };
  if (withdrawal.reason === 'new_destination') return { text: 'waits', at: 'asked', state: 'current' };
  const at = status === 'pending' ? 'asked' : 'sending';
  return { text: at, at, state: 'current' };
}

function sinceOf(step: ProgressStep, { timeline, createdAt }: Withdrawal): string | undefined {
  if (step === 'asked') return createdAt;
  const isOf = ({ status }: Withdrawal['timeline'][number]) =>
    step === 'arrived' ? status === 'completed' : status !== 'pending' && status !== 'completed';
  return timeline.find(isOf)?.at;
}

/** Requested, being sent, arrived: past, present and future steps. */
export function progressOf(withdrawal: Withdrawal): Progress {
  const { text, at, state } = positionOf(withdrawal);
  const here = PROGRESS_STEPS.indexOf(at);
  const stateOf = (index: number): StepState => (index < here ? 'done' : index > here ? 'ahead' : state);
  const steps = PROGRESS_STEPS.map((step, index) => ({
    step,
    state: stateOf(index),
    since: index > here ? undefined : sinceOf(step, withdrawal),
  }));
  return { text, at, steps };
}
