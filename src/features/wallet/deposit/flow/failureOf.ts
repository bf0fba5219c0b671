import type { ApiError } from '@/api';
import { isSaferPlayRefusal } from '@/features/saferPlay';
import type { Failure } from './depositFlow';

/** Refusals with their own messages. */
const OWN_REFUSALS: ReadonlySet<unknown> = new Set([
  ...['bonus_unavailable', 'bonus_not_next', 'bonus_used', 'bonus_closed', 'bonus_other_players', 'consent_needed'],
  ...['phone_unconfirmed', 'phone_not_own', 'too_many_prompts'],
]);

/** No payment was tried: the form says what to do about the phone. */
export const isPhoneRefusal = (reason?: string): reason is string => /^phone_|_prompts$/.test(reason ?? '');

/** Why the backend refused a request. */
export const failureOf = ({ code }: ApiError, reason: string): Failure => ({
  reason: code && (OWN_REFUSALS.has(code) || isSaferPlayRefusal(code)) ? code : reason,
});
