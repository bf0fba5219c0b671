export { useGetBonusStandingQuery } from './bonuses/bonusStandingApi';
export { useOfferedBonuses } from './bonuses/useOfferedBonuses';
export { type PackStep, type StepState, useWelcomePack } from './bonuses/useWelcomePack';
export { JoinButtons } from './JoinButtons/JoinButtons';
export * from './myRewardsApi';
export { NothingYet } from './NothingYet/NothingYet';
export { ProgressBar } from './ProgressBar/ProgressBar';
export * from './rewardsApi';
export { RewardHero } from './RewardHero/RewardHero';
