import { useState } from 'react';

/** The value of a variable at an element: give the element the ref. Empty before that. */
export function useTokenValue(name: string) {
  const [value, setValue] = useState('');
  const ref = (element: Element | null) => {
    if (element) setValue(getComputedStyle(element).getPropertyValue(name).trim());
  };
  return [value, ref] as const;
}
