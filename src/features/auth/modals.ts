/** Both modals of the feature in one chunk, because a new player sees both. */
import { joinCatalogues, withMessages } from '@/shared/i18n';
import modalMessages from './AuthModal/messages';
import { ConsentStep } from './ConsentStep';
import stepMessages from './consent/messages';
import messages from './messages';
import { SignInModal } from './SignInModal';

export default withMessages(joinCatalogues([messages, modalMessages]), SignInModal);

/** The same boxes and texts as the register tab. */
export const ConsentModal = withMessages(joinCatalogues([modalMessages, stepMessages]), ConsentStep);
