import { describe, expect, it } from '@jest/globals';
import { BonusLife } from './bonusLife.testTools.ts';
import { withFrozen } from './endBonuses.ts';

const life = (real = 0) => new BonusLife({ real });

describe('the purse of a bonus', () => {
  it('gets back what its own stakes won, also when it is finished', () => {
    const player = life().give('a', 5_000, { wagering: 1 }).give('b', 40_000, { wagering: 9 });
    player.stake(2_000, 'mines');
    player.play(3_000, 0);
    expect(player.wagered).toEqual([5_000, 0]);
    // The parked round keeps the first bonus, which takes no more stakes.
    player.stake(30_000, 'slots');
    expect(player.wagered).toEqual([5_000, 30_000]);
    player.end(6_000);
    expect(player.ends).toEqual([['a', 'converted', 6_000, 0]]);
    player.end(60_000);
    expect(player.money).toEqual([6_000, 70_000]);
  });

  it('is the only one that a stake takes bonus money from: the first that has enough', () => {
    const player = life(1_000).give('a', 5_000, { wagering: 9 }).give('b', 40_000, { wagering: 9 });
    expect(player.stake(41_001)).toBe('bonus_waits');
    expect(player.stake(46_001)).toBe('insufficient_funds');
    expect(player.stake(6_001)).toBe('open');
    expect(player.user.bonuses).toMatchObject([{ leftCents: 5_000 }, { leftCents: 34_999 }]);
    expect(player.wagered).toEqual([0, 6_001]);
  });

  it('has its own cap: a small bonus in play takes nothing of what other money won', () => {
    const player = life(9_500).give('a', 500, { wagering: 10, conversionTimes: 10 }).give('b', 40_000, { wagering: 9 });
    player.play(10_000, 100_000);
    expect(player.ends).toEqual([['a', 'converted', 5_000, 0]]);
    expect(player.money).toEqual([100_000, 40_000]);
  });

  it('of free spins alone is empty, lasts until its deposit is staked, and brings the spins then', () => {
    const player = life(10_000).give('a', 0, { wagering: 2 }, { depositCents: 5_000, spinsAtEnd: 7 });
    player.play(5_000, 5_000);
    expect([player.ends, player.user.freeSpins]).toEqual([[], undefined]);
    player.play(5_000, 0);
    expect(player.ends).toEqual([['a', 'converted', 0, 0]]);
    expect(player.user.freeSpins).toBe(7);
    expect(player.lines.at(-1)).toMatchObject({ kind: 'bonus', account: 'bonus', deltaCents: 0, freeSpins: 7 });
  });

  it('brings no free spins when a withdrawal comes first', () => {
    const player = life(10_000).give('a', 0, { wagering: 2 }, { depositCents: 5_000, spinsAtEnd: 7 });
    player.play(5_000, 0).untie();
    expect(player.ends).toEqual([['a', 'forfeited', 0, 0]]);
    expect(player.user.freeSpins).toBeUndefined();
  });

  it('is frozen while the bank examines its deposit, and has all of its days when the bank decides for the player', () => {
    const player = life().give('a', 5_000, { wagering: 1, expiryDays: 1 }, { depositCents: 0 });
    player.user = withFrozen(player.user, 'a', true, player.at);
    expect(player.stake(2_000)).toBe('bonus_waits');
    expect(player.pass(2).look().ends).toEqual([]);
    expect(player.user.bonusDueAt).toBeUndefined();
    player.user = withFrozen(player.user, 'a', false, player.at);
    expect(player.look().ends).toEqual([]);
    expect(player.user.bonusDueAt).toBe('2026-11-05T09:00:00.000Z');
    expect(player.pass(1).look().ends).toEqual([['a', 'expired', 0, 5_000]]);
  });
});
