import { saferPlayMessages } from '@/features/saferPlay';
import { withMessages } from '@/shared/i18n';
import { GamePlayer } from './player/GamePlayer';
import en from './player/messages/en.json';
import sw from './player/messages/sw.json';

export { playerListener } from './player/useGameAddress';

export default withMessages(
  { en: { ...saferPlayMessages.en, ...en }, sw: { ...saferPlayMessages.sw, ...sw } },
  GamePlayer,
);
