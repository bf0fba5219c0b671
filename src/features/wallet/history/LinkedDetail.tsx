import type { TransactionType } from '../walletApi';
import { useGetTransactionQuery } from '../walletApi';
import { TransactionDetail } from './TransactionDetail';

interface Props {
  type: TransactionType;
  id: string;
  onClose: () => void;
}

/** The transaction of a link, anywhere in the list. An unknown one shows the list alone. */
export function LinkedDetail({ type, id, onClose }: Props) {
  const { currentData } = useGetTransactionQuery({ type, id });
  return currentData ? <TransactionDetail listed={currentData} onClose={onClose} /> : null;
}
