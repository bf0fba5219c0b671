import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { BonusLife } from './bonusLife.testTools.ts';
import { endOfLostDeposit, endTied } from './endBonuses.ts';
import { shareOf } from './openBonuses.ts';

const DICE_TENTH = { contribution: { dice: 10 } };
const life = (real = 0) => new BonusLife({ real });

describe('the wagering of a bonus', () => {
  it('counts a kind of game that is newer than the bonus like the one that counts least', () => {
    const contribution = { slots: 100, crash: 50, mines: 50, dice: 10 };
    expect([shareOf({ contribution }, 'limbo'), shareOf({ contribution }, 'crash')]).toEqual([10, 50]);
    expect(shareOf({ contribution: { ...contribution, limbo: 30 } }, 'limbo')).toBe(30);
  });

  it('counts real and bonus stakes alike, each by its kind of game', () => {
    const player = life(10_000).give('a', 5_000, { wagering: 10, ...DICE_TENTH });
    player.play(8_000, 0).play(4_000, 0, 'dice');
    expect(player.wagered).toEqual([8_400]);
    expect(player.money).toEqual([0, 3_000]);
  });

  it('is at least once, whatever the terms say', () => {
    const player = life(10_000).give('a', 5_000, { wagering: 0 });
    expect(player.look().ends).toEqual([]);
    expect(player.play(5_000, 0).ends).toEqual([['a', 'converted', 5_000, 0]]);
  });

  it('counts a round that is rolled back no more', () => {
    const player = life(10_000).give('a', 5_000, { wagering: 10 });
    player.stake(2_000, 'crash');
    expect(player.wagered).toEqual([2_000]);
    player.undo();
    expect(player.wagered).toEqual([0]);
    expect(player.money).toEqual([10_000, 5_000]);
  });

  it('counts no stake while all is wagered and a round is open, and goes on when that round is rolled back', () => {
    const player = life(20_000).give('a', 1_000, { wagering: 2 });
    player.stake(2_000, 'crash');
    player.stake(1_500, 'mines');
    player.undo();
    expect(player.wagered).toEqual([0]);
    player.end(0);
    expect(player.play(2_000, 0).ends).toEqual([['a', 'converted', 1_000, 0]]);
  });

  it('counts exactly the rounds that are not rolled back, however many are open', () => {
    const round = fc.record({ cents: fc.integer({ min: 1, max: 900 }), isVoid: fc.boolean() });
    fc.assert(
      fc.property(fc.array(round), (rounds) => {
        const player = life(100_000).give('a', 100_000, { wagering: 9, contribution: { mines: 70 } });
        for (const { cents } of rounds) player.stake(cents, 'mines');
        player.stake(100, 'crash');
        for (const { isVoid } of rounds)
          if (isVoid) player.undo();
          else player.end(0);
        const counted = rounds.filter(({ isVoid }) => !isVoid).map(({ cents }) => Math.floor((cents * 70) / 100));
        expect(player.wagered).toEqual([counted.reduce((sum, cents) => sum + cents, 100)]);
      }),
    );
  });

  it('counts each stake for one bonus alone, the oldest', () => {
    const player = life(50_000).give('a', 3_000, { wagering: 5 }).give('b', 3_000, { wagering: 5 });
    player.play(8_000, 0);
    expect(player.wagered).toEqual([8_000, 0]);
    player.play(8_000, 0);
    expect(player.wagered).toEqual([0]);
    expect(player.ends).toEqual([['a', 'converted', 3_000, 0]]);
  });
});

