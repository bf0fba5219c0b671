import { describe, expect, it } from '@jest/globals';
import { numbersOf } from '../rules/index.ts';
import { FIELDS, fieldAfterKey, middleOf, neighboursOf, placeAt, placeBetween, WHEEL } from './places';

const NUMBERS = WHEEL.toSorted((a, b) => a - b);
const LINES = new Set(NUMBERS.flatMap((one) => NUMBERS.map((other) => placeBetween(one, other) ?? '')));
const REACH = [0.2, 0.2] as const;

describe('the places of the table', () => {
  it('are all reached by a field or by two numbers, each with numbers of its own', () => {
    const places = new Set([...FIELDS.map(({ on }) => on), ...LINES].filter(Boolean));
    expect(places.size).toBe(154);
    expect([...places].filter((on) => numbersOf(on) === undefined)).toEqual([]);
  });

  it('lie under a pointer where their chips lie', () => {
    for (const on of LINES) if (on && on !== 'straight:0') expect(placeAt(middleOf(on), REACH)).toBe(on);
    expect(placeAt([1.5, 2.5], REACH)).toBe('straight:1');
    expect(placeAt([3, 1.5], REACH)).toBeUndefined();
    expect(placeAt([1.1, 3], REACH)).toBeUndefined();
  });

  it('are neighbours around the zero, too', () => {
    expect(neighboursOf(0)).toEqual([3, 26, 0, 32, 15]);
    expect(neighboursOf(26)).toEqual([35, 3, 26, 0, 32]);
    expect(new Set(WHEEL).size).toBe(37);
  });

  it('follow the arrow keys as they are seen, upright and across', () => {
    const after = (on: string, key: string, isAcross: boolean) =>
      FIELDS[
        fieldAfterKey(
          FIELDS.findIndex((each) => each.on === on),
          key,
          isAcross,
        ) ?? -1
      ]?.on;
    expect(after('straight:5', 'ArrowDown', false)).toBe('straight:8');
    expect(after('straight:5', 'ArrowRight', true)).toBe('straight:8');
    expect(after('straight:5', 'ArrowUp', true)).toBe('straight:6');
    expect(after('straight:1', 'ArrowDown', true)).toBe('dozen:1');
    expect(after('straight:36', 'ArrowRight', false)).toBe('straight:36');
    expect(after('straight:36', 'Home', false)).toBeUndefined();
  });
});
