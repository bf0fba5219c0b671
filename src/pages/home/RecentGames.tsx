import { useSelector } from 'react-redux';
import { GameRow, selectRecentlyPlayed, useShelf } from '@/features/games';
import { t } from '@/shared/i18n';

/** As many as fit on a wide screen. */
const MOST = 10;

/** Recently played games as small tiles, so that games are visible above the banner. */
export function RecentGames() {
  const { games, isLoading } = useShelf(useSelector(selectRecentlyPlayed), MOST);
  return (
    <GameRow heading={t('home.continue')} games={games} allPage="all-games?shelf=recent" isLoading={isLoading} isSlim />
  );
}
