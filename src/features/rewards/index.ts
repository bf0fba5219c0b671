export {
  BonusTerms,
  CountingNote,
  UnavailabilityNote,
  OfferTerms,
  type WageringExample,
} from './bonusTerms/BonusTerms';
export {
  type PackStep,
  type StepState,
  useBonusName,
  useGetBonusStandingQuery,
  type OfferedBonuses,
  useOfferedBonuses,
  useWelcomePack,
} from './bonuses';
export * from './claims';
export { challengeApi, useGetChallengeStandingQuery, useGetChallengeTasksQuery } from './challengeApi';
export { JoinButtons, NothingYet, OfferCard, OfferPage, ProgressBar, RewardHero } from './RewardParts';
export * from './rewardsApi';
