/** The auth feature's modal, loaded when it first opens. */
import { withMessages } from '@/shared/i18n';
import { AuthModal } from './AuthModal/AuthModal';
import en from './AuthModal/messages/en.json';
import sw from './AuthModal/messages/sw.json';
import { signInMessages } from './signInMessages';

export default withMessages({ en: { ...signInMessages.en, ...en }, sw: { ...signInMessages.sw, ...sw } }, AuthModal);
