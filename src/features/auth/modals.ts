/** Both modals of the feature in one chunk, because a new player sees both. */
import { withMessages } from '@/shared/i18n';
import en from './AuthModal/messages/en.json';
import sw from './AuthModal/messages/sw.json';
import { ConsentStep } from './ConsentStep';
import stepEn from './consent/messages/en.json';
import stepSw from './consent/messages/sw.json';
import { SignInModal } from './SignInModal';
import { signInMessages } from './signInMessages';

export default withMessages({ en: { ...signInMessages.en, ...en }, sw: { ...signInMessages.sw, ...sw } }, SignInModal);

/** The same boxes and texts as the register tab. */
export const ConsentModal = withMessages({ en: { ...en, ...stepEn }, sw: { ...sw, ...stepSw } }, ConsentStep);
