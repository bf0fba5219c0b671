/** The storage of redux-persist. When storage is blocked, nothing is stored and nothing fails. */
import type { WebStorage } from 'redux-persist';
import { tryStorage } from '@/shared/tryStorage';

export const webStorage: WebStorage = {
  getItem: async (key) => tryStorage('localStorage', (storage) => storage.getItem(key)) ?? null,
  setItem: async (key, value) => tryStorage('localStorage', (storage) => storage.setItem(key, value)),
  removeItem: async (key) => tryStorage('localStorage', (storage) => storage.removeItem(key)),
};
