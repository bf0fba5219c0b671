export { BlockNotice } from './block/BlockNotice';
export { isFree } from './block/isFree';
export { type BlockKind, isSaferPlayRefusal, refusedBlock } from './block/refusal';
export { type Block, useBlock, useIsBlockAwaited } from './block/useBlock';
export {
  useExcludeSelfMutation,
  useSetLimitMutation,
  useSetRealityCheckMutation,
  useTakeTimeOutMutation,
} from './saferPlayApi';
export { useGetPlayLimitsQuery, useSetPlayLimitMutation } from './limits/playLimitsApi';
export { playApi, useOpenGameQuery } from './playApi';
export { sessionStart } from './realityCheck/session';
export { saferPlayMessages } from './saferPlayMessages';
export { Instant } from './Instant';
export { leastLeft, type Left } from './limits/leastLeft';
export { useRealityCheck } from './realityCheck/useRealityCheck';
export { TOOLS_PAGE } from './toolsPage';
export { useSaferPlay } from './useSaferPlay';
