import { saferPlayMessages } from '@/features/saferPlay';
import { joinCatalogues, withMessages } from '@/shared/i18n';
import { DepositModal as Deposit } from '../deposit/DepositModal';
import en from '../deposit/messages/en.json';
import sw from '../deposit/messages/sw.json';
import { methodMessages } from '../deposit/methods';
import { withSpecDollars } from '../amounts/AmountField';
import { walletMessages } from '../walletMessages';

export const DepositModal = withMessages(
  joinCatalogues([saferPlayMessages, walletMessages, { en, sw }, methodMessages]),
  withSpecDollars(Deposit),
);
