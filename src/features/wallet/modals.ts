/** The wallet's modals, loaded when one of them first opens. */
import { gamingMessages } from '@/features/gaming';
import { withMessages } from '@/shared/i18n';
import { DepositModal as Deposit } from './deposit/DepositModal';
import depositEn from './deposit/messages/en.json';
import depositSw from './deposit/messages/sw.json';
import { withSpecDollars } from './parts/withSpecDollars';
import { walletMessages } from './walletMessages';
import withdrawEn from './withdraw/messages/en.json';
import withdrawSw from './withdraw/messages/sw.json';
import { WithdrawModal as Withdraw } from './withdraw/WithdrawModal';

const { en, sw } = walletMessages;

export const DepositModal = withMessages(
  { en: { ...gamingMessages.en, ...en, ...depositEn }, sw: { ...gamingMessages.sw, ...sw, ...depositSw } },
  withSpecDollars(Deposit),
);
export const WithdrawModal = withMessages(
  { en: { ...en, ...withdrawEn }, sw: { ...sw, ...withdrawSw } },
  withSpecDollars(Withdraw),
);
