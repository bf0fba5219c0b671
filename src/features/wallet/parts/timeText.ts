import type { IntlShape } from 'react-intl';

/** The processing times (docs/product.md, Withdrawals), which servers send as text. */
const KNOWN: Readonly<Record<string, string>> = {
  'Instant - 30 minutes': 'wallet.time.card',
  'Instant - 10 minutes': 'wallet.time.mpesa',
};

/** A processing time in the language of the page, where it is one that we know; else as it came. */
export function timeText({ formatMessage }: IntlShape, time: string): string {
  const id = Object.hasOwn(KNOWN, time) ? KNOWN[time] : undefined;
  return id ? formatMessage({ id }) : time;
}
