export { chainPointOf, crashPointOfBlock, linkBefore, previousLink } from './chain.ts';
export type { WalkPause } from './chain.ts';
export { checkCrash, CRASH_RTP, crashPointOf, GREATEST_MULTIPLIER, LEAST_TARGET } from './curve.ts';
export { msUntil, multiplierAt, paidAt } from './curve.ts';
export type { CrashChoice } from './curve.ts';
