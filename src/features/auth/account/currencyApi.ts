import { api, endpointOf, keepAnswer, playerEndpoints } from '@/api';
import { type AccountCurrency, changeCurrency } from '@contract/users.ts';
import { type KeptProfile, KeptProfileSchema, profileKept } from './accountApi';

const currencyApi = api.injectEndpoints({
  endpoints: playerEndpoints((build) => ({
    /** Sets the account's currency; refused with `account_used` once the account has held money. */
    changeCurrency: build.mutation<KeptProfile, AccountCurrency>({
      ...endpointOf(changeCurrency, KeptProfileSchema),
      invalidatesTags: [{ type: 'Player', id: 'balance' }],
      onQueryStarted: keepAnswer(profileKept),
    }),
  })),
});

export const { useChangeCurrencyMutation } = currencyApi;

/** Whether its currency may still be chosen, as far as the profile tells; the server has the last word. */
export const isUnused = ({ balance, bonusBalance, totalDeposits, totalWager }: KeptProfile): boolean =>
  balance + bonusBalance + totalDeposits + totalWager === 0;
