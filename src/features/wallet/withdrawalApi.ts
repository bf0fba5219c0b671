/** Requests that send money out, separate so that the deposit does not download them. Amounts are minor units here. */
import { decimalOf } from '@contract/money.ts';
import type { CurrencyCode } from '@contract/userChoices.ts';
import type { WithdrawalMethodId } from '@contract/walletTerms.ts';
import { withdraw, type WithdrawalAnswer, WithdrawalAnswerSchema } from '@contract/withdrawals.ts';
import { ONCE, type OnceArg, api, playerEndpoints, sendOnce } from '@/api';

export interface WithdrawalArg extends OnceArg {
  amountMinor: number;
  currency: CurrencyCode;
  methodId: WithdrawalMethodId;
  destination?: string;
}

const CHANGED = ['balance', 'transactions', 'methods'].map((id) => ({ type: 'Player' as const, id }));

export const withdrawalApi = api.injectEndpoints({
  endpoints: playerEndpoints((build) => ({
    requestWithdrawal: build.mutation<WithdrawalAnswer, WithdrawalArg>({
      extraOptions: ONCE,
      queryFn: sendOnce({
        route: withdraw,
        bodyOf: ({ amountMinor, methodId, destination }: WithdrawalArg) => ({
          amount: decimalOf(amountMinor),
          methodId,
          ...(destination && { destination }),
        }),
        schema: WithdrawalAnswerSchema,
        part: (answer) => ({ shown: answer }),
      }),
      // Also after a refusal, which is in the history.
      invalidatesTags: CHANGED,
    }),
  })),
});

export const { useRequestWithdrawalMutation } = withdrawalApi;
