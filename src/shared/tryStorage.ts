/**
 * What `act` makes of a storage of the browser; `undefined` where the browser refuses the storage, as some do in private
 * windows, or where what was kept cannot be read.
 */
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
