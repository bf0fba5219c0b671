/** What follows from a list, computed at its first use and kept as long as the list. */
export function onceFor<TList extends object, TResult>(compute: (list: TList) => TResult) {
  const kept = new WeakMap<TList, TResult>();
  return (list: TList): TResult => {
    const result = kept.get(list) ?? compute(list);
    kept.set(list, result);
    return result;
  };
}
