import type { Reader } from '../../store/DocumentStore.ts';
import { isCompleted } from '../rules/move.ts';

interface Said {
  record: string;
  /** Undefined when the record does not say it. */
  currency: string | undefined;
}

/** The currency that each record gives for an amount that moved, or is held. */
export async function currenciesOf(reader: Reader, uid: string): Promise<Said[]> {
  const theirs = { where: [['userId', '==', uid] as const] };
  const deposits = (await reader.find('deposits', theirs)).filter(isCompleted);
  const withdrawals = (await reader.find('withdrawals', theirs)).filter(({ debitCents }) => debitCents > 0);
  const journal = await reader.find('journal', theirs);
  return [
    ...deposits.map(({ id, accountCurrency }) => ({ record: `deposit ${id}`, currency: accountCurrency })),
    ...withdrawals.flatMap(({ id, currency, accountCurrency }) =>
      [currency, accountCurrency].map((said) => ({ record: `withdrawal ${id}`, currency: said })),
    ),
    ...journal.map(({ id, currency }) => ({ record: `journal ${id}`, currency })),
  ];
}
