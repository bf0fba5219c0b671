import { useDeferredValue } from 'react';
import { useSelector } from 'react-redux';
import { GameRow, selectRecentlyPlayed, useShelf } from '@/features/games';
import { useIsLive } from '@/shared/hooks';
import { t } from '@/shared/i18n';

/** As many as fit on a wide screen. */
const MOST = 10;
const NONE: string[] = [];

/**
 * Recently played games as small tiles, so that games are visible above the banner. A page that is made ahead keeps
 * their place; a new visitor has none (scripts/build/earlyScripts.ts).
 */
export function RecentGames() {
  const isLive = useIsLive();
  const recent = useSelector(selectRecentlyPlayed);
  // A press that opens a game is answered before the row behind it changes. As one value: the kept place goes over into the row.
  const shown = useDeferredValue(isLive ? recent : null);
  const { games, isLoading } = useShelf(shown ?? NONE, MOST);
  return (
    <GameRow
      heading={t('home.continue')}
      games={games}
      allPage="all-games?shelf=recent"
      isLoading={isLoading || shown === null}
      isSlim
    />
  );
}
