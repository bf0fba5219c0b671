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
export * from './RewardParts';
export { default as termMessages } from './bonusTerms/messages';
export { default as raceMessages } from './races/messages';
export * from './races/useRaces';
export * from './rewardsApi';
