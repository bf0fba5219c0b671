import { describe, expect, it } from '@jest/globals';
import { addMonths } from '../../../../contract/nairobi.ts';
import { blockAt, extendBreak } from './breaks.ts';

const NOW = Date.parse('2026-11-21T09:00:00.000Z');
const HOUR = 3_600_000;
const iso = (at: number): string => new Date(at).toISOString();

describe('a break', () => {
  it('starts at the time of the request', () => {
    expect(extendBreak(undefined, NOW + HOUR, NOW)).toEqual({ since: iso(NOW), until: iso(NOW + HOUR) });
  });

  it('gets longer, and keeps its start', () => {
    const taken = extendBreak(undefined, NOW + HOUR, NOW);
    expect(extendBreak(taken, NOW + 3 * HOUR, NOW + 1)).toEqual({ since: iso(NOW), until: iso(NOW + 3 * HOUR) });
  });

  it('never gets shorter', () => {
    const taken = extendBreak(undefined, NOW + 3 * HOUR, NOW);
    expect(extendBreak(taken, NOW + 2 * HOUR, NOW + 1)).toBe(taken);
  });

  it('starts again when the last break is over', () => {
    const taken = extendBreak(undefined, NOW + HOUR, NOW);
    const since = NOW + HOUR;
    expect(extendBreak(taken, since + HOUR, since)).toEqual({ since: iso(since), until: iso(since + HOUR) });
  });
});

describe('the break that stops a player', () => {
  const short = { since: iso(NOW), until: iso(NOW + HOUR) };
  const long = { since: iso(NOW), until: iso(NOW + 2 * HOUR) };

  it('is none without a break, or when all breaks are over', () => {
    expect(blockAt({}, NOW)).toBeUndefined();
    expect(blockAt({ timeOut: short }, NOW + HOUR)).toBeUndefined();
    expect(blockAt({ timeOut: short }, NOW + HOUR - 1)).toMatchObject({ kind: 'timeOut' });
  });

  it('is the break that ends last', () => {
    expect(blockAt({ timeOut: short, selfExclusion: long }, NOW)).toEqual({ kind: 'selfExclusion', ...long });
    expect(blockAt({ timeOut: long, selfExclusion: short }, NOW)).toEqual({ kind: 'timeOut', ...long });
    expect(blockAt({ timeOut: long, selfExclusion: short }, NOW + HOUR)).toMatchObject({ kind: 'timeOut' });
    expect(blockAt({ timeOut: short, selfExclusion: short }, NOW)).toMatchObject({ kind: 'selfExclusion' });
  });
});

describe('the end of a period in calendar months', () => {
  it.each([
    ['2026-11-21T09:00:00.000Z', 6, '2027-05-21T09:00:00.000Z'],
    ['2026-08-31T09:00:00.000Z', 6, '2027-02-28T09:00:00.000Z'],
    ['2027-08-31T09:00:00.000Z', 6, '2028-02-29T09:00:00.000Z'],
    ['2028-02-29T09:00:00.000Z', 12, '2029-02-28T09:00:00.000Z'],
    ['2026-11-21T09:00:00.000Z', 60, '2031-11-21T09:00:00.000Z'],
    // It is already 1 May in Nairobi.
    ['2026-04-30T21:30:00.000Z', 6, '2026-10-31T21:30:00.000Z'],
  ])('from %s, for %d months, is %s', (from, months, to) => {
    expect(iso(addMonths(Date.parse(from), months))).toBe(to);
  });
});
