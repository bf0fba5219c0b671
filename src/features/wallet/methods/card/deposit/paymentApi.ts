import { ONCE, api, playerEndpoints, readAs, requestOf, sendOnce } from '@/api';
import { PaymentIntentAnswerSchema, preparePayment } from '@contract/card.ts';
import { at } from '@contract/route.ts';
import { cancelDeposit, type Transaction, TransactionSchema } from '@contract/transactions.ts';
import type { CurrencyCode } from '@contract/userChoices.ts';
import { type DepositArg, deposited } from '../../depositArg';

export interface PaymentArg extends DepositArg {
  method: 'stripe';
  currency: CurrencyCode;
  bonusTitle?: string | undefined;
}

/** Hidden fields of a prepared payment. */
export interface PaymentSeal {
  clientSecret: string;
}

const CANCELLED = ['transactions', 'transaction', 'saferPlay'].map((id) => ({ type: 'Player' as const, id }));

export const paymentApi = api.injectEndpoints({
  endpoints: playerEndpoints((build) => ({
    /** Prepares a payment, which the provider then confirms. */
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
     * The server cancels an unpaid deposit, if it has the call. Counts once by the id; continues after the page is
     * left.
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
