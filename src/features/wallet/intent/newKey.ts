const BYTES = 16;

/** A key that nobody else has: 32 hexadecimal digits. Works on plain http too, where `randomUUID` is missing. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) => byte.toString(16).padStart(2, '0')).join('');
