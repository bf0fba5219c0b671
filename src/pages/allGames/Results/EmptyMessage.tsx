import { t } from '@/shared/i18n';
import type { EmptyReason } from './emptyReason';

const TITLES: Readonly<Record<EmptyReason, string>> = {
  search: 'allGames.noneFound',
  favourites: 'allGames.noFavourites',
  recent: 'allGames.noRecent',
  provider: 'allGames.noneOfProvider',
  catalogue: 'allGames.noGames',
};

const TEXTS: Readonly<Record<EmptyReason, string>> = {
  search: 'allGames.noneFoundText',
  favourites: 'allGames.noFavouritesText',
  recent: 'allGames.noRecentText',
  provider: 'allGames.noneOfProviderText',
  catalogue: 'allGames.noGamesText',
};

interface Props {
  reason: EmptyReason;
  query: string;
  provider: string;
}

/** What was requested and not found. */
export function EmptyTitle({ reason, query, provider }: Props) {
  const id = TITLES[reason];
  if (reason === 'search') return t(id, { query });
  return reason === 'provider' ? t(id, { provider }) : t(id);
}

export const EmptyText = ({ reason }: { reason: EmptyReason }) => t(TEXTS[reason]);
