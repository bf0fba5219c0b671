import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { playGame, scriptedRandom, type PlayedGame } from '../testing/playGame';
import { mountCrash } from './mountCrash';
import { msUntil } from './rules';

/** Half the range: the flight ends at 1.94. */
const ENDS_AT_194 = 2 ** 31;

function setTarget(game: PlayedGame, text: string): void {
  const input = game.find('.fieldInput') as HTMLInputElement;
  input.value = text;
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

describe('a player of the crash game', () => {
  beforeEach(() => {
    // jsdom has no canvas; the game works without a picture.
    jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  });

  it('cashes out with Space at the current multiplier', () => {
    const game = playGame(mountCrash, { random: scriptedRandom(ENDS_AT_194) });
    game.press(' ');
    expect(game.environment.wallet.balanceCents).toBe(98_000);
    game.clock.advance(msUntil(150) + 1);
    game.press(' ');
    expect(game.environment.wallet.balanceCents).toBe(98_000 + 3000);
    expect(game.said()).toBe('Cashed out at 1.50×: won 30');
  });

  it('loses the stake when the flight ends first', () => {
    const game = playGame(mountCrash, { random: scriptedRandom(ENDS_AT_194) });
    game.press('Enter');
    game.clock.advance(msUntil(194) + 20);
    expect(game.environment.wallet.balanceCents).toBe(98_000);
    expect(game.said()).toBe('Gone at 1.94×');
    expect(game.find('.historyItem').textContent).toBe('1.94×');
  });

  it('cashes out automatically at the target', () => {
    const game = playGame(mountCrash, { random: scriptedRandom(ENDS_AT_194) });
    setTarget(game, '1.2');
    game.press(' ');
    game.clock.advance(60_000);
    expect(game.environment.wallet.balanceCents).toBe(98_000 + 2400);
  });

  it('is paid once after two taps, and starts no new round with the second', () => {
    const game = playGame(mountCrash, { random: scriptedRandom(ENDS_AT_194) });
    game.press(' ');
    game.clock.advance(msUntil(120) + 1);
    game.find('.flight').click();
    game.find('.flight').click();
    expect(game.environment.wallet.balanceCents).toBe(98_000 + 2400);
  });

  it('cannot launch with an unreadable target, and keeps the stake', () => {
    const game = playGame(mountCrash, { random: scriptedRandom(ENDS_AT_194) });
    setTarget(game, '0.5');
    game.press(' ');
    expect(game.environment.wallet.balanceCents).toBe(100_000);
    expect(game.find('.flightNote').textContent).toContain('1.01');
  });

  it('cannot launch without credits', () => {
    const game = playGame(mountCrash, { random: scriptedRandom(ENDS_AT_194), startCents: 900 });
    game.press(' ');
    expect(game.environment.wallet.balanceCents).toBe(900);
    expect(game.find('.refill').hidden).toBe(false);
  });
});
