export { type PackStep, type StepState, useWelcomePack } from './useWelcomePack';
export { useGetBonusStandingQuery } from './bonusStandingApi';
export { useOfferedBonuses } from './useOfferedBonuses';
