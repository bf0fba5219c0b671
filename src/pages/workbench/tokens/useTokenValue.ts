import { useState } from 'react';

/** The value of a token where an element stands: give the element the ref. Empty until it is there. */
export function useTokenValue(name: string) {
  const [value, setValue] = useState('');
  const ref = (element: Element | null) => {
    if (element) setValue(getComputedStyle(element).getPropertyValue(name).trim());
  };
  return [value, ref] as const;
}
