/** Real items if there are any; else the examples, which the page marks. */
export function realOnly<TItem extends { isExample: boolean }>(items: readonly TItem[]): readonly TItem[] {
  const real = items.filter(({ isExample }) => !isExample);
  return real.length > 0 ? real : items;
}
