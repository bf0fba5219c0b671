import { useMemo } from 'react';
import type { Provider } from '@contract/games.ts';
import { useGetProvidersQuery } from './gamesApi';

export const ALL_PROVIDERS = 'All';

const NONE: Provider[] = [];

/** Empty while loading and after a failure. */
export function useActiveProviders() {
  const { data = NONE, isLoading } = useGetProvidersQuery();
  const providers = useMemo(() => data.filter(({ status }) => status === 'active'), [data]);
  return { providers, isLoading };
}
