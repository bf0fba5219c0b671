import type { IntlShape } from 'react-intl';

/** Why it failed or waits; an unknown reason of another backend is shown unchanged. */
export function reasonText({ formatMessage, messages }: IntlShape, reason: string): string {
  const id = `history.reason.${reason}`;
  return id in messages ? formatMessage({ id }) : reason;
}
