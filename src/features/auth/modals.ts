/** Both modals of the feature in one chunk, because a new player sees both. */
import { joinCatalogues, withMessages } from '@/shared/i18n';
import { AuthModal } from './AuthModal/AuthModal';
import modalMessages from './AuthModal/messages';
import { ConsentStep } from './ConsentStep';
import stepMessages from './consent/messages';
import messages from './messages';

export default withMessages(joinCatalogues([messages, modalMessages]), AuthModal);

/** The same boxes and texts as the register tab. */
export const ConsentModal = withMessages(joinCatalogues([modalMessages, stepMessages]), ConsentStep);
