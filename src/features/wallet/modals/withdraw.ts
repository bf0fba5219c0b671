import { joinCatalogues, withMessages } from '@/shared/i18n';
import { withSpecDollars } from '../amounts/AmountField';
import { walletMessages } from '../walletMessages';
import messages from '../withdraw/messages';
import { payoutMessages } from '../withdraw/methods';
import { WithdrawModal as Withdraw } from '../withdraw/WithdrawModal';

export const WithdrawModal = withMessages(
  joinCatalogues([walletMessages, messages, payoutMessages]),
  withSpecDollars(Withdraw),
);
