import { Amount } from '@/shared/money';
import { useGetBalanceQuery } from '../../balanceApi';
import type { ShowMoney } from '../../shown/useShownMoney';

/** Asked for again, because the event of the credit may be lost; a dash while it is unknown. */
export function NewBalance({ shown }: { shown: ShowMoney | null }) {
  const { data, isFetching, isError } = useGetBalanceQuery(undefined, { refetchOnMountOrArgChange: true });
  if (!data || !shown || isFetching || isError) return '–';
  return <Amount money={shown(data.available, data.currency, data.rest)} />;
}
