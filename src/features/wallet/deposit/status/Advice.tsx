import { t, useIntl } from '@/shared/i18n';

/** What to do about a failure, where its own text does not say it. */
export function Advice({ reason }: { reason: string }) {
  const id = `deposit.advice.${reason}`;
  return id in useIntl().messages && <p>{t(id)}</p>;
}
