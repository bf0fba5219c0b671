export { BonusTerms, UnavailabilityNote, OfferTerms } from './bonusTerms/BonusTerms';
export { type PackStep, type StepState, useGetBonusStandingQuery, useOfferedBonuses, useWelcomePack } from './bonuses';
export { challengeApi, useGetChallengeStandingQuery, useGetChallengeTasksQuery } from './challengeApi';
export { JoinButtons, NothingYet, OfferCard, ProgressBar, RewardHero } from './RewardParts';
export * from './rewardsApi';
