/** The time of a withdrawal: a sentence on the wire, minutes elsewhere. Source: docs/product.md, Withdrawals. */
import type { WithdrawalMethodId } from './walletTerms.ts';

const MINUTES: Readonly<Record<WithdrawalMethodId, number>> = { card: 30, mpesa: 10 };

export const processingTimeOf = (method: WithdrawalMethodId): string => `Instant - ${MINUTES[method]} minutes`;

/** Minutes in the sentence; undefined for other sentences of another backend. */
export function minutesOf(processingTime: string): number | undefined {
  const minutes = /^Instant - (\d{1,5}) minutes$/.exec(processingTime)?.[1];
  return minutes === undefined ? undefined : Number(minutes);
}
