import { IdentityError, identityErrorCode } from '@/identity';
import { errorMessageId, type MessageId, type SignInStep } from '../../signInErrors';
import type { AuthFailure, FollowUp } from './authFlow';

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

/** The message of a failed call, and its place. */
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
