export { useIsLive, useIsOnline, useMediaQuery } from './useBrowser';
export { useLoadMore } from './useLoadMore';
export { useScrolledPast } from './useScrolledPast';
export { useSeen } from './useSeen';
export { useDebounced, useNow, useSecondsUntil } from './useTime';
