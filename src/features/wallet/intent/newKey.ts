const BYTES = 16;

/** A unique key: 32 hexadecimal digits. Works on plain http too, where `randomUUID` is missing. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) => byte.toString(16).padStart(2, '0')).join('');
