/** The games feature's modal, loaded when a game first opens. */
import { gamingMessages } from '@/features/gaming';
import { withMessages } from '@/shared/i18n';
import { GamePlayer } from './player/GamePlayer';
import en from './player/messages/en.json';
import sw from './player/messages/sw.json';

export default withMessages({ en: { ...gamingMessages.en, ...en }, sw: { ...gamingMessages.sw, ...sw } }, GamePlayer);