describe('the conversion of a bonus', () => {
  it('makes what is left of it real money, with a line in the journal of each account', () => {
    const player = life(0).give('a', 10_000, { wagering: 1 });
    player.play(4_000, 1_000).play(6_000, 8_000);
    expect(player.ends).toEqual([['a', 'converted', 9_000, 0]]);
    expect(player.money).toEqual([9_000, 0]);
    expect(player.lines.filter(({ kind }) => kind === 'conversion')).toMatchObject([
      { account: 'main', deltaCents: 9_000, recordId: 'a:conversion' },
      { account: 'bonus', deltaCents: -9_000, recordId: 'a:conversion' },
    ]);
  });

  it('is capped: the rest leaves the bonus account with a line of its own', () => {
    const player = life(0).give('a', 10_000, { wagering: 1, conversionTimes: 2 });
    player.play(10_000, 50_000);
    expect(player.ends).toEqual([['a', 'converted', 20_000, 30_000]]);
    expect(player.money).toEqual([20_000, 0]);
    expect(player.lines).toContainEqual(
      expect.objectContaining({ account: 'bonus', kind: 'excess', deltaCents: -30_000 }),
    );
  });

  it('waits for every open round that counted, and is in the balance after the last one', () => {
    const player = life(6_000).give('a', 5_000, { wagering: 1 });
    player.stake(3_000, 'mines');
    player.stake(3_000, 'crash');
    expect(player.end(0).status).toBe('settled');
    expect(player.ends).toEqual([]);
    expect(player.end(1_000)).toMatchObject({ balanceCents: 6_000, bonusBalanceCents: 0 });
    expect(player.ends).toEqual([['a', 'converted', 5_000, 0]]);
  });

  it('leaves the amounts of the bonuses that wait', () => {
    const player = life(0).give('a', 5_000, { wagering: 1 }).give('b', 3_000, { wagering: 2 });
    player.play(5_000, 7_000);
    expect(player.ends).toEqual([['a', 'converted', 7_000, 0]]);
    expect(player.money).toEqual([7_000, 3_000]);
  });
});

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

  it('pays a rest that no stake can take, and the next bonus goes on', () => {
    const player = life().give('a', 5_000, { wagering: 9 }).give('b', 5_000, { wagering: 9 });
    player.play(3_500, 0);
    expect(player.ends).toEqual([['a', 'usedUp', 1_500, 0]]);
    expect(player.money).toEqual([1_500, 5_000]);
    expect(player.stake(6_500)).toBe('open');
  });

  it('comes with its last day, takes its money, and begins the days of the next', () => {
    const player = life().give('a', 5_000, { wagering: 9, expiryDays: 3 }).give('b', 2_000, { expiryDays: 5 });
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
    expect(player.stake(100, 'crash')).toBe('bonus_waits');
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

describe('a bonus of a deposit', () => {
  const tied = (cents: number, depositCents: number, terms = {}) =>
    life(depositCents).give('a', cents, { wagering: 2, ...terms }, { depositCents });

  it('is wagered together with its deposit', () => {
    const player = tied(5_000, 10_000);
    player.play(10_000, 15_000).play(10_000, 10_000);
    expect(player.ends).toEqual([]);
    player.play(10_000, 10_000);
    expect(player.ends).toEqual([['a', 'converted', 5_000, 0]]);
  });

  it('ends with a withdrawal, with all that is left of it, and leaves the others', () => {
    const player = tied(5_000, 10_000).give('b', 1_000, { wagering: 9 });
    player.untie();
    expect(player.ends).toEqual([['a', 'forfeited', 0, 5_000]]);
    expect(player.money).toEqual([10_000, 1_000]);
    expect(player.user.bonuses).toMatchObject([{ id: 'b' }]);
  });

  it('cannot be ended by a withdrawal while a round counts for it', () => {
    const player = tied(5_000, 10_000);
    player.stake(1_000, 'mines');
    expect(endTied(player.user, player.at)).toBe('bonus_in_round');
  });

  it('holds no withdrawal once it is wagered, nor does a bonus without a deposit', () => {
    expect(endTied(life(1_000).give('a', 500, { wagering: 9 }).user, 'now')).toBeUndefined();
    const player = tied(5_000, 10_000);
    player.play(15_000, 15_000).play(15_000, 15_000);
    expect(endTied(player.user, player.at)).toBeUndefined();
  });

  it.each([
    ['is in the midst of its wagering', { wagering: 9, stake: 2_000, win: 4_000 }, [2_000, 6_000]],
    ['was the last of its wagering', { wagering: 1, stake: 6_000, win: 12_000 }, [2_000, 10_000]],
    ['lost all of it', { wagering: 9, stake: 6_000, win: 0 }, [0, 0]],
    ['left less than a stake of it', { wagering: 9, stake: 5_500, win: 0 }, [0, 500]],
  ])('is forfeited when the bank takes its deposit back, after an open round that %s', (_, round, [main, lost]) => {
    const player = tied(5_000, 1_000, { wagering: round.wagering });
    player.stake(round.stake, 'mines');
    player.keep(endOfLostDeposit(player.user, 'a', player.at));
    expect(player.stake(100)).not.toBe('open');
    player.end(round.win);
    expect(player.ends).toEqual([['a', 'forfeited', 0, lost]]);
    expect(player.ended).toMatchObject([{ isTakenBack: true }]);
    expect(player.money).toEqual([main, 0]);
    const moved = (account: string) =>
      player.lines.reduce((sum, line) => sum + (line.account === account ? line.deltaCents : 0), 0);
    expect([1_000 + moved('main'), 5_000 + moved('bonus')]).toEqual(player.money);
    expect(endOfLostDeposit(player.user, 'a', player.at)).toBeUndefined();
  });
});

describe('a stake above the highest one', () => {
  it('of real money alone is allowed, and counts nothing', () => {
    const player = life(20_000).give('a', 5_000, { wagering: 9, maxStake: 50 });
    expect(player.stake(10_000)).toBe('open');
    player.end(0);
    expect(player.wagered).toEqual([0]);
    player.play(5_000, 0);
    expect(player.wagered).toEqual([5_000]);
  });
});

describe('a second grant of a group', () => {
  it('adds to its open bonus, with the same wagering and days', () => {
    const player = life()
      .give('spins', 1_000, { wagering: 2, expiryDays: 3 }, { group: 'g' })
      .pass(1)
      .give('more', 500, {}, { group: 'g' });
    expect(player.user.bonuses).toMatchObject([{ amountCents: 1_500, wagering: 2, expiryDays: 3 }]);
    expect(player.pass(2).look().ends).toEqual([['spins', 'expired', 0, 1_500]]);
    expect(player.give('later', 500, {}, { group: 'g' }).user.bonuses).toMatchObject([
      { id: 'later', amountCents: 500 },
    ]);
  });
});
