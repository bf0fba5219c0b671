import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useScrolledPast } from './useScrolledPast';

const place = jest.fn(() => 0);
Object.defineProperty(window, 'scrollY', { configurable: true, get: place });

const scrollTo = (y: number) =>
  act(() => {
    place.mockReturnValue(y);
    window.dispatchEvent(new Event('scroll'));
  });

afterEach(() => void place.mockReturnValue(0));

describe('whether the page is scrolled past a place', () => {
  it('is known at once of a page that is scrolled already', () => {
    place.mockReturnValue(500);
    expect(renderHook(() => useScrolledPast(400)).result.current).toBe(true);
  });

  it('follows the scroll, up to the place itself', () => {
    const { result } = renderHook(() => useScrolledPast(400));
    expect(result.current).toBe(false);
    scrollTo(401);
    expect(result.current).toBe(true);
    scrollTo(400);
    expect(result.current).toBe(false);
  });

  it('lays nothing out when the component is rendered again', () => {
    const { rerender } = renderHook(() => useScrolledPast(400));
    place.mockClear();
    rerender();
    expect(place).not.toHaveBeenCalled();
  });
});
