import type { BrowseFilter } from '@/features/games';

/** Why nothing is shown; `catalogue` means no games at all. */
export type EmptyReason = 'search' | 'favourites' | 'recent' | 'provider' | 'catalogue';

export function emptyReason({ list, provider }: BrowseFilter, query: string): EmptyReason {
  if (query.trim()) return 'search';
  if (list === 'favourites' || list === 'recent') return provider ? 'provider' : list;
  return provider ? 'provider' : 'catalogue';
}
