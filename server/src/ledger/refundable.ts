/** Completed deposits that can still be refunded. */
import type { Reader, Transaction } from '../store/DocumentStore.ts';
import type { CompletedDeposit, DepositRecord } from '../store/records/deposit.ts';
import { isCompleted } from './rules/move.ts';

/** Oldest first. */
export const readRefundable = async (reader: Reader, uid: string): Promise<CompletedDeposit[]> => {
  const query = {
    where: [
      ['userId', '==', uid],
      ['isRefundable', '==', true],
    ] as const,
    orderBy: ['createdAt', 'asc'] as const,
  };
  return (await reader.find('deposits', query)).filter(isCompleted);
};

interface Share {
  depositId: string;
  amountCents: number;
}

/** Subtracts each share from the refundable amount of its deposit. */
export function reserveRefunds(
  tx: Pick<Transaction, 'set'>,
  deposits: readonly DepositRecord[],
  shares: readonly Share[],
): void {
  for (const { depositId, amountCents } of shares) {
    const deposit = deposits.find(({ id }) => id === depositId);
    if (deposit && isCompleted(deposit)) tx.set('deposits', withLessRefundable(deposit, amountCents));
  }
}

export const releaseRefunds = (
  tx: Pick<Transaction, 'set'>,
  deposits: readonly DepositRecord[],
  shares: readonly Share[],
): void =>
  reserveRefunds(
    tx,
    deposits,
    shares.map(({ depositId, amountCents }) => ({ depositId, amountCents: -amountCents })),
  );

function withLessRefundable(deposit: CompletedDeposit, cents: number): CompletedDeposit {
  const refundableCents = (deposit.refundableCents ?? 0) - cents;
  return { ...deposit, refundableCents, isRefundable: refundableCents > 0 && !deposit.isDisputed };
}
