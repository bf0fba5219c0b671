import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { tryStorage } from './tryStorage';

afterEach(() => {
  jest.restoreAllMocks();
  window.sessionStorage.clear();
});

describe('storage of the browser', () => {
  it('gives back what was read from it', () => {
    tryStorage('sessionStorage', (storage) => storage.setItem('key', 'kept'));
    expect(tryStorage('sessionStorage', (storage) => storage.getItem('key'))).toBe('kept');
    expect(tryStorage('localStorage', (storage) => storage.getItem('key'))).toBeNull();
  });

  it('gives nothing and does not fail where the browser refuses it', () => {
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
    expect(tryStorage('localStorage', (storage) => storage.getItem('key'))).toBeUndefined();
  });

  it('gives nothing where what was kept cannot be read', () => {
    window.sessionStorage.setItem('key', '{');
    const read = (storage: Storage): unknown => JSON.parse(storage.getItem('key') ?? '');
    expect(tryStorage('sessionStorage', read)).toBeUndefined();
  });
});
