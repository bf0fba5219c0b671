export { BlockNotice } from './BlockNotice';
export { isFree } from './block';
export { type BlockKind, isSaferPlayRefusal, refusedBlock } from './block';
export { type Block, useBlock, useIsBlockAwaited } from './block';
export {
  useExcludeSelfMutation,
  useSetLimitMutation,
  useSetRealityCheckMutation,
  useTakeTimeOutMutation,
} from './saferPlayApi';
export { useGetPlayLimitsQuery, useSetPlayLimitMutation, playApi, useOpenGameQuery } from './playApi';
export { sessionStart } from './realityCheck/session';
export { default as saferPlayMessages } from './messages';
export { Instant } from './BlockNotice';
export { leastLeft, type Left } from './leastLeft';
export { useRealityCheck } from './realityCheck/useRealityCheck';
export { TOOLS_PAGE } from './block';
export { useSaferPlay } from './block';
