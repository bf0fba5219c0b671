/** The withdrawal modal with its words, loaded when it first opens. */
import { withMessages } from '@/shared/i18n';
import { withSpecDollars } from '../amounts/withSpecDollars';
import { walletMessages } from '../walletMessages';
import withdrawEn from '../withdraw/messages/en.json';
import withdrawSw from '../withdraw/messages/sw.json';
import { WithdrawModal as Withdraw } from '../withdraw/WithdrawModal';

const { en, sw } = walletMessages;

export const WithdrawModal = withMessages(
  { en: { ...en, ...withdrawEn }, sw: { ...sw, ...withdrawSw } },
  withSpecDollars(Withdraw),
);
