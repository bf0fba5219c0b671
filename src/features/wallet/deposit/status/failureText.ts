import type { IntlShape } from 'react-intl';
import type { Failure } from '../flow/depositFlow';

const KNOWN: ReadonlySet<string> = new Set([
  'cancelled',
  'insufficient_funds',
  'unreachable',
  'wrong_pin',
  'timed_out',
  'push_refused',
  'another_in_progress',
  'declined',
  'authentication_failed',
  'provider_unavailable',
  'abandoned',
  'bonus_unavailable',
  'requestFailed',
  'paymentFailed',
]);

/** The provider's own words where it said some, else ours. */
export function failureText({ formatMessage }: IntlShape, { reason, text }: Failure): string {
  if (text) return text;
  return formatMessage({ id: `deposit.failed.${KNOWN.has(reason) ? reason : 'paymentFailed'}` });
}
