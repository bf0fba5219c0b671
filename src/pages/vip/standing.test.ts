import { describe, expect, it } from '@jest/globals';
import { type VipLevel, VipLevelSchema } from '@contract/rewards.ts';
import * as v from 'valibot';
import { climbed, measuredIn, standingOf } from './standing';

const level = (id: string, minWager: number): VipLevel => v.parse(VipLevelSchema, { id, title: id, minWager });

const LEVELS = [level('gold', 1000), level('bronze', 0), level('silver', 200)];

describe('the list of VIP levels', () => {
  it('starts with the lowest level, in any stored order', () => {
    expect(climbed(LEVELS).map(({ id }) => id)).toEqual(['bronze', 'silver', 'gold']);
  });
});

describe('the measure of VIP levels', () => {
  const round = LEVELS.map((one, index) => ({ ...one, minWagerKes: index * 1_000 }));
  const amounts = ({ levels }: ReturnType<typeof measuredIn>) => levels.map(({ minWager }) => minWager);

  it('is the own amounts in shillings for a player who has them', () => {
    expect(measuredIn(round, 'KES').currency).toBe('KES');
    expect(amounts(measuredIn(round, 'KES'))).toEqual([0, 1_000, 2_000]);
  });

  it('is dollars for a player in dollars, and when a level has no amount in shillings', () => {
    const [first = level('none', 0), ...others] = round;
    const mixed = [{ ...first, minWagerKes: undefined }, ...others];
    for (const measured of [measuredIn(round, 'USD'), measuredIn(mixed, 'KES')]) {
      expect(measured.currency).toBe('USD');
      expect(amounts(measured)).toEqual([1000, 0, 200]);
    }
  });
});

describe('the standing of a player', () => {
  it.each([
    [0, 'bronze', 'silver', 0, 200],
    [50, 'bronze', 'silver', 0.25, 150],
    [199.99, 'bronze', 'silver', 0.99995, 0.01],
    [200, 'silver', 'gold', 0.2, 800],
    [1000, 'gold', undefined, 1, 0],
    [5000, 'gold', undefined, 1, 0],
  ])('of %d wagered is %s, then %s', (wagered, at, then, share, missing) => {
    const standing = standingOf(LEVELS, wagered);
    expect([standing.level?.id, standing.next?.id]).toEqual([at, then]);
    expect(standing.share).toBeCloseTo(share, 5);
    expect(standing.missing).toBeCloseTo(missing, 5);
  });

  it('is below the first level when that level requires wagers', () => {
    expect(standingOf([level('silver', 200)], 20)).toMatchObject({
      level: undefined,
      next: { id: 'silver' },
      share: 0.1,
    });
  });

  it('has no next level when there are no levels', () => {
    expect(standingOf([], 20)).toEqual({ level: undefined, next: undefined, share: 1, missing: 0 });
  });
});
