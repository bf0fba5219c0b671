import { ONCE, api, playerEndpoints, readAs, requestOf, sendOnce } from '@/api';
import { PaymentIntentAnswerSchema, type Transaction, TransactionSchema } from '@contract/wallet.ts';
import { at } from '@contract/routes/at.ts';
import { preparePayment } from '@contract/routes/card.ts';
import { cancelDeposit } from '@contract/routes/wallet.ts';
import { type DepositArg, deposited } from '../depositArg';

export interface PaymentArg extends DepositArg {
  method: 'stripe';
  currency: 'USD';
  bonusTitle?: string | undefined;
}

/** Sealed out of a prepared payment. */
export interface PaymentSeal {
  clientSecret: string;
}

const CANCELLED = ['transactions', 'transaction', 'saferPlay'].map((id) => ({ type: 'Player' as const, id }));

export const paymentApi = api.injectEndpoints({
  endpoints: playerEndpoints((build) => ({
    /** Prepares a payment, which the card's provider then confirms. */
    preparePayment: build.mutation<{ depositId: string }, PaymentArg>({
      extraOptions: ONCE,
      queryFn: sendOnce({
        route: preparePayment,
        bodyOf: (arg: PaymentArg) => {
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
      query: (id) => ({ ...requestOf(at(cancelDeposit, { id })), keepalive: true }),
      extraOptions: ONCE,
      responseSchema: readAs(TransactionSchema),
      invalidatesTags: (answer) => (answer ? CANCELLED : []),
    }),
  })),
});

export const { usePreparePaymentMutation } = paymentApi;
