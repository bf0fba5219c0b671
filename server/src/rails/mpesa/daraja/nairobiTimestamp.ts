/** Kenya has had no summer time since 1942. */
const AHEAD_MS = 3 * 3_600_000;

/** Unix ms as `YYYYMMDDHHmmss` in Nairobi. */
export const nairobiTimestamp = (at: number): string =>
  new Date(at + AHEAD_MS).toISOString().replaceAll(/\D/g, '').slice(0, 14);
