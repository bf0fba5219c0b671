import type { DepositBonus } from '@contract/content.ts';
import { useGetDepositBonusesQuery } from '@/features/content';
import { useWelcomePack } from './useWelcomePack';

interface OfferedBonuses {
  bonuses: DepositBonus[];
  /** The answers are still on their way. */
  isWaiting: boolean;
}

/**
 * What a player may choose for the deposit that comes next: the step of the welcome pack whose turn it is, then the
 * deposit bonuses. A list that did not arrive reads as none. `isFresh` asks for the deposit bonuses again.
 */
export function useOfferedBonuses({ isFresh = false } = {}): OfferedBonuses {
  const { steps, isTrying } = useWelcomePack();
  const asked = useGetDepositBonusesQuery(undefined, { refetchOnMountOrArgChange: isFresh });
  const next = steps.filter(({ status }) => status === 'next').map(({ bonus }) => bonus);
  const others = asked.isError ? [] : (asked.data ?? []);
  return {
    bonuses: [...next.filter(({ id }) => !others.some((other) => other.id === id)), ...others],
    isWaiting: isTrying || asked.isFetching,
  };
}
