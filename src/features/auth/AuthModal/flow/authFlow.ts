/**
 * The steps of signing in by phone, as a pure machine. It runs in the store, so numbers and codes have no place here:
 * they stay in the modal.
 */
import type { Flow } from '@/features/ui';
import { ADVICE, type SignInStep } from '../../signInErrors';

/** What a failure turns into when it has been read for a while (docs/product.md, Sign-in). */
export type FollowUp = 'codeExpired' | 'captchaAdvice';

export interface AuthFailure {
  /** Where it is shown: the field of the step, the boxes or the code of the register tab, or Google's button. */
  at: 'field' | 'consent' | 'referral' | 'google';
  messageId: string;
  /** What the sign-in service said, shown instead where the table has no sentence for it. */
  said?: string | undefined;
  followUp?: FollowUp | undefined;
  /** The code that was typed is wrong, so it goes; one that could not be checked stays, to be tried again. */
  clearsCode?: boolean;
}

export interface SignInStatus {
  activity: 'idle' | 'sending' | 'verifying';
  /** Counts what was begun or left, so that a late answer to something left is known as such. */
  attempt: number;
  /** Counts the boxes for a code: what was typed for an earlier one is gone. */
  entry: number;
  failure: AuthFailure | null;
  /** When the last code was sent, ms since 1970. */
  sentAt: number;
  isResent: boolean;
}

export type AuthFlow = Flow<'auth', SignInStatus>;

export type AuthEvent =
  | { type: 'sendStarted' }
  | { type: 'codeSent'; attempt: number; sentAt: number }
  | { type: 'codeTyped' }
  | { type: 'verifyStarted' }
  | { type: 'verified' }
  | { type: 'failed'; attempt: number; call: SignInStep; failure: AuthFailure }
  | { type: 'googleStarted' }
  | { type: 'refused'; failure: AuthFailure }
  | { type: 'failureAged' }
  | { type: 'failureCleared' }
  | { type: 'wentBack' };

export const INITIAL_STATUS: SignInStatus = {
  activity: 'idle',
  attempt: 0,
  entry: 0,
  failure: null,
  sentAt: 0,
  isResent: false,
};

const begin = (flow: AuthFlow, activity: 'sending' | 'verifying'): AuthFlow => ({
  ...flow,
  activity,
  attempt: flow.attempt + 1,
  failure: null,
  isResent: false,
});

const backToPhone = (flow: AuthFlow, failure: AuthFailure | null): AuthFlow => ({
  ...INITIAL_STATUS,
  step: 'phone',
  attempt: flow.attempt + 1,
  entry: flow.entry + 1,
  failure,
});

const clear = (flow: AuthFlow): AuthFlow => (flow.failure ? { ...flow, failure: null } : flow);

/** Typing answers a failure, but not one that is about to lead elsewhere. */
function type(flow: AuthFlow): AuthFlow {
  const read = flow.failure?.followUp ? flow : clear(flow);
  return read.isResent ? { ...read, isResent: false } : read;
}

const fail = (flow: AuthFlow, failure: AuthFailure): AuthFlow => ({
  ...flow,
  activity: 'idle',
  failure,
  entry: failure.clearsCode ? flow.entry + 1 : flow.entry,
});

function age(flow: AuthFlow): AuthFlow {
  if (flow.failure?.followUp === 'codeExpired')
    return backToPhone(flow, { at: 'field', messageId: ADVICE.codeExpired });
  if (flow.failure?.followUp === 'captchaAdvice')
    return { ...flow, failure: { at: flow.failure.at, messageId: ADVICE.captcha } };
  return flow;
}

function settle(flow: AuthFlow, event: Extract<AuthEvent, { attempt: number }>): AuthFlow {
  if (event.attempt !== flow.attempt) return flow;
  if (event.type === 'failed') return fail(flow, event.failure);
  const { sentAt } = event;
  return { ...flow, step: 'otp', activity: 'idle', entry: flow.entry + 1, sentAt, isResent: flow.step === 'otp' };
}

export function reduceAuthFlow(flow: AuthFlow, event: AuthEvent): AuthFlow {
  if ('attempt' in event) return settle(flow, event);
  switch (event.type) {
    case 'sendStarted':
      return begin(flow, 'sending');
    case 'verifyStarted':
      return begin(flow, 'verifying');
    case 'codeTyped':
      return type(flow);
    case 'verified':
    case 'googleStarted':
      return { ...flow, failure: null };
    case 'refused':
      return { ...flow, failure: event.failure };
    case 'failureAged':
      return age(flow);
    case 'failureCleared':
      return clear(flow);
    case 'wentBack':
      // What is being verified signs the player in, wherever the modal stands by then.
      return flow.activity === 'verifying' ? flow : backToPhone(flow, null);
  }
}
