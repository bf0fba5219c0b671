/**
 * What brings money in. Arguments and answers are seen in the store and in every action, so neither holds a phone number or
 * a client secret: these go by the vault. Amounts are in minor units here, and decimals on the wire.
 */
import { ONCE, type OnceArg, api, playerEndpoints, readAs, sendOnce } from '@/api';
import {
  type PaymentIntentBody,
  PaymentIntentAnswerSchema,
  type StkPushAnswer,
  StkPushAnswerSchema,
  type StkPushBody,
  type Transaction,
  TransactionSchema,
} from '@contract/wallet.ts';
import { decimalOf } from './amounts/typedAmount';
import { withoutNumbers } from './phone/withoutNumbers';

interface DepositArg extends OnceArg {
  amountMinor: number;
  bonusId?: string | undefined;
}

export interface PromptArg extends DepositArg {
  method: 'mpesa';
  currency: 'KES';
}

export interface PaymentArg extends DepositArg {
  method: 'stripe';
  currency: 'USD';
  bonusTitle?: string | undefined;
}

/** Sealed with a prompt. */
export type PromptSeal = Pick<StkPushBody, 'phoneNumber'>;
/** Sealed out of a prepared payment. */
export interface PaymentSeal {
  clientSecret: string;
}

export type PromptAnswer = Pick<StkPushAnswer, 'ResponseCode' | 'depositId' | 'reason' | 'errorMessage'>;

const deposited = ({ amountMinor, bonusId }: DepositArg) => ({
  amount: decimalOf(amountMinor),
  ...(bonusId && { bonusId }),
});

const CANCELLED = ['transactions', 'transaction', 'saferPlay'].map((id) => ({ type: 'Player' as const, id }));

export const moneyApi = api.injectEndpoints({
  endpoints: playerEndpoints((build) => ({
    /** Has the player's phone asked for a payment. */
    sendPrompt: build.mutation<PromptAnswer, PromptArg>({
      extraOptions: ONCE,
      queryFn: sendOnce({
        url: 'mpesa/stk-push',
        bodyOf: (arg: PromptArg, sealed): StkPushBody => ({ ...(sealed as PromptSeal), ...deposited(arg) }),
        schema: StkPushAnswerSchema,
        part: ({ ResponseCode, depositId, reason, errorMessage }) => ({
          shown: { ResponseCode, depositId, reason, errorMessage: errorMessage && withoutNumbers(errorMessage) },
        }),
      }),
    }),
    /** Prepares a payment, which the card's provider then confirms. */
    preparePayment: build.mutation<{ depositId: string }, PaymentArg>({
      extraOptions: ONCE,
      queryFn: sendOnce({
        url: 'stripe/payment-intent',
        bodyOf: (arg: PaymentArg): PaymentIntentBody => {
          const { bonusId, bonusTitle } = arg;
          return { ...deposited(arg), ...(bonusTitle && { metadata: { ...(bonusId && { bonusId }), bonusTitle } }) };
        },
        schema: PaymentIntentAnswerSchema,
        part: ({ clientSecret, depositId }) => ({ shown: { depositId }, sealed: { clientSecret } }),
      }),
    }),
    /**
     * The card form of a deposit is closed. The server cancels what was not paid; a backend may lack the call. It counts
     * once by the deposit's id, without a key, and goes on when the page is left.
     */
    cancelDeposit: build.mutation<Transaction, string>({
      query: (id) => ({ url: `wallet/deposits/${encodeURIComponent(id)}/cancel`, method: 'POST', keepalive: true }),
      extraOptions: ONCE,
      responseSchema: readAs(TransactionSchema),
      invalidatesTags: (answer) => (answer ? CANCELLED : []),
    }),
  })),
});

export const { useSendPromptMutation, usePreparePaymentMutation } = moneyApi;
