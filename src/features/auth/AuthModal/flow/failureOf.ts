import { IdentityError } from '@/identity';
import { ADVICE, errorMessageId, type MessageId, type SignInStep } from '../../signInErrors';
import type { AuthFailure, FollowUp } from './authFlow';

const FOLLOW_UPS: Partial<Record<MessageId, FollowUp>> = {
  'auth.error.codeExpired': 'codeExpired',
  'auth.error.captchaFailed': 'captchaAdvice',
  'auth.error.captchaSetup': 'captchaAdvice',
};

const messageIdOf = (step: SignInStep, code: string): MessageId =>
  code === 'no-session' ? ADVICE.noSession : errorMessageId(step, code);

/** What a failed call tells the player, and where. */
export function failureOf(step: SignInStep, error: unknown): AuthFailure {
  const code = error instanceof IdentityError ? error.code : 'unknown';
  const messageId = messageIdOf(step, code);
  return {
    at: step === 'google' ? 'google' : 'field',
    messageId,
    followUp: FOLLOW_UPS[messageId],
    clearsCode: code === 'invalid-verification-code',
  };
}
