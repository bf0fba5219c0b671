export { ExportedRoundSchema, readRound, type ExportedRound } from './exportedRound.ts';
export { recomputeRound } from './recomputeRound.ts';
export { isSame, type Verification, type VerifyStep, type VerifyStepName } from './verifyStep.ts';
