const BYTE_VALUES = 256;

/**
 * 0 to `count - 1`, equally likely; `count` at most 256. Bytes of the last incomplete round would favour the first
 * numbers, so they are drawn again. `fill` gives random bytes.
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
