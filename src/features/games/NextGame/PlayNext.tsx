import { Button } from '@/shared/components';
import { t, withMessages } from '@/shared/i18n';
import en from './messages/en.json';
import sw from './messages/sw.json';
import { useNextGame } from './useNextGame';

interface Props {
  /** Closes what is over the page or the open game. */
  onLeave: () => void;
}

/** A button that plays the next game. */
function PlayNext({ onLeave }: Props) {
  const next = useNextGame();
  if (!next) return null;
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

export default withMessages({ en, sw }, PlayNext);
