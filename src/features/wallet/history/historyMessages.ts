import { joinCatalogues } from '@/shared/i18n';
import { payoutMessages } from '../withdraw/methods';
import { walletMessages } from '../walletMessages';
import { METHOD_HISTORIES } from './methodStanding';

/** The messages of the history in addition to those of its page. */
export const historyMessages = joinCatalogues([
  walletMessages,
  payoutMessages,
  ...METHOD_HISTORIES.map(({ messages }) => messages),
]);
