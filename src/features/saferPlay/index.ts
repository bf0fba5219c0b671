export { BlockNotice, Instant } from './BlockNotice';
export * from './block';
export * from './changesApi';
export * from './saferPlayApi';
export { useGetPlayLimitsQuery, useSetPlayLimitMutation, playApi, useOpenGameQuery } from './playApi';
export { sessionStart } from './realityCheck/session';
export { default as saferPlayMessages } from './messages';
export { leastLeft, type Left } from './leastLeft';
export { useRealityCheck } from './realityCheck/useRealityCheck';
