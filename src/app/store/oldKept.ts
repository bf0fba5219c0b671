import { tryStorage } from '@/shared/tryStorage';

/** Whether this browser still has slices of version 1, `library` and `preferences`, which have another name now (moveKept.ts). */
export const hasOldKept = () =>
  tryStorage('localStorage', (storage) => Object.keys(storage).some((key) => /\/(lib|pref)/.test(key)));
