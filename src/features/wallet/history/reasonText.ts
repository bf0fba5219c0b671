import type { IntlShape } from 'react-intl';

/** Why it failed or waits; another backend's reason is shown as it came. */
export function reasonText({ formatMessage, messages }: IntlShape, reason: string): string {
  const id = `history.reason.${reason}`;
  return id in messages ? formatMessage({ id }) : reason;
}
