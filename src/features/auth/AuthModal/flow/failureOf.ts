import { IdentityError } from '@/identity';
import { errorMessageId, type MessageId, type SignInStep } from '../../signInErrors';
import type { AuthFailure, FollowUp } from './authFlow';

const FOLLOW_UPS: Partial<Record<MessageId, FollowUp>> = {
  'auth.error.codeExpired': 'codeExpired',
  'auth.error.captchaFailed': 'captchaAdvice',
  'auth.error.captchaSetup': 'captchaAdvice',
};

const WRONG_CODE: ReadonlySet<MessageId> = new Set(['auth.error.invalidCode', 'auth.error.invalidCodeDefault']);

/** What a failed call tells the player, and where. */
export function failureOf(step: SignInStep, error: unknown): AuthFailure {
  const code = error instanceof IdentityError ? error.code : 'unknown';
  const messageId = errorMessageId(step, code);
  return {
    at: step === 'google' ? 'google' : 'field',
    messageId,
    followUp: FOLLOW_UPS[messageId],
    clearsCode: WRONG_CODE.has(messageId),
  };
}
