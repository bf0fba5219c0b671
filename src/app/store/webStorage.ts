/** What redux-persist keeps things in. Where storage is blocked, nothing is kept and nothing fails. */
import type { WebStorage } from 'redux-persist';

const attempt = async <T>(read: (storage: Storage) => T): Promise<T | null> => {
  try {
    return read(window.localStorage);
  } catch {
    return null;
  }
};

export const webStorage: WebStorage = {
  getItem: (key) => attempt((storage) => storage.getItem(key)),
  setItem: async (key, value) => void (await attempt((storage) => storage.setItem(key, value))),
  removeItem: async (key) => void (await attempt((storage) => storage.removeItem(key))),
};
