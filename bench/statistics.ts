/** The value below which this share of the sorted values is; 0.5 gives the median. NaN without values. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const place = (sorted.length - 1) * share;
  const [low = NaN, high = low] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
  if (low === high) return low;
  return low + (high - low) * (place - Math.floor(place));
}

export const median = (values: readonly number[]): number => quantile(values, 0.5);
