/** How long a withdrawal takes: a sentence on the wire, minutes everywhere else. Source: docs/product.md, Withdrawals. */
import type { WithdrawalMethodId } from './walletTerms.ts';

const MINUTES: Readonly<Record<WithdrawalMethodId, number>> = { card: 30, mpesa: 10 };

export const processingTimeOf = (method: WithdrawalMethodId): string => `Instant - ${MINUTES[method]} minutes`;

/** The minutes in such a sentence; undefined for what another backend says in words of its own. */
export function minutesOf(processingTime: string): number | undefined {
  const minutes = /^Instant - (\d{1,5}) minutes$/.exec(processingTime)?.[1];
  return minutes === undefined ? undefined : Number(minutes);
}
