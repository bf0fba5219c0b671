/** The deposit modal with its words, loaded when it first opens. */
import { gamingMessages } from '@/features/gaming';
import { withMessages } from '@/shared/i18n';
import { DepositModal as Deposit } from '../deposit/DepositModal';
import depositEn from '../deposit/messages/en.json';
import depositSw from '../deposit/messages/sw.json';
import { withSpecDollars } from '../parts/withSpecDollars';
import { walletMessages } from '../walletMessages';

const { en, sw } = walletMessages;

export const DepositModal = withMessages(
  { en: { ...gamingMessages.en, ...en, ...depositEn }, sw: { ...gamingMessages.sw, ...sw, ...depositSw } },
  withSpecDollars(Deposit),
);
