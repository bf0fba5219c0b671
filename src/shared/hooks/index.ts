export { useIsOnline } from './useIsOnline';
export { useMediaQuery } from './useMediaQuery';
export { useNow } from './useNow';
export { useScrolledPast } from './useScrolledPast';
export { useSeen } from './useSeen';
