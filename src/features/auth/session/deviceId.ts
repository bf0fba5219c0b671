import { tryStorage } from '@/shared/tryStorage';

/** A random id of this browser, which shows the server a sign-in from a new device. It identifies no person. */
const KEY = 'karata/device';
const BYTES = 16;

const randomName = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** 32 hexadecimal digits, the same on every visit; a new one each time when storage is blocked. */
export function deviceId(): string {
  const name = tryStorage('localStorage', (storage) => {
    const kept = storage.getItem(KEY) ?? randomName();
    storage.setItem(KEY, kept);
    return kept;
  });
  return name ?? randomName();
}
