const BYTE_VALUES = 256;

/**
 * A number from 0 to `count - 1`, each equally likely; `count` at most 256. Bytes of the last incomplete round are drawn
 * again, or the first numbers would come up more often.
 * @param fill the source of random bytes
 */
export function randomIndex(
  count: number,
  fill = (bytes: Uint8Array<ArrayBuffer>) => crypto.getRandomValues(bytes),
): number {
  const limit = BYTE_VALUES - (BYTE_VALUES % count);
  const bytes = new Uint8Array(1);
  for (;;) {
    fill(bytes);
    const [value = limit] = bytes;
    if (value < limit) return value % count;
  }
}
