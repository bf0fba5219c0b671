import { describe, expect, it } from '@jest/globals';
import { type PlayedGame, playGame, scriptedFloats } from '../../testing/playGame';
import { playMoney, roundOf } from '../../testing/playMoney';
import { mountLimbo } from './mountLimbo';

const fields = (game: PlayedGame) => [...game.root.querySelectorAll<HTMLInputElement>('.typedRow .fieldInput')];

function type(game: PlayedGame, index: number, text: string): void {
  const field = fields(game)[index] as HTMLInputElement;
  field.value = text;
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

/** The line of the target hangs at 0.6. */
const starHeight = (game: PlayedGame): number => Number(game.find('.path').style.getPropertyValue('--height'));

describe('a player of limbo', () => {
  it('is paid the target when the result reaches it', () => {
    const game = playGame(mountLimbo, { floats: scriptedFloats(0.75) });
    game.press(' ');
    expect(game.said()).toBe('3.88×: you won 40');
    expect(game.environment.wallet.balanceCents()).toBe(98_000 + 4_000);
    expect(game.find('.historyItem').textContent).toBe('3.88×');
    expect(game.find('.numberCard').dataset['mood']).toBe('won');
    expect(game.find('.said').textContent).toBe('Target reached');
    expect(game.find('.message').classList).toContain('isWin');
  });

  it.each([
    [0.515, '2.00×', 0.7],
    [0.75, '3.88×', 0.787],
    [0.51, '1.97×', 0.492],
    [0, '1.00×', 0.12],
  ])('sees the star past the line of the target only with a win: %d', (float, result, height) => {
    const game = playGame(mountLimbo, { floats: scriptedFloats(float) });
    game.press(' ');
    expect(game.find('.cardNumber').textContent).toBe(result);
    expect(starHeight(game)).toBeCloseTo(height, 2);
    type(game, 0, '5');
    expect(starHeight(game)).toBe(0.12);
    expect(game.find('.numberCard').dataset['mood']).toBe('');
  });

  it('loses the stake when the result is below the target', () => {
    const game = playGame(mountLimbo, { floats: scriptedFloats(0.1) });
    expect(game.find('.said').textContent).toBe('');
    game.press('Enter');
    expect(game.find('.said').textContent).toBe('Below the target');
    expect(game.find('.message').classList).not.toContain('isWin');
    expect(game.said()).toBe('1.07×: no win this time');
    expect(game.environment.wallet.balanceCents()).toBe(98_000);
  });

  it('types a target or a chance, each of which sets the other and what is paid', () => {
    const game = playGame(mountLimbo, { floats: scriptedFloats(0.5) });
    expect(fields(game).map(({ value }) => value)).toEqual(['2.00', '48.50']);
    type(game, 0, '4');
    expect(fields(game).map(({ value }) => value)).toEqual(['4.00', '24.25']);
    expect(game.find('.figure').textContent).toContain('80');
    type(game, 1, '97');
    expect(game.find('.formProblem').textContent).toBe('The chance is from 0.01% to 96.04%.');
    type(game, 1, '9.7');
    expect(fields(game).map(({ value }) => value)).toEqual(['10.00', '9.70']);
    expect(game.find('.goal').textContent).toBe('Target 10.00×');
  });

  it('is told what a target can be, and bets nothing until it is one', () => {
    const game = playGame(mountLimbo, { floats: scriptedFloats(0.5) });
    type(game, 0, '1');
    expect(game.find('.formProblem').textContent).toBe('The target is from 1.01× to 10,000.00×.');
    game.press(' ');
    expect(game.environment.wallet.balanceCents()).toBe(100_000);
  });

  it('sees the number rise to the result while the controls rest', () => {
    const game = playGame((environment) => mountLimbo({ ...environment, isMotionReduced: false }), {
      floats: scriptedFloats(0.75),
    });
    game.press(' ');
    game.clock.advance(300);
    expect(game.find('.numberCard').dataset['mood']).toBe('rolling');
    expect(fields(game)[0]?.disabled).toBe(true);
    game.clock.advance(600);
    expect(game.find('.cardNumber').textContent).toBe('3.88×');
    expect(fields(game)[0]?.disabled).toBe(false);
  });

  it('bets the target for money, and sees the result of the answer', async () => {
    const data = roundOf('limbo', { outcome: { result: 12.5 }, multiplier: 2, win: 100, balance: 1_050 });
    const game = await playMoney({ kind: 'limbo', mount: mountLimbo, api: () => ({ data }) });
    game.press(' ');
    await game.settle();
    expect(game.calls[0]?.body).toMatchObject({ stake: 50, choice: { target: 2 } });
    expect(game.said()).toBe('12.50×: you won Ksh\u00a0100');
  });

  it('is told the highest stake of a target whose win could not be paid whole', async () => {
    const api = () => ({ status: 400, code: 'stake_out_of_range' });
    const game = await playMoney({ kind: 'limbo', mount: mountLimbo, api });
    type(game, 0, '8000');
    game.press(' ');
    await game.settle();
    expect(game.find('.noticeText').textContent).toBe(
      'With this choice, stake Ksh\u00a02,500 at most, so that we can pay you the whole win.',
    );
  });
});
