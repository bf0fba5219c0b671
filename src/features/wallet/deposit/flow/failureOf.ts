import type { ApiError } from '@/api';
import { isSaferPlayRefusal } from '@/features/saferPlay';
import type { Failure } from './depositFlow';

/** Refusals with their own messages. */
const BONUS_REFUSALS: ReadonlySet<unknown> = new Set(['bonus_unavailable', 'bonus_not_next']);

/** Why the backend refused a request. */
export const failureOf = ({ code }: ApiError, reason: string): Failure => ({
  reason: code && (BONUS_REFUSALS.has(code) || isSaferPlayRefusal(code)) ? code : reason,
});
