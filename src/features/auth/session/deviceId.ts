import { tryStorage } from '@/shared/tryStorage';

/** A random name of this browser, by which the server tells a sign-in from a new device. It names no person. */
const KEY = 'karata/device';
const BYTES = 16;

const randomName = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** 32 hexadecimal digits, the same on every visit; where storage is blocked, a new one each time. */
export function deviceId(): string {
  const name = tryStorage('localStorage', (storage) => {
    const kept = storage.getItem(KEY) ?? randomName();
    storage.setItem(KEY, kept);
    return kept;
  });
  return name ?? randomName();
}
