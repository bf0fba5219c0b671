import { answering, api, endpointOf, ofPlayer, playerEndpoints, readAs, requestOf } from '@/api';
import { type BonusClaim, BonusClaimSchema, forfeitBonus, listBonusClaims } from '@contract/bonuses.ts';
import { lenientList } from '@contract/fields.ts';
import { at } from '@contract/route.ts';

/** The bonuses that the player has. */
export const claimsApi = api.injectEndpoints({
  endpoints: playerEndpoints((build) => ({
    /** A backend without the call has an empty list. */
    getBonusClaims: build.query({
      ...endpointOf(listBonusClaims, lenientList(BonusClaimSchema)),
      extraOptions: { instead: answering([]) },
      providesTags: [{ type: 'Player', id: 'bonuses' }],
    }),
    forfeitBonus: build.mutation<BonusClaim, string>({
      query: (id) => requestOf(at(forfeitBonus, { id })),
      responseSchema: readAs(BonusClaimSchema),
      invalidatesTags: ofPlayer('bonuses', 'balance', 'profile', 'notifications'),
    }),
  })),
});

export const { useGetBonusClaimsQuery, useForfeitBonusMutation } = claimsApi;

export const isOpenClaim = ({ status }: BonusClaim): boolean => status === 'wagering' || status === 'queued';

/** A running bonus that is wagered with its deposit: a withdrawal ends it. */
export const isTiedClaim = (claim: BonusClaim): boolean => isOpenClaim(claim) && claim.deposit !== undefined;

/** The bonuses that a withdrawal ends. Empty while they are unknown: then the server asks. */
export function useTiedClaims(): readonly BonusClaim[] {
  const { data = [] } = useGetBonusClaimsQuery(undefined, { refetchOnMountOrArgChange: true });
  return data.filter(isTiedClaim);
}
