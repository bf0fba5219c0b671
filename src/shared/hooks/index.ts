export {
  madeAhead,
  neverChanges,
  useForVisitors,
  useIsLive,
  useIsOnline,
  useMediaQuery,
  WIDE_SCREEN,
} from './useBrowser';
export { useLoadMore } from './useLoadMore';
export { useSeen } from './useSeen';
export { useDebounced, useNow, useSecondsUntil } from './useTime';
