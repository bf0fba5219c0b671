import { signInMessages } from '@/features/auth';
import { gamingMessages } from '@/features/gaming';
import { formMessages } from '@/shared/form';
import { withMessages } from '@/shared/i18n';
import en from './messages/en.json';
import sw from './messages/sw.json';
import { ProfilePage } from './ProfilePage';

export default withMessages(
  {
    en: { ...signInMessages.en, ...gamingMessages.en, ...formMessages.en, ...en },
    sw: { ...signInMessages.sw, ...gamingMessages.sw, ...formMessages.sw, ...sw },
  },
  ProfilePage,
);
