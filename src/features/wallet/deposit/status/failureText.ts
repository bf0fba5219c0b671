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
  'bonus_not_next',
  'deposit_limit',
  'time_out',
  'self_excluded',
  'requestFailed',
  'paymentFailed',
]);

/** Others speak English: in another language their words are for what we have none for. */
export function failureText({ locale, formatMessage }: IntlShape, { reason, text }: Failure): string {
  const isKnown = KNOWN.has(reason);
  if (text && (locale.startsWith('en') || !isKnown)) return text;
  return formatMessage({ id: `deposit.failed.${isKnown ? reason : 'paymentFailed'}` });
}
