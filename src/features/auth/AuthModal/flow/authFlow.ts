/** The steps of signing in by phone, as a pure machine. What was typed and what failed lives here, never in the store. */
import { ADVICE } from '../../signInErrors';

/** What a failure turns into when it has been read for a while (spec section 4 and 8). */
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

export interface AuthFlow {
  step: 'phone' | 'otp';
  activity: 'idle' | 'sending' | 'verifying';
  /** Counts what was begun or left, so that a late answer to something left is known as such. */
  attempt: number;
  code: string;
  failure: AuthFailure | null;
  /** When the last code was sent, ms since 1970. */
  sentAt: number;
  /** The number it was sent to, with the plus sign. */
  sentTo: string;
  isResent: boolean;
}

export type AuthEvent =
  | { type: 'sendStarted' }
  | { type: 'codeSent'; attempt: number; sentAt: number; sentTo: string }
  | { type: 'codeTyped'; code: string }
  | { type: 'verifyStarted' }
  | { type: 'failed'; attempt: number; failure: AuthFailure }
  | { type: 'refused'; failure: AuthFailure }
  | { type: 'failureAged' }
  | { type: 'failureCleared' }
  | { type: 'wentBack' };

export const INITIAL_FLOW: AuthFlow = {
  step: 'phone',
  activity: 'idle',
  attempt: 0,
  code: '',
  failure: null,
  sentAt: 0,
  sentTo: '',
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
  ...INITIAL_FLOW,
  attempt: flow.attempt + 1,
  failure,
});

/** Typing answers a failure, but not one that is about to lead elsewhere. */
const type = (flow: AuthFlow, code: string): AuthFlow => ({
  ...flow,
  code,
  failure: flow.failure?.followUp ? flow.failure : null,
  isResent: false,
});

const fail = (flow: AuthFlow, failure: AuthFailure): AuthFlow => ({
  ...flow,
  activity: 'idle',
  failure,
  code: failure.clearsCode ? '' : flow.code,
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
  const { sentAt, sentTo } = event;
  return { ...flow, step: 'otp', activity: 'idle', code: '', sentAt, sentTo, isResent: flow.step === 'otp' };
}

export function reduceAuthFlow(flow: AuthFlow, event: AuthEvent): AuthFlow {
  switch (event.type) {
    case 'sendStarted':
      return begin(flow, 'sending');
    case 'verifyStarted':
      return begin(flow, 'verifying');
    case 'codeSent':
    case 'failed':
      return settle(flow, event);
    case 'codeTyped':
      return type(flow, event.code);
    case 'refused':
      return { ...flow, failure: event.failure };
    case 'failureAged':
      return age(flow);
    case 'failureCleared':
      return { ...flow, failure: null };
    case 'wentBack':
      // What is being verified signs the player in, wherever the modal stands by then.
      return flow.activity === 'verifying' ? flow : backToPhone(flow, null);
  }
}
