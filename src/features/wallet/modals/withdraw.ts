import { joinCatalogues, withMessages } from '@/shared/i18n';
import { withSpecDollars } from '../amounts/AmountField';
import { walletMessages } from '../walletMessages';
import en from '../withdraw/messages/en.json';
import sw from '../withdraw/messages/sw.json';
import { payoutMessages } from '../withdraw/methods';
import { WithdrawModal as Withdraw } from '../withdraw/WithdrawModal';

export const WithdrawModal = withMessages(
  joinCatalogues([walletMessages, { en, sw }, payoutMessages]),
  withSpecDollars(Withdraw),
);
