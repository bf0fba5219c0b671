/** The way of a withdrawal as a picture of three steps. Pure. */
import type { Transaction } from '@contract/wallet.ts';

export const PROGRESS_STEPS = ['asked', 'sending', 'arrived'] as const;
export type ProgressStep = (typeof PROGRESS_STEPS)[number];

/** `careful`: nobody knows, or a person looks at it. */
export type StepState = 'done' | 'current' | 'careful' | 'failed' | 'ahead';

export interface Progress {
  /** What is said about it: a message below `wallet.progress`. */
  text: 'asked' | 'sending' | 'arrived' | 'unknown' | 'review' | 'failed' | 'refused';
  /** Where it stands. */
  at: ProgressStep;
  steps: readonly { step: ProgressStep; state: StepState; since: string | undefined }[];
}

type Withdrawal = Pick<Transaction, 'status' | 'isOutcomeUnknown' | 'timeline' | 'createdAt'>;

/** A refusal is kept as a record that failed at once. */
const isRefused = ({ status, timeline }: Withdrawal): boolean =>
  status === 'failed' && timeline.length > 0 && timeline.every((step) => step.status === 'failed');

function standing(withdrawal: Withdrawal): { text: Progress['text']; at: ProgressStep; state: StepState } {
  const { status, isOutcomeUnknown } = withdrawal;
  if (status === 'completed') return { text: 'arrived', at: 'arrived', state: 'done' };
  if (isRefused(withdrawal)) return { text: 'refused', at: 'asked', state: 'failed' };
  if (status === 'failed') return { text: 'failed', at: 'sending', state: 'failed' };
  if (status === 'review') return { text: 'review', at: 'sending', state: 'careful' };
  if (isOutcomeUnknown) return { text: 'unknown', at: 'sending', state: 'careful' };
  const at = status === 'pending' ? 'asked' : 'sending';
  return { text: at, at, state: 'current' };
}

/** When it came to a step, as far as the record tells. */
function sinceOf(step: ProgressStep, { timeline, createdAt }: Withdrawal): string | undefined {
  if (step === 'asked') return createdAt;
  const isOf = ({ status }: Withdrawal['timeline'][number]) =>
    step === 'arrived' ? status === 'completed' : status !== 'pending' && status !== 'completed';
  return timeline.find(isOf)?.at;
}

/** Asked, being sent, arrived: what is behind, where it stands, and what is ahead. */
export function progressOf(withdrawal: Withdrawal): Progress {
  const { text, at, state } = standing(withdrawal);
  const here = PROGRESS_STEPS.indexOf(at);
  const stateOf = (index: number): StepState => (index < here ? 'done' : index > here ? 'ahead' : state);
  const steps = PROGRESS_STEPS.map((step, index) => ({
    step,
    state: stateOf(index),
    since: index > here ? undefined : sinceOf(step, withdrawal),
  }));
  return { text, at, steps };
}
