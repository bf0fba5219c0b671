/** The value below which this share of the sorted values is; 0.5 gives the median. NaN without values. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const place = (sorted.length - 1) * share;
  const [low = NaN, high = low] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
  if (low === high) return low;
  return low + (high - low) * (place - Math.floor(place));
}

export const median = (values: readonly number[]): number => quantile(values, 0.5);

/**
 * Measures each subject once a round, one after the other, so that other load of the machine meets all of them. Each round
 * begins with another subject.
 */
export async function inTurns<TName extends string, TFigures>(
  subjects: Readonly<Record<TName, () => Promise<TFigures>>>,
  rounds: number,
): Promise<Record<TName, TFigures[]>> {
  const names = Object.keys(subjects) as TName[];
  const measured = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<TName, TFigures[]>;
  for (let round = 0; round < rounds; round += 1) {
    const first = round % names.length;
    for (const name of [...names.slice(first), ...names.slice(0, first)]) measured[name].push(await subjects[name]());
  }
  return measured;
}

/** The median of each figure. */
export function medians<TFigures extends Record<keyof TFigures, number>>(list: readonly TFigures[]): TFigures {
  const names = Object.keys(list[0] ?? {}) as (keyof TFigures)[];
  return Object.fromEntries(names.map((name) => [name, median(list.map((figures) => figures[name]))])) as TFigures;
}

export const mapValues = <TName extends string, TFrom, TTo>(
  record: Readonly<Record<TName, TFrom>>,
  change: (value: TFrom) => TTo,
): Record<TName, TTo> =>
  Object.fromEntries(Object.entries<TFrom>(record).map(([name, value]) => [name, change(value)])) as Record<TName, TTo>;
