import { describe, expect, it } from '@jest/globals';
import type { Competition } from '@contract/content.ts';
import { byState, competitionState } from './competitionState';

const NOW = Date.parse('2026-11-10T09:00:00.000Z');
const BEFORE = '2026-11-01T00:00:00.000Z';
const AFTER = '2026-11-20T00:00:00.000Z';

const competition = (id: string, dates: Partial<Competition>): Competition => ({
  id,
  isActive: true,
  title: id,
  description: undefined,
  prizePool: undefined,
  imageUrl: undefined,
  startsAt: undefined,
  endsAt: undefined,
  ...dates,
});

describe('the state of a competition', () => {
  it('depends on its dates', () => {
    expect(competitionState({ startsAt: BEFORE, endsAt: AFTER }, NOW)).toBe('running');
    expect(competitionState({ startsAt: AFTER, endsAt: undefined }, NOW)).toBe('upcoming');
    expect(competitionState({ startsAt: BEFORE, endsAt: BEFORE }, NOW)).toBe('over');
  });

  it('is running when its dates are unknown', () => {
    expect(competitionState({ startsAt: undefined, endsAt: undefined }, NOW)).toBe('running');
  });

  it('sorts running competitions first, then future ones, then ended ones', () => {
    const list = [
      competition('over', { endsAt: BEFORE }),
      competition('upcoming', { startsAt: AFTER }),
      competition('first', { startsAt: BEFORE }),
      competition('second', {}),
    ];
    expect(list.toSorted(byState(NOW)).map(({ id }) => id)).toEqual(['first', 'second', 'upcoming', 'over']);
  });
});
