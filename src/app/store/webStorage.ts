/** What redux-persist keeps things in. Where storage is blocked, nothing is kept and nothing fails. */
import type { WebStorage } from 'redux-persist';
import { tryStorage } from '@/shared/tryStorage';

export const webStorage: WebStorage = {
  getItem: async (key) => tryStorage('localStorage', (storage) => storage.getItem(key)) ?? null,
  setItem: async (key, value) => tryStorage('localStorage', (storage) => storage.setItem(key, value)),
  removeItem: async (key) => tryStorage('localStorage', (storage) => storage.removeItem(key)),
};
