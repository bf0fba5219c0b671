export { BonusTerms, UnavailabilityNote, OfferTerms, type WageringExample } from './bonusTerms/BonusTerms';
export {
  isOpenClaim,
  isTiedClaim,
  type PackStep,
  type StepState,
  useBonusName,
  useGetBonusStandingQuery,
  useOfferedBonuses,
  useTiedClaims,
  useWelcomePack,
} from './bonuses';
export { challengeApi, useGetChallengeStandingQuery, useGetChallengeTasksQuery } from './challengeApi';
export { JoinButtons, NothingYet, OfferCard, ProgressBar, RewardHero } from './RewardParts';
export * from './rewardsApi';
