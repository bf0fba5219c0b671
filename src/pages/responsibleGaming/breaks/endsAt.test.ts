import { describe, expect, it } from '@jest/globals';
import { endOfExclusion, endOfTimeOut } from './endsAt';

const at = (instant: string) => Date.parse(instant);

describe('the end of a break', () => {
  it('is the given number of hours later', () => {
    expect(endOfTimeOut(72, at('2026-11-20T09:00:00.000Z'))).toBe('2026-11-23T09:00:00.000Z');
  });

  it.each([
    ['2026-11-20T09:00:00.000Z', 6, '2027-05-20T09:00:00.000Z'],
    ['2026-08-31T09:00:00.000Z', 6, '2027-02-28T09:00:00.000Z'],
    ['2028-02-29T09:00:00.000Z', 12, '2029-02-28T09:00:00.000Z'],
    // In Nairobi it is already 1 September.
    ['2026-08-31T22:30:00.000Z', 6, '2027-02-28T22:30:00.000Z'],
  ])('is the same day in a later month: %s + %d', (from, months, end) => {
    expect(endOfExclusion(months, at(from))).toBe(end);
  });
});
