import type { DepositBonus } from '@contract/content.ts';
import { useGetDepositBonusesQuery } from '@/features/content';
import { useWelcomePack } from './useWelcomePack';

/**
 * What a player may choose for the deposit that comes next: the step of the welcome pack whose turn it is, then the
 * deposit bonuses. A list that did not arrive reads as none. `isFresh` asks for the deposit bonuses anew.
 */
export function useOfferedBonuses({ isFresh = false } = {}): DepositBonus[] {
  const { steps } = useWelcomePack();
  const { data = [], isError } = useGetDepositBonusesQuery(undefined, { refetchOnMountOrArgChange: isFresh });
  const next = steps.filter(({ status }) => status === 'next').map(({ bonus }) => bonus);
  const others = isError ? [] : data;
  return [...next.filter(({ id }) => !others.some((other) => other.id === id)), ...others];
}
