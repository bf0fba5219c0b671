import type { Provider } from '@contract/games.ts';
import { useGetProvidersQuery } from './gamesApi';

export const ALL_PROVIDERS = 'All';

const NONE: Provider[] = [];

/** Active providers; empty while loading and when the call fails. */
export function useActiveProviders() {
  const { data = NONE, isLoading } = useGetProvidersQuery();
  return { providers: data.filter(({ status }) => status === 'active'), isLoading };
}
