import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { lazyPart } from '@/shared/lazyPart';

/** A part that fails until `arrive`. */
export function buildPart() {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  jest.spyOn(console, 'warn').mockReturnValue();
  jest.spyOn(console, 'error').mockReturnValue();
  let isThere = false;
  const load = jest.fn(async () => {
    if (!isThere) throw new TypeError('x is not a function');
    return { default: () => <p>the part</p> };
  });
  return { Part: lazyPart(load), load, arrive: () => (isThere = true) };
}

export const notice = () => screen.findByRole('alert');
export const button = (name: string) => screen.getByRole('button', { name });
