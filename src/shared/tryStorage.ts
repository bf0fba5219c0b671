/** `undefined` when the browser refuses the storage, as in some private windows, or the value is unreadable. */
export function tryStorage<TValue>(
  area: 'localStorage' | 'sessionStorage',
  act: (storage: Storage) => TValue,
): TValue | undefined {
  try {
    return act(window[area]);
  } catch {
    return undefined;
  }
}
