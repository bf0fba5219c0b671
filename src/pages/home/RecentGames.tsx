import { useSelector } from 'react-redux';
import { GameRow, selectRecentlyPlayed, useShelf } from '@/features/games';
import { t } from '@/shared/i18n';

/** As many as a wide screen has room for. */
const MOST = 10;

/** Where the player left off: small tiles, so that games are in view above the banner. */
export function RecentGames() {
  const { games, isLoading } = useShelf(useSelector(selectRecentlyPlayed), MOST);
  return (
    <GameRow heading={t('home.continue')} games={games} allPage="all-games?shelf=recent" isLoading={isLoading} isSlim />
  );
}
