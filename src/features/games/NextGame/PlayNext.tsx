import { useDispatch, useSelector } from 'react-redux';
import { topGames } from '@contract/catalogueRules.ts';
import { useIsResting } from '@/features/saferPlay';
import { selectModals } from '@/features/ui';
import { Button } from '@/shared/components';
import { t, withMessages } from '@/shared/i18n';
import { playOf } from '../GameCard/usePlay';
import { useGetLobbyQuery } from '../gamesApi';
import { selectRecentlyPlayed } from '../gamesSlice';
import { useShelf } from '../useLobby';
import messages from './messages';

/** The open game, which needs only what is over it to go; else the last played one; else the first of the top list. */
function useNextGame() {
  const dispatch = useDispatch();
  const modals = useSelector(selectModals);
  const { games, isLoading } = useShelf(useSelector(selectRecentlyPlayed), 1);
  const { data } = useGetLobbyQuery();
  for (const { id, props } of modals) if (id === 'gamePlayer') return { name: props.title, play: undefined };
  if (isLoading) return null;
  for (const game of [...games, ...topGames(data?.games ?? [])]) {
    const { isPlayable, play } = playOf(game, dispatch);
    if (isPlayable) return { name: game.name, play };
  }
  return null;
}

/** A button that plays the next game. `onLeave` closes what is over the page or the open game. */
function PlayNext({ onLeave }: { onLeave: () => void }) {
  const next = useNextGame();
  const isResting = useIsResting();
  if (!next || isResting) return null;
  const play = () => {
    onLeave();
    next.play?.();
  };
  return (
    <Button size="l" onClick={play}>
      {t('nextGame.play', { game: next.name })}
    </Button>
  );
}

export default withMessages(messages, PlayNext);
