import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { tryStorage } from './tryStorage';

afterEach(() => {
  jest.restoreAllMocks();
  window.sessionStorage.clear();
});

describe('the storage of the browser', () => {
  it('returns the value that was read', () => {
    tryStorage('sessionStorage', (storage) => storage.setItem('key', 'kept'));
    expect(tryStorage('sessionStorage', (storage) => storage.getItem('key'))).toBe('kept');
    expect(tryStorage('localStorage', (storage) => storage.getItem('key'))).toBeNull();
  });

  it('returns nothing and does not fail when the browser refuses it', () => {
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
    expect(tryStorage('localStorage', (storage) => storage.getItem('key'))).toBeUndefined();
  });

  it('returns nothing when the stored value cannot be read', () => {
    window.sessionStorage.setItem('key', '{');
    const read = (storage: Storage): unknown => JSON.parse(storage.getItem('key') ?? '');
    expect(tryStorage('sessionStorage', read)).toBeUndefined();
  });
});
