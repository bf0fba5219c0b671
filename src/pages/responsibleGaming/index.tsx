import { saferPlayMessages } from '@/features/saferPlay';
import { formMessages } from '@/shared/form';
import { withMessages } from '@/shared/i18n';
import en from './messages/en.json';
import sw from './messages/sw.json';
import { ResponsibleGamingPage } from './ResponsibleGamingPage';

export default withMessages(
  {
    en: { ...saferPlayMessages.en, ...formMessages.en, ...en },
    sw: { ...saferPlayMessages.sw, ...formMessages.sw, ...sw },
  },
  ResponsibleGamingPage,
);
