import type { MobileDepositRefusal } from '../moneyRefusals.ts';
import type { StkPushAnswer, StkPushBody } from '../wallet.ts';
import { route } from './route.ts';

export const sendPush = route<{ key: string; body: StkPushBody; answer: StkPushAnswer; error: MobileDepositRefusal }>(
  'POST /mpesa/stk-push',
);
