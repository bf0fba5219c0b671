import { useEffect, useState } from 'react';

/** The value when it has not changed for `delayMs`. */
export function useDebounced<TValue>(value: TValue, delayMs: number): TValue {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return settled;
}
