import { signInMessages } from '@/features/auth';
import { withMessages } from '@/shared/i18n';
import en from './messages/en.json';
import sw from './messages/sw.json';
import { PhoneRefused } from './PhoneRefused';

export default withMessages({ en: { ...signInMessages.en, ...en }, sw: { ...signInMessages.sw, ...sw } }, PhoneRefused);
