import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Round } from '../../../../contract/rounds.ts';
import { playRoulette, type RouletteChoice } from '../../../../originals/roulette/rules/index.ts';
import { scene, usePlayScene } from '../../testing/usePlayScene.ts';

usePlayScene({ money: 1_000 });

type Chips = Record<string, number>;

const choiceOf = (chips: Chips): RouletteChoice => ({
  bets: Object.entries(chips).map(([on, stake]) => ({ on, stake })),
});

const bet = (stake: unknown, chips: Chips) => scene.bet(stake, { choice: choiceOf(chips) });

const numberIn = ({ outcome }: Round): number => (outcome as { number: number }).number;

const user = () => scene.server.store.get('users', 'uid-1');

describe('a round of roulette', () => {
  beforeEach(() => scene.open('roulette'));

  it('pays each chip by its own odds to the cent, whatever comes', async () => {
    const chips = { 'straight:17': 20, red: 33.33, 'dozen:2': 10.01, 'split:0-2': 1 };
    let balance = 1_000;
    for (let round = 0; round < 12; round += 1) {
      const { data } = await bet(64.34, chips);
      const float = (numberIn(data) + 0.5) / 37;
      const { winMinor, multiplier } = playRoulette(choiceOf(chips), () => float);
      balance = Math.round(balance * 100 - 6_434 + winMinor) / 100;
      expect(data).toMatchObject({ status: 'settled', win: winMinor / 100, multiplier: multiplier / 100, balance });
    }
    expect((await scene.refreshed()).balance).toBe(balance);
  });

  it.each([
    ['less than the stake', 100, { red: 99.99 }],
    ['more than the stake', 100, { red: 60, black: 40.01 }],
    ['chips at no place', 100, { 'straight:37': 100 }],
    ['chips without a stake', 100, { red: 100, black: 0 }],
    ['no chips', 100, {}],
    ['a chip that takes from another', 100, { red: 200, black: -100 }],
  ])('takes no bet with %s', async (_what, stake, chips) => {
    expect(await bet(stake, chips)).toMatchObject({ status: 400, code: 'choice_invalid' });
    expect((await scene.balance()).balance).toBe(1_000);
  });

  it('takes no place twice, and no bet above the most or below the least', async () => {
    const red = { on: 'red', stake: 50 };
    expect(await scene.bet(100, { choice: { bets: [red, red] } })).toMatchObject({ code: 'choice_invalid' });
    expect(await bet(10, { red: 10 })).toMatchObject({ code: 'stake_out_of_range' });
    expect(await bet(30_000, { red: 30_000 })).toMatchObject({ code: 'stake_out_of_range' });
  });

  it('gives points for what the chips do not cover of each other', async () => {
    const earned = async (chips: Chips): Promise<number> => {
      const before = (await user())?.pointsMilli ?? 0;
      await bet(
        Object.values(chips).reduce((sum, each) => sum + each, 0),
        chips,
      );
      return ((await user())?.pointsMilli ?? 0) - before;
    };
    expect(await earned({ red: 40 })).toBe(2_000);
    expect(await earned({ red: 40, black: 40 })).toBe(0);
    expect(await earned({ red: 100, black: 60 })).toBe(2_000);
  });
});
