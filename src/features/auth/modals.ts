/** The auth feature's modals, loaded when one of them first opens. A new player sees both, so they are one chunk. */
import { withMessages } from '@/shared/i18n';
import en from './AuthModal/messages/en.json';
import sw from './AuthModal/messages/sw.json';
import { ConsentStep } from './ConsentStep/ConsentStep';
import stepEn from './ConsentStep/messages/en.json';
import stepSw from './ConsentStep/messages/sw.json';
import { SignInModal } from './SignInModal';
import { signInMessages } from './signInMessages';

export default withMessages({ en: { ...signInMessages.en, ...en }, sw: { ...signInMessages.sw, ...sw } }, SignInModal);

/** The boxes are those of the register tab, and so are their texts. */
export const ConsentModal = withMessages({ en: { ...en, ...stepEn }, sw: { ...sw, ...stepSw } }, ConsentStep);
