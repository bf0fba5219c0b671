import type { MobileDepositRefusal, PHONE_REFUSALS } from '../moneyRefusals.ts';
import type { ConfirmedPhone, ConfirmPhoneBody, StkPushAnswer, StkPushBody } from '../wallet.ts';
import { route } from './route.ts';

export const sendPush = route<{ key: string; body: StkPushBody; answer: StkPushAnswer; error: MobileDepositRefusal }>(
  'POST /mpesa/stk-push',
);
export const confirmPhone = route<{
  key: string;
  body: ConfirmPhoneBody;
  answer: ConfirmedPhone;
  error: keyof typeof PHONE_REFUSALS;
}>('POST /wallet/phones');
