import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { BonusLife } from './bonusLife.testTools.ts';

const DICE_TENTH = { contribution: { dice: 10 } };
const life = (real = 0) => new BonusLife({ real });

describe('the wagering of a bonus', () => {
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

  it('counts a stake in full that lasted longer than one that is rolled back', () => {
    const player = life(20_000).give('a', 1_000, { wagering: 2 });
    player.stake(2_000, 'crash');
    player.stake(1_500, 'mines');
    player.undo();
    expect(player.wagered).toEqual([1_500]);
    player.end(0);
    expect(player.play(500, 0).ends).toEqual([['a', 'converted', 1_000, 0]]);
  });

  it('counts exactly the rounds that are not rolled back, however many are open', () => {
    const round = fc.record({ cents: fc.integer({ min: 1, max: 900 }), isVoid: fc.boolean() });
    fc.assert(
      fc.property(fc.array(round), (rounds) => {
        const player = life(100_000).give('a', 1_000, { wagering: 2, contribution: { mines: 70 } });
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
    const player = life(50_000).give('a', 1_000, { wagering: 5 }).give('b', 1_000, { wagering: 5 });
    player.play(4_000, 0);
    expect(player.wagered).toEqual([4_000, 0]);
    player.play(4_000, 0);
    expect(player.wagered).toEqual([0]);
    expect(player.ends).toEqual([['a', 'converted', 1_000, 0]]);
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
