export { MY_BETS_PAGE } from './myBetsPage';
export {
  roundsApi,
  useGetRoundsInfiniteQuery,
  useGetRoundTotalsQuery,
  useGetSeedsQuery,
  useRotateSeedsMutation,
} from './roundsApi';
