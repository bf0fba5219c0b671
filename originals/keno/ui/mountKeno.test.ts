import { describe, expect, it } from '@jest/globals';
import { type PlayedGame, playGame, scriptedFloats } from '../../testing/playGame';
import { playMoney, roundOf } from '../../testing/playMoney';
import { mountKeno } from './mountKeno';

const numbers = ({ root }: Pick<PlayedGame, 'root'>) => [...root.querySelectorAll<HTMLButtonElement>('.tile')];
const pick = (game: Pick<PlayedGame, 'root'>, ...picks: number[]) =>
  picks.forEach((number) => numbers(game)[number - 1]?.click());
const named = ({ root }: PlayedGame, text: string) =>
  [...root.querySelectorAll<HTMLButtonElement>('button')].find((each) => each.textContent === text);

describe('a player of keno', () => {
  it('picks numbers, and is paid by the count of those that come', () => {
    const game = playGame(mountKeno, { floats: scriptedFloats(0) });
    pick(game, 1, 2, 40);
    expect(game.said()).toBe('3 of 10 numbers picked');
    expect([...game.root.querySelectorAll('.hit strong')].map(({ textContent }) => textContent)).toEqual([
      ...['0', '1', '2.9', '11'],
    ]);
    game.press(' ');
    expect(game.said()).toBe('2.9×: you won 58');
    expect(game.find('.hit.isHit').textContent).toBe('22.9');
    expect(numbers(game)[0]?.getAttribute('aria-label')).toBe('1, drawn');
  });

  it('bets nothing before a number is picked: the card takes the focus', () => {
    const game = playGame(mountKeno, { floats: scriptedFloats(0) });
    game.press(' ');
    expect(game.environment.wallet.balanceCents()).toBe(100_000);
    expect(document.activeElement).toBe(numbers(game)[0]);
  });

  it('takes a number back by a second press, and no eleventh one', () => {
    const game = playGame(mountKeno, { floats: scriptedFloats(0) });
    pick(game, 1, 1);
    expect(game.said()).toBe('0 of 10 numbers picked');
    pick(game, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11);
    expect(game.said()).toBe('You have 10 numbers already. Take one back first.');
  });

  it('has its card filled up, and cleared', () => {
    const game = playGame(mountKeno, { floats: scriptedFloats(0) });
    pick(game, 40);
    named(game, 'Pick for me')?.click();
    expect(numbers(game).filter((each) => each.getAttribute('aria-pressed') === 'true')).toHaveLength(10);
    expect(numbers(game)[39]?.getAttribute('aria-pressed')).toBe('true');
    named(game, 'Clear')?.click();
    expect(game.find('.hits').textContent).toBe('');
  });

  it('sees the numbers come one after another, and cannot change the card meanwhile', () => {
    const game = playGame((environment) => mountKeno({ ...environment, isMotionReduced: false }), {
      floats: scriptedFloats(0),
    });
    pick(game, 1);
    game.press(' ');
    expect(game.root.querySelectorAll('.isDrawn')).toHaveLength(1);
    pick(game, 30);
    expect(numbers(game)[29]?.getAttribute('aria-pressed')).toBe('false');
    game.clock.advance(2_000);
    expect(game.root.querySelectorAll('.isDrawn')).toHaveLength(10);
    expect(game.said()).toBe('3.88×: you won 77.60');
  });

  it('bets the picked numbers for money', async () => {
    const data = roundOf('keno', { outcome: { drawn: [7, 1, 2, 3, 4, 5, 6, 8, 9, 10] }, multiplier: 4.5, win: 225 });
    const game = await playMoney({ kind: 'keno', mount: mountKeno, api: () => ({ data }) });
    pick(game, 7, 8);
    game.press(' ');
    await game.settle();
    expect(game.calls[0]?.body).toMatchObject({ choice: { numbers: [7, 8], risk: 'classic' } });
    expect(game.said()).toBe('4.5×: you won Ksh\u00a0225');
  });
});
