export { useIsOnline } from './useIsOnline';
export { useMediaQuery } from './useMediaQuery';
export { useScrolledPast } from './useScrolledPast';
export { useSeen } from './useSeen';
