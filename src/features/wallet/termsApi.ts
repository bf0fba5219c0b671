import { api, endpointOf, type Instead, isMissingCall } from '@/api';
import { readTerms, WalletTermsSchema } from '@contract/wallet.ts';

const hasMethods = (answer: unknown): boolean => typeof answer === 'object' && answer !== null && 'methods' in answer;

/** Terms of a backend without the call, or of an older server, which has no list of methods. */
const instead: Instead = async (answer) => {
  if (answer.error ? !isMissingCall(answer.error) : hasMethods(answer.data)) return answer;
  const { termsFor } = await import(/* webpackChunkName: "basic-backend" */ './specOnly/terms');
  return termsFor(answer);
};

export const termsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Rate, limits and methods; the same for everybody. */
    getWalletTerms: build.query({ ...endpointOf(readTerms, WalletTermsSchema), extraOptions: { instead } }),
  }),
});

export const { useGetWalletTermsQuery } = termsApi;
