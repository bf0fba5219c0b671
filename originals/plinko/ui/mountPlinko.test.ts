import { describe, expect, it } from '@jest/globals';
import { playGame, scriptedFloats } from '../../testing/playGame';
import { playMoney, roundOf } from '../../testing/playMoney';
import { mountPlinko } from './mountPlinko';

const RIGHTS = (count: number) => scriptedFloats(...Array.from({ length: 12 }, (_, row) => (row < count ? 0.9 : 0.1)));

describe('a player of plinko', () => {
  it('is paid what the slot of the ball says', () => {
    const game = playGame(mountPlinko, { floats: RIGHTS(2) });
    expect(game.root.querySelectorAll('.slot')).toHaveLength(13);
    expect(game.find('.figure').textContent).toContain('660');
    game.press(' ');
    expect(game.said()).toBe('3.9×: you won 78');
    expect(game.environment.wallet.balanceCents()).toBe(100_000 - 2_000 + 7_800);
  });

  it('is told plainly when a part of the stake comes back', () => {
    const game = playGame(mountPlinko, { floats: RIGHTS(6) });
    game.press('Enter');
    expect(game.said()).toBe('0.3×: 6 back');
    expect(game.find('.historyItem').classList.contains('isWin')).toBe(false);
  });

  it('changes rows and risk, and sees what they pay', () => {
    const game = playGame(mountPlinko, { floats: scriptedFloats(0.1) });
    const press = (text: string) =>
      [...game.root.querySelectorAll<HTMLButtonElement>('.segment')].find((each) => each.textContent === text)?.click();
    press('16 rows');
    press('High');
    expect(game.root.querySelectorAll('.slot')).toHaveLength(17);
    expect(game.root.querySelector('.slot')?.textContent).toBe('1,000');
  });

  it('hears what the slots pay, from the left, for the rows and the risk', () => {
    const game = playGame(mountPlinko, { floats: scriptedFloats(0.1) });
    const list = game.find('ol[aria-label="Payouts, from the left"]');
    const heard = () => [...list.children].map(({ textContent }) => textContent);
    expect(heard()).toEqual('33 10 3.9 1.9 1.1 0.6 0.3 0.6 1.1 1.9 3.9 10 33'.split(' '));
    [...game.root.querySelectorAll<HTMLButtonElement>('.segment')]
      .find(({ textContent }) => textContent === 'Low')
      ?.click();
    expect(heard().slice(0, 7)).toEqual('10 2.6 1.4 1.3 1.1 1 0.5'.split(' '));
    expect(list.closest('[aria-hidden]')).toBeNull();
  });

  it('drops a second ball while the first one falls, and rows and risk rest until both have landed', () => {
    const game = playGame((environment) => mountPlinko({ ...environment, isMotionReduced: false }), {
      floats: scriptedFloats(...Array.from({ length: 24 }, (_, index) => (index % 12 < 2 ? 0.9 : 0.1))),
    });
    game.press(' ');
    game.clock.advance(500);
    game.press(' ');
    expect(game.root.querySelectorAll('.ball')).toHaveLength(2);
    expect(game.environment.wallet.balanceCents()).toBe(96_000);
    game.clock.advance(1_000);
    expect(game.environment.wallet.balanceCents()).toBe(96_000 + 7_800);
    expect(game.find('.segment').hasAttribute('disabled')).toBe(true);
    game.clock.advance(1_000);
    expect(game.environment.wallet.balanceCents()).toBe(96_000 + 15_600);
    expect(game.find('.segment').hasAttribute('disabled')).toBe(false);
  });

  it('sees the balance of each of two balls for money as it lands, and the last one of the server at the end', async () => {
    const answers = [
      roundOf('plinko', {
        roundId: 'first',
        ...{ outcome: { path: 'RRLLLLLLLLLL', slot: 2 }, multiplier: 3.9, win: 195, balance: 1_145 },
      }),
      roundOf('plinko', {
        roundId: 'second',
        ...{ outcome: { path: 'RLRLRLRLRLRL', slot: 6 }, multiplier: 0.3, win: 15, balance: 1_110 },
      }),
    ];
    const game = await playMoney({
      kind: 'plinko',
      mount: (environment) => mountPlinko({ ...environment, isMotionReduced: false }),
      api: () => ({ data: answers.shift() }),
    });
    const balance = () => game.find('.creditsValue').textContent;
    game.press(' ');
    await game.settle();
    game.clock.advance(400);
    game.press(' ');
    await game.settle();
    expect(balance()).toBe('Ksh\u00a0900');
    game.clock.advance(1_000);
    expect(balance()).toBe('Ksh\u00a01,095');
    game.clock.advance(1_000);
    expect(balance()).toBe('Ksh\u00a01,110');
  });
});
