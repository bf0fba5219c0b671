import { signInMessages } from '@/features/auth';
import { joinCatalogues } from '@/shared/i18n';
import en from './messages/en.json';
import sw from './messages/sw.json';

/** With the sign-in's own, because a code fails here as it does there. */
export const phonesMessages = joinCatalogues([signInMessages, { en, sw }]);
