import { saferPlayMessages } from '@/features/saferPlay';
import { joinCatalogues, withMessages } from '@/shared/i18n';
import { GamePlayer } from './player/GamePlayer';
import messages from './player/messages';

export { playerListener } from './player/useGameAddress';

export default withMessages(joinCatalogues([saferPlayMessages, messages]), GamePlayer);
