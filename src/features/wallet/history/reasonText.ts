import { TRANSACTION_REASONS } from '@contract/walletTerms.ts';
import type { IntlShape } from 'react-intl';

const KNOWN: ReadonlySet<string> = new Set(TRANSACTION_REASONS);

/** Why it failed or waits; another backend's reason is shown as it came. */
export const reasonText = ({ formatMessage }: IntlShape, reason: string): string =>
  KNOWN.has(reason) ? formatMessage({ id: `history.reason.${reason}` }) : reason;
