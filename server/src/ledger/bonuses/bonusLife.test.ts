import { describe, expect, it } from '@jest/globals';
import { BonusLife } from './bonusLife.testTools.ts';

const life = (real = 0) => new BonusLife({ real });

describe('the end of a bonus', () => {
  it('is "used up" when nothing is left of it, also after the wagering', () => {
    expect(life().give('a', 5_000, { wagering: 9 }).play(5_000, 0).ends).toEqual([['a', 'usedUp', 0, 0]]);
    expect(life().give('a', 5_000, { wagering: 1 }).play(5_000, 0).ends).toEqual([['a', 'usedUp', 0, 0]]);
  });

  it('waits for an open round that may give it money back', () => {
    const player = life().give('a', 5_000, { wagering: 9 });
    player.stake(5_000, 'crash');
    expect(player.look().ends).toEqual([]);
    player.end(6_000);
    expect(player.money).toEqual([0, 6_000]);
  });

  it('takes the losses of the oldest first, and then those of the next', () => {
    const player = life().give('a', 5_000, { wagering: 9 }).give('b', 5_000, { wagering: 9 });
    player.play(7_000, 0);
    expect(player.ends).toEqual([['a', 'usedUp', 0, 0]]);
    expect(player.money).toEqual([0, 3_000]);
    expect(player.play(3_000, 0).ends).toEqual([
      ['a', 'usedUp', 0, 0],
      ['b', 'usedUp', 0, 0],
    ]);
  });

  it('comes with its last day, takes its money, and begins the days of the next', () => {
    const player = life().give('a', 5_000, { wagering: 9, expiryDays: 3 }).give('b', 1_000, { expiryDays: 5 });
    expect(player.pass(2).look().ends).toEqual([]);
    expect(player.pass(1).look().ends).toEqual([['a', 'expired', 0, 5_000]]);
    expect(player.lines).toMatchObject([{ account: 'bonus', kind: 'expiry', deltaCents: -5_000 }]);
    expect(player.user).toMatchObject({ bonusDueAt: '2026-11-10T09:00:00.000Z' });
    expect(player.pass(5).look().ends).toHaveLength(2);
    expect(player.money).toEqual([0, 0]);
    expect(player.user.bonuses).toBeUndefined();
  });

  it('comes before a stake of its last day, which is then real money alone', () => {
    const player = life(1_000).give('a', 5_000, { wagering: 9, expiryDays: 1 }).pass(1);
    expect(player.stake(2_000)).toBe('insufficient_funds');
    expect(player.stake(1_000)).toBe('open');
    expect(player.ends).toEqual([['a', 'expired', 0, 5_000]]);
  });

  it('waits for open rounds on its last day, and then takes no more stakes', () => {
    const player = life(1_000).give('a', 5_000, { wagering: 9, expiryDays: 1 });
    player.stake(3_000, 'mines');
    expect(player.pass(1).look().ends).toEqual([]);
    expect(player.stake(100, 'crash')).toBe('insufficient_funds');
    player.end(4_500);
    expect(player.ends).toEqual([['a', 'expired', 0, 6_000]]);
    expect(player.money).toEqual([1_500, 0]);
  });
});

describe('the highest stake of a bonus', () => {
  it('is refused only with bonus money in it', () => {
    const player = life(6_000).give('a', 50_000, { wagering: 9, maxStake: 50 });
    expect(player.stake(6_001)).toBe('bonus_stake_limit');
    expect(player.stake(6_000)).toBe('open');
    player.end(0);
    expect(player.stake(5_001)).toBe('bonus_stake_limit');
    expect(player.stake(5_000)).toBe('open');
  });
});

describe('a second grant of a group', () => {
  it('adds to its open bonus, with the same wagering and days', () => {
    const player = life().give('spins', 1_000, { wagering: 2, expiryDays: 3 }, 'g').pass(1).give('more', 500, {}, 'g');
    expect(player.user.bonuses).toMatchObject([{ amountCents: 1_500, wagering: 2, expiryDays: 3 }]);
    expect(player.pass(2).look().ends).toEqual([['spins', 'expired', 0, 1_500]]);
    expect(player.give('later', 500, {}, 'g').user.bonuses).toMatchObject([{ id: 'later', amountCents: 500 }]);
  });
});

describe('bonus money from before there were terms', () => {
  const old = (cents: number, real = 0) => {
    const player = life(real);
    player.user = { ...player.user, bonusBalance: cents / 100 };
    return player;
  };

  it('becomes a bonus of its own before the first one, to be staked once within a year', () => {
    const player = old(5_000).give('a', 1_000, { wagering: 9, conversionTimes: 1 });
    expect(player.user.bonuses).toMatchObject([
      { id: 'account:a', source: 'account', amountCents: 5_000, wagering: 1, expiryDays: 365 },
      { id: 'a', amountCents: 1_000 },
    ]);
    expect(player.play(5_000, 4_000).ends).toEqual([['account:a', 'converted', 4_000, 0]]);
    expect(player.money).toEqual([4_000, 1_000]);
  });

  it('is not lost by the end of the first one', () => {
    const player = old(5_000).give('a', 1_000, { wagering: 9, expiryDays: 1 });
    expect(player.pass(2).look().ends).toEqual([]);
    expect(player.money).toEqual([0, 6_000]);
  });

  it('is none where every cent has its bonus', () => {
    const player = life().give('a', 1_000).give('b', 500);
    expect(player.user.bonuses).toHaveLength(2);
  });
});
