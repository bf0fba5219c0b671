export { useDebounced } from './useDebounced';
export { useIsOnline } from './useIsOnline';
export { useLeft } from './useLeft';
export { useMediaQuery } from './useMediaQuery';
export { useNow } from './useNow';
export { useScrolledPast } from './useScrolledPast';
export { useSecondsUntil } from './useSecondsUntil';
export { useSeen } from './useSeen';
