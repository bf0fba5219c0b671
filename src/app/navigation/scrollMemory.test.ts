import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { rememberScroll, restoreScroll } from './scrollMemory';

let tallest = 0;

beforeEach(() => {
  jest.useFakeTimers();
  tallest = 0;
  jest.spyOn(window, 'scrollTo').mockImplementation(((_x: number, y: number) => {
    Object.defineProperty(window, 'scrollY', { value: Math.min(y, tallest), configurable: true });
  }) as typeof window.scrollTo);
});
afterEach(() => {
  jest.advanceTimersByTime(30_000);
  jest.useRealTimers();
});

const leftAt = (scrollY: number) => window.history.replaceState({ scrollY }, '');
const kept = () => (window.history.state as { scrollY: number }).scrollY;

function growTo(height: number) {
  tallest = height;
  jest.advanceTimersByTime(100);
}

describe('scroll memory', () => {
  it('brings a page that grows late to where it was left', () => {
    leftAt(5_000);
    restoreScroll();
    growTo(300);
    expect(window.scrollY).toBe(300);
    jest.advanceTimersByTime(15_000);
    growTo(9_000);
    expect(window.scrollY).toBe(5_000);
  });

  it('keeps the place of a page that goes before it has come to it', () => {
    leftAt(5_000);
    restoreScroll();
    growTo(300);
    rememberScroll();
    expect(kept()).toBe(5_000);
  });

  it.each(['wheel', 'touchstart', 'keydown', 'pointerdown', 'click'])('leaves the page to the player on %s', (type) => {
    leftAt(5_000);
    restoreScroll();
    growTo(300);
    window.dispatchEvent(new Event(type));
    growTo(9_000);
    expect(window.scrollY).toBe(300);
    rememberScroll();
    expect(kept()).toBe(300);
  });

  it('gives way to the next page that is visited', () => {
    leftAt(5_000);
    restoreScroll();
    leftAt(40);
    restoreScroll();
    growTo(9_000);
    expect(window.scrollY).toBe(40);
  });
});
