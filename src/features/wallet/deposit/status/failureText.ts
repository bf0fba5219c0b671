import type { Words } from '@/shared/i18n';
import type { Failure } from '../flow/depositFlow';

/** Server and provider write English; in another language their text is used only for unknown reasons. */
export function failureText({ locale, formatMessage, messages }: Words, { reason, text }: Failure): string {
  const id = `deposit.failed.${reason}`;
  const isKnown = id in messages;
  if (text && (locale.startsWith('en') || !isKnown)) return text;
  return formatMessage({ id: isKnown ? id : 'deposit.failed.paymentFailed' });
}
