import { saferPlayMessages } from '@/features/saferPlay';
import { joinCatalogues, withMessages } from '@/shared/i18n';
import { DepositModal as Deposit } from '../deposit/DepositModal';
import messages from '../deposit/messages';
import { methodMessages } from '../deposit/methods';
import { withSpecDollars } from '../amounts/AmountField';
import { walletMessages } from '../walletMessages';

export const DepositModal = withMessages(
  joinCatalogues([saferPlayMessages, walletMessages, messages, methodMessages]),
  withSpecDollars(Deposit),
);
