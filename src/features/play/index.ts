export {
  roundsApi,
  useGetRoundsInfiniteQuery,
  useGetRoundTotalsQuery,
  useGetSeedsQuery,
  useRotateSeedsMutation,
} from './roundsApi';
