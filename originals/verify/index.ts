export { ExportedRoundSchema, readRound, type ExportedRound } from './exportedRound.ts';
export { isSame, recomputeRound, type Verification, type VerifyStep, type VerifyStepName } from './recomputeRound.ts';
