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
    expect(game.find('.formProblem').textContent).toContain('at least one stake: 20');
  });
});
