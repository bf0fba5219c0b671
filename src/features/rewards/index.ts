export { JoinButtons } from './JoinButtons/JoinButtons';
export * from './myRewardsApi';
export { ProgressBar } from './ProgressBar/ProgressBar';
export * from './rewardsApi';
export { RewardHero } from './RewardHero/RewardHero';
