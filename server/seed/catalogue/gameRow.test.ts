import { describe, expect, it } from '@jest/globals';
import * as v from 'valibot';
import { GameRowSchema } from './gameRow.ts';

const ROW = {
  name: 'Ñoño Café',
  category: 'dice',
  palette: 'neon',
  motifs: ['dice', 'star'],
  popularity: 12,
  createdDaysAgo: 3,
};
const isTaken = (change: object): boolean => v.is(GameRowSchema, { ...ROW, ...change });

describe('a row of the catalogue', () => {
  it('is accepted with or without a status and a link', () => {
    expect(isTaken({})).toBe(true);
    expect(isTaken({ status: 'maintenance', link: 'none' })).toBe(true);
  });

  it.each([
    ['motif', { motifs: ['dice', 'unicorn'] }],
    ['palette', { palette: 'beige' }],
    ['category', { category: 'poker' }],
    ['status', { status: 'closed' }],
    ['field', { colour: 'red' }],
  ])('is refused with an unknown %s', (_, change) => {
    expect(isTaken(change)).toBe(false);
  });

  it('is refused with a popularity outside the allowed range', () => {
    expect(isTaken({ popularity: 10_001 })).toBe(false);
  });
});
