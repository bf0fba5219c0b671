import { tryStorage } from '@/shared/tryStorage';

/** Slices of version 1 that have another name now. */
export const MOVED = { library: 'games', preferences: 'ui' };

export const keyOf = (slice: string) => `persist:karata/${slice}`;

/** Whether this browser still has what version 1 kept. */
export const hasOldKept = (): boolean =>
  tryStorage('localStorage', (storage) => Object.keys(MOVED).some((slice) => storage.getItem(keyOf(slice)) !== null)) ??
  false;
