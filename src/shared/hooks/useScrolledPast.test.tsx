import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, renderHook, waitFor } from '@testing-library/react';
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
  it('is known after the next paint of a page that is scrolled already, which is not laid out for it', async () => {
    place.mockReturnValue(500).mockClear();
    const { result } = renderHook(() => useScrolledPast(400));
    expect(place).not.toHaveBeenCalled();
    await waitFor(() => expect(result.current).toBe(true));
  });

  it('is not asked for when the component has gone before the paint', async () => {
    renderHook(() => useScrolledPast(400)).unmount();
    place.mockClear();
    await act(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    expect(place).not.toHaveBeenCalled();
  });

  it('follows the scroll, up to the place itself', () => {
    const { result } = renderHook(() => useScrolledPast(400));
    scrollTo(0);
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
