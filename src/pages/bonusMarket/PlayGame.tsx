import type { Game } from '@contract/games.ts';
import type { FreeSpins } from '@contract/market.ts';
import { usePlay, useShelf, useSpinsSlot } from '@/features/games';
import { allGamesPage, PageLink } from '@/features/ui';
import { Button, Icon } from '@/shared/components';
import { t } from '@/shared/i18n';
import styles from './MarketCard.module.scss';

/** Link to the game of the spins, open to everybody, with the player's own spins on it; without one, to all games. */
export function PlayGame({ offer: { gameId } }: { offer: Pick<FreeSpins, 'gameId'> }) {
  const { games } = useShelf(gameId ? [gameId] : []);
  const game = games[0];
  return game ? <PlayButton game={game} /> : <AllGames />;
}

function PlayButton({ game }: { game: Game }) {
  const { isPlayable, play } = usePlay(game);
  const playSpins = useSpinsSlot(game.id);
  if (!isPlayable) return <AllGames />;
  return (
    <Button onClick={playSpins ?? play}>
      <Icon name="play" size={18} />
      {t('bonusMarket.play', { game: game.name })}
    </Button>
  );
}

const AllGames = () => (
  <PageLink page={allGamesPage()} className={styles.link}>
    {t('bonusMarket.games')}
  </PageLink>
);
