import { gamingMessages } from '@/features/gaming';
import { formMessages } from '@/shared/form';
import { withMessages } from '@/shared/i18n';
import en from './messages/en.json';
import sw from './messages/sw.json';
import { ResponsibleGamingPage } from './ResponsibleGamingPage';

export default withMessages(
  { en: { ...gamingMessages.en, ...formMessages.en, ...en }, sw: { ...gamingMessages.sw, ...formMessages.sw, ...sw } },
  ResponsibleGamingPage,
);
