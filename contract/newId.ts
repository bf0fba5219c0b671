/** A random id in hexadecimal digits, two for each byte. Works on plain http too, where `randomUUID` is missing. */
export const newId = (bytes = 16): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');
