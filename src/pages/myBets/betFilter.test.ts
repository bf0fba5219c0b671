import { describe, expect, it } from '@jest/globals';
import { askOf, betsPage, filterOf } from './betFilter';

describe('the filter of My bets', () => {
  it('is in the page name', () => {
    expect(filterOf('my-bets?game=dice-1&time=month')).toEqual({ gameId: 'dice-1', time: 'month' });
    expect(betsPage({ gameId: 'dice-1', time: 'month' })).toBe('my-bets?game=dice-1&time=month');
    expect(filterOf('my-bets?time=sideways')).toEqual({ time: 'all' });
    expect(betsPage({ time: 'all' })).toBe('my-bets');
  });

  it.each([
    ['today', new Date(2026, 10, 20)],
    ['week', new Date(2026, 10, 14)],
    ['month', new Date(2026, 9, 22)],
  ] as const)('begins at midnight: %s', (time, from) => {
    expect(askOf({ time }, new Date(2026, 10, 20, 23, 59))).toEqual({ since: from.toISOString() });
    expect(askOf({ time }, new Date(2026, 10, 20, 0, 0))).toEqual({ since: from.toISOString() });
  });

  it('has no beginning for all', () => {
    expect(askOf({ time: 'all' })).toEqual({});
  });
});
