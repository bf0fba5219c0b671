export {
  MY_BETS_PAGE,
  roundsApi,
  useGetRoundsInfiniteQuery,
  useGetRoundTotalsQuery,
  useGetSeedsQuery,
  useRotateSeedsMutation,
} from './roundsApi';
