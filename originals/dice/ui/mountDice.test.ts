import { describe, expect, it } from '@jest/globals';
import { playGame, scriptedFloats, type PlayedGame } from '../../testing/playGame';
import { mountDice } from './mountDice';

/** Rolls in hundredths, then 0.00. */
const scriptedRolls = (...rolls: number[]) => scriptedFloats(...rolls.map((roll) => (roll + 0.5) / 10_000));

function setChance(game: PlayedGame, chance: number): void {
  const slider = game.find('.slider') as HTMLInputElement;
  slider.value = String(chance);
  slider.dispatchEvent(new Event('input', { bubbles: true }));
}

describe('a player of the dice game', () => {
  it('rolls with Space and is paid for a roll on the winning side', () => {
    const game = playGame(mountDice, { floats: scriptedRolls(7512) });
    game.press(' ');
    expect(game.environment.wallet.balanceCents()).toBe(98_000 + 3880);
    expect(game.said()).toBe('75.12: you won 38.80');
  });

  it('loses the stake for a roll on the losing side', () => {
    const game = playGame(mountDice, { floats: scriptedRolls(4999) });
    game.press('Enter');
    expect(game.environment.wallet.balanceCents()).toBe(98_000);
    expect(game.find('.historyItem').textContent).toBe('49.99');
  });

  it('wins below the number after changing the side and the chance', () => {
    const game = playGame(mountDice, { floats: scriptedRolls(999) });
    game.root.querySelectorAll<HTMLElement>('.segment')[0]?.click();
    setChance(game, 10);
    expect(game.root.querySelectorAll('.segment')[0]?.textContent).toBe('Under 10.00');
    game.press(' ');
    expect(game.environment.wallet.balanceCents()).toBe(98_000 + 19_400);
  });

  it('rolls once until the roll has ended', () => {
    const game = playGame((environment) => mountDice({ ...environment, isMotionReduced: false }), {
      floats: scriptedRolls(4999, 4999),
    });
    game.press(' ');
    game.press(' ');
    expect(game.environment.wallet.balanceCents()).toBe(98_000);
    game.clock.advance(2000);
    expect(game.environment.wallet.balanceCents()).toBe(98_000);
    expect(game.root.querySelectorAll('.historyItem')).toHaveLength(1);
  });

  it('cannot roll without credits', () => {
    const game = playGame(mountDice, { floats: scriptedRolls(9999), startCents: 0 });
    game.press(' ');
    expect(game.environment.wallet.balanceCents()).toBe(0);
    expect(game.find('.refill').hidden).toBe(false);
  });

  it('rolls by itself until the next stake could lose more than the limit', () => {
    const game = playGame(mountDice, { floats: scriptedRolls() });
    game.startAutoplay({ 'Stop at a loss of': '50' });
    game.clock.advance(60_000);
    expect(game.environment.wallet.balanceCents()).toBe(100_000 - 2 * 2000);
    expect(game.said()).toBe('0.00: no win this time. Autoplay stopped at your loss limit');
  });

  it('rolls by itself until the win is reached', () => {
    const game = playGame(mountDice, { floats: scriptedRolls(9999, 9999, 9999) });
    game.startAutoplay({ 'Stop at a win of': '30' });
    game.clock.advance(60_000);
    expect(game.environment.wallet.balanceCents()).toBe(100_000 + 2 * 1880);
    expect(game.said()).toContain('Autoplay stopped: you won what you had set');
  });

  it.each(['19', '1.5', 'all'])('cannot start automatic rolls with a loss limit of %j', (limit) => {
    const game = playGame(mountDice, { floats: scriptedRolls() });
    game.startAutoplay({ 'Stop at a loss of': limit });
    game.clock.advance(60_000);
    expect(game.environment.wallet.balanceCents()).toBe(100_000);
    expect(game.find('dialog .formProblem').textContent).toContain('at least one stake: 20');
  });
});

describe('a typed bet', () => {
  const field = (game: PlayedGame, index: number) =>
    game.root.querySelectorAll<HTMLInputElement>('.typedRow .fieldInput')[index] as HTMLInputElement;
  const type = (game: PlayedGame, index: number, text: string): void => {
    field(game, index).value = text;
    field(game, index).dispatchEvent(new Event('change', { bubbles: true }));
  };
  const shown = (game: PlayedGame): string[] => [field(game, 0).value, field(game, 1).value];

  it('on a target sets the chance and the multiplier', () => {
    const game = playGame(mountDice, { floats: scriptedRolls(7512) });
    type(game, 0, '75');
    expect(shown(game)).toEqual(['75', '3.88']);
    expect(game.find('.fieldValue').textContent).toBe('25%');
    game.press(' ');
    expect(game.environment.wallet.balanceCents()).toBe(98_000 + 7_760);
  });

  it('on a multiplier takes the nearest one there is, and sets the target of the side', () => {
    const game = playGame(mountDice, { floats: scriptedRolls() });
    type(game, 1, '10');
    expect(shown(game)).toEqual(['90', '9.70']);
    game.root.querySelectorAll<HTMLElement>('.segment')[0]?.click();
    expect(shown(game)).toEqual(['10', '9.70']);
  });

  it.each([
    [0, '3', 'The target is a whole number from 4 to 99.'],
    [0, '50.5', 'The target is a whole number from 4 to 99.'],
    [0, 'high', 'The target is a whole number from 4 to 99.'],
    [1, '1', 'The multiplier is from 1.01 to 97.00.'],
    [1, '98', 'The multiplier is from 1.01 to 97.00.'],
  ])('that cannot be (field %d, %j) is said in its place, and nothing is rolled', (index, text, problem) => {
    const game = playGame(mountDice, { floats: scriptedRolls(9999) });
    type(game, index, text);
    expect(game.find('.controls .formProblem').textContent).toBe(problem);
    expect(field(game, index)).toHaveAttribute('aria-invalid', 'true');
    game.press(' ');
    expect(game.environment.wallet.balanceCents()).toBe(100_000);
    expect(document.activeElement).toBe(field(game, index));
    setChance(game, 50);
    expect(game.find('.controls .formProblem').textContent).toBe('');
    game.press(' ');
    expect(game.environment.wallet.balanceCents()).toBe(98_000 + 3_880);
  });
});
