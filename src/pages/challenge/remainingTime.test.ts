import { describe, expect, it } from '@jest/globals';
import { remainingTime } from './remainingTime';

const NOW = Date.parse('2026-11-10T09:00:00.000Z');
const at = (instant: string) => remainingTime(Date.parse(instant), NOW);

describe('the remaining time', () => {
  it('is split into days, hours and minutes', () => {
    expect(at('2026-11-13T14:07:00.000Z')).toEqual({ days: 3, hours: 5, minutes: 7 });
    expect(at('2026-11-11T09:00:00.000Z')).toEqual({ days: 1, hours: 0, minutes: 0 });
  });

  it('is rounded up, so that the last minute is shown as one minute', () => {
    expect(at('2026-11-10T09:00:00.001Z')).toEqual({ days: 0, hours: 0, minutes: 1 });
    expect(at('2026-11-10T09:59:30.000Z')).toEqual({ days: 0, hours: 1, minutes: 0 });
  });

  it('is over at the end time and after it', () => {
    expect(at('2026-11-10T09:00:00.000Z')).toBeNull();
    expect(at('2026-11-09T09:00:00.000Z')).toBeNull();
  });
});
