/** The deposit modal with its words, loaded when it first opens. */
import { saferPlayMessages } from '@/features/saferPlay';
import { withMessages } from '@/shared/i18n';
import { DepositModal as Deposit } from '../deposit/DepositModal';
import depositEn from '../deposit/messages/en.json';
import depositSw from '../deposit/messages/sw.json';
import { withSpecDollars } from '../amounts/withSpecDollars';
import { walletMessages } from '../walletMessages';

const { en, sw } = walletMessages;

export const DepositModal = withMessages(
  { en: { ...saferPlayMessages.en, ...en, ...depositEn }, sw: { ...saferPlayMessages.sw, ...sw, ...depositSw } },
  withSpecDollars(Deposit),
);
