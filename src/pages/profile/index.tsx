import { signInMessages } from '@/features/auth';
import { saferPlayMessages } from '@/features/saferPlay';
import { formMessages } from '@/shared/form';
import { withMessages } from '@/shared/i18n';
import en from './messages/en.json';
import sw from './messages/sw.json';
import { ProfilePage } from './ProfilePage';

export default withMessages(
  {
    en: { ...signInMessages.en, ...saferPlayMessages.en, ...formMessages.en, ...en },
    sw: { ...signInMessages.sw, ...saferPlayMessages.sw, ...formMessages.sw, ...sw },
  },
  ProfilePage,
);
