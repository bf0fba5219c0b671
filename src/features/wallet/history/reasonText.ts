import type { Words } from '@/shared/i18n';

/** Why it failed or waits; an unknown reason of another backend is shown unchanged. */
export function reasonText({ formatMessage, messages }: Words, reason: string): string {
  const id = `history.reason.${reason}`;
  return id in messages ? formatMessage({ id }) : reason;
}
