import type { ShownHindrance } from '@contract/bonuses.ts';
import type { DepositBonus } from '@contract/depositBonuses.ts';
import { useGetDepositBonusesQuery } from '@/features/content';
import { useWelcomePack } from './useWelcomePack';

interface OfferedBonuses {
  bonuses: DepositBonus[];
  /** Of those that the player cannot choose now. */
  hindered: readonly ShownHindrance[];
  /** Still loading. */
  isWaiting: boolean;
}

/** The next step of the welcome pack, then the deposit bonuses; a failed list is empty. `isFresh` loads again. */
export function useOfferedBonuses({ isFresh = false } = {}): OfferedBonuses {
  const { steps, hindered, isTrying } = useWelcomePack();
  const asked = useGetDepositBonusesQuery(undefined, { refetchOnMountOrArgChange: isFresh });
  const next = steps.filter(({ status }) => status === 'next').map(({ bonus }) => bonus);
  const others = asked.isError ? [] : (asked.data ?? []);
  return {
    bonuses: [...next.filter(({ id }) => !others.some((other) => other.id === id)), ...others],
    hindered,
    isWaiting: isTrying || asked.isFetching,
  };
}
