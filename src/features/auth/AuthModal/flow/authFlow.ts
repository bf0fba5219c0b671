import type { Flow } from '@/features/ui';
import { IdentityError, identityErrorCode } from '@/identity';
import { ADVICE, errorMessageId, type MessageId, type SignInStep } from '../../signInErrors';

/** The steps of a sign-in by phone, as a pure state machine in the store. Numbers and codes stay in the modal. */
/** A follow-up replaces a failure after some time for reading (docs/product.md, Sign-in). */
type FollowUp = 'codeExpired' | 'captchaAdvice';

export interface AuthFailure {
  at: 'field' | 'consent' | 'referral' | 'google';
  messageId: string;
  /** The message of the sign-in service, shown when the table has none. */
  said?: string | undefined;
  followUp?: FollowUp | undefined;
  /** Clears a wrong code; a code that could not be checked stays. */
  clearsCode?: boolean;
}

export interface SignInStatus {
  activity: 'idle' | 'sending' | 'verifying';
  /** Changes when a step starts or is left, so that a late answer is ignored. */
  attempt: number;
  /** Changes with each new code, so that the typed digits are cleared. */
  entry: number;
  failure: AuthFailure | null;
  /** The time of the last code in Unix ms. */
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

/** Typing clears a failure, except one with a follow-up. */
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
      return { ...flow, activity: 'idle', failure: null };
    case 'googleStarted':
      return { ...flow, failure: null };
    case 'refused':
      return { ...flow, failure: event.failure };
    case 'failureAged':
      return age(flow);
    case 'failureCleared':
      return clear(flow);
    case 'wentBack':
      // A running verification signs the player in, whatever the step is by then.
      return flow.activity === 'verifying' ? flow : backToPhone(flow, null);
  }
}

const FOLLOW_UPS: Partial<Record<MessageId, FollowUp>> = {
  'auth.error.codeExpired': 'codeExpired',
  'auth.error.captchaFailed': 'captchaAdvice',
  'auth.error.captchaSetup': 'captchaAdvice',
};

const WRONG_CODE: ReadonlySet<MessageId> = new Set(['auth.error.invalidCode', 'auth.error.invalidCodeDefault']);

/** The service's message is used when the table does not know why sending failed (docs/product.md, Errors). */
const saidOf = (error: unknown, messageId: MessageId): string | undefined =>
  messageId === 'auth.error.sendFailed' && error instanceof IdentityError ? error.said : undefined;

const CAPTCHA = /captcha|security verification/i;

export function failureOf(step: SignInStep, error: unknown): AuthFailure {
  const messageId = errorMessageId(step, identityErrorCode(error));
  const said = saidOf(error, messageId);
  return {
    at: step === 'google' ? 'google' : 'field',
    messageId,
    said,
    followUp: said && CAPTCHA.test(said) ? 'captchaAdvice' : FOLLOW_UPS[messageId],
    clearsCode: WRONG_CODE.has(messageId),
  };
}

const NAMES: Readonly<Record<AuthEvent['type'], string>> = {
  sendStarted: 'auth/codeRequested',
  codeSent: 'auth/codeSent',
  codeTyped: 'auth/failureCleared',
  verifyStarted: 'auth/codeSubmitted',
  verified: 'auth/codeAccepted',
  failed: 'auth/codeRefused',
  googleStarted: 'auth/googleRequested',
  refused: 'auth/entryRefused',
  failureAged: 'auth/adviceGiven',
  failureCleared: 'auth/failureCleared',
  wentBack: 'auth/wentBack',
};

export function stepName(event: AuthEvent, { step }: AuthFlow): string {
  if (event.type === 'failed' && event.call === 'send') return 'auth/codeNotSent';
  if (event.type === 'refused' && event.failure.at === 'google') return 'auth/googleRefused';
  if (event.type === 'failureAged' && step === 'phone') return 'auth/codeExpired';
  return NAMES[event.type];
}

export const authModal = { id: 'auth', initial: INITIAL_STATUS, reduce: reduceAuthFlow, nameOf: stepName } as const;
