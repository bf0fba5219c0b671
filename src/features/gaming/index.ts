export { BlockNotice } from './block/BlockNotice';
export { type BlockKind, isGamingRefusal, refusedBlock } from './block/refusal';
export { type Block, useBlock, useIsBlockAwaited } from './block/useBlock';
export {
  useExcludeSelfMutation,
  useSetLimitMutation,
  useSetRealityCheckMutation,
  useTakeTimeOutMutation,
} from './gamingApi';
export { useOpenGameQuery } from './playApi';
export { gamingMessages } from './gamingMessages';
export { Instant } from './Instant';
export { inCurrency, leastLeft, type Left } from './limits/leastLeft';
export { useRealityCheck } from './realityCheck/useRealityCheck';
export { TOOLS_PAGE } from './toolsPage';
export { useGaming } from './useGaming';
