import { useDispatch } from 'react-redux';
import type { Game } from '@contract/games.ts';
import { modalOpened } from '@/features/ui';
import { logWarning } from '@/shared/log';
import { gameLink } from '../gameLinks';
import { gamePlayed } from '../librarySlice';

/** Opens the player for a game that has a link; without one only a warning is logged. */
export function usePlay(game: Game) {
  const dispatch = useDispatch();
  const url = gameLink(game);
  const isPlayable = game.status === 'active' && url !== null;
  const play = () => {
    if (!url) return logWarning(`Game ${game.id} has no usable link`);
    if (!isPlayable) return;
    dispatch(gamePlayed(game.id));
    dispatch(modalOpened('gamePlayer', { gameId: game.id, title: game.name, url }));
  };
  return { hasLink: url !== null, isPlayable, play };
}
