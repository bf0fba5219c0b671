import type { DepositLimit } from '@contract/saferPlay.ts';
import { useSetLimitMutation } from '@/features/saferPlay';
import { useAccountCurrency } from '@/features/wallet';
import { LimitCard } from './LimitCard';

interface Props {
  limit: DepositLimit;
  /** KES for one USD; undefined while unknown. */
  kesPerUsd: number | undefined;
}

/** The deposit limit of one period. A new one is in the account's currency; one that stays keeps its own. */
export function DepositLimitCard({ limit, kesPerUsd }: Props) {
  const [setLimit, { isLoading, error, reset }] = useSetLimitMutation();
  const own = useAccountCurrency();
  const { period } = limit;
  const save = async (amount: number | null) => {
    const currency = amount === null || amount === limit.amount ? limit.currency : own;
    return (await setLimit({ period, amount, currency })).data !== undefined;
  };
  return (
    <LimitCard
      id={`limit-${period}`}
      heading={`saferPlay.period.${period}`}
      limit={limit}
      unit={limit.currency}
      formUnit={own}
      kesPerUsd={kesPerUsd}
      saving={{ save, isSaving: isLoading, error }}
      onMode={reset}
    />
  );
}
