import { afterEach, describe, expect, it } from '@jest/globals';
import { playGame, scriptedFloats } from '../../testing/playGame';
import { MODELS } from '../rules/index.ts';
import { mountSlots } from './mountSlots';

/** Reel stops and what they show, found in the strips. */
const STOPS = {
  nothing: [0, 2, 0, 0, 0],
  scatters: [6, 8, 3, 5, 0],
};

/** Random numbers for these stops of the reels, spin after spin. */
const scriptedStops = (...stops: number[]) =>
  scriptedFloats(...stops.map((stop, draw) => (stop + 0.5) / (MODELS.lines.strips[draw % 5]?.length ?? 1)));

/** Replaces Web Animations, which jsdom lacks: an animation runs until the test finishes it. */
function installAnimations(): void {
  const animate = (): Animation => {
    const animation = {
      onfinish: null as (() => void) | null,
      finish: () => animation.onfinish?.(),
      cancel: () => undefined,
    };
    return animation as unknown as Animation;
  };
  Object.defineProperty(Element.prototype, 'animate', { value: animate, configurable: true });
}

describe('a player of the slot', () => {
  afterEach(() => {
    Reflect.deleteProperty(Element.prototype, 'animate');
  });

  it('stops the turning reels with a second tap and pays one stake only', () => {
    installAnimations();
    const still = { floats: scriptedStops(...STOPS.nothing) };
    const game = playGame((environment) => mountSlots({ ...environment, isMotionReduced: false }), still);
    game.press(' ');
    expect(game.said()).toBe('');
    expect(game.find('.spinButton').getAttribute('aria-label')).toBe('Stop');
    game.press(' ');
    expect(game.said()).toBe('No win this time');
    expect(game.environment.wallet.balanceCents()).toBe(98_000);
    const firstReel = [...game.find('.reel').querySelectorAll('.cell')].slice(1, 4);
    expect(firstReel.map((cell) => cell.className)).toEqual(['cell cell3', 'cell cell4', 'cell cellK']);
  });

  it('pays the stake with Space and wins what the rules say', () => {
    const game = playGame(mountSlots, { floats: scriptedStops(...STOPS.scatters) });
    game.press(' ');
    expect(game.environment.wallet.balanceCents()).toBeGreaterThanOrEqual(100_000 - 2000 + 2 * 2000);
    expect(game.said()).toContain('Free spins left: 8');
  });

  it('pays the stake with Enter and gets nothing from a losing spin', () => {
    const game = playGame(mountSlots, { floats: scriptedStops(...STOPS.nothing) });
    game.press('Enter');
    expect(game.environment.wallet.balanceCents()).toBe(98_000);
    expect(game.said()).toBe('No win this time');
    expect(game.find('.message').textContent).toBe('No win this time');
    expect(game.find('.paid').textContent).toBe('Paid–');
    expect(game.find('.creditsValue').textContent).toBe('980');
  });

  it('gets free spins automatically without paying a stake', () => {
    const game = playGame(mountSlots, {
      floats: scriptedStops(...STOPS.scatters, ...Array.from({ length: 8 }, () => STOPS.nothing).flat()),
    });
    game.press(' ');
    const afterTrigger = game.environment.wallet.balanceCents();
    expect(game.root.classList.contains('isFreeGames')).toBe(true);
    expect([...game.find('.freePlate').children].map((part) => part.textContent)).toEqual(['8 free spins!', '×2', '']);
    expect(game.find('.winBannerNote').textContent).toBe('Every win in free spins counts ×2.');
    game.clock.advance(60_000);
    expect(game.environment.wallet.balanceCents()).toBe(afterTrigger);
    expect(game.root.classList.contains('isFreeGames')).toBe(false);
    expect(game.find('.freePlate').hidden).toBe(true);
    expect(game.find('.message').textContent).toBe('No win this time');
    game.press(' ');
    expect(game.environment.wallet.balanceCents()).toBeLessThan(afterTrigger + 1);
  });

  it('gets ten automatic spins, and no more', () => {
    const game = playGame(mountSlots, {
      floats: scriptedStops(...Array.from({ length: 10 }, () => STOPS.nothing).flat()),
    });
    game.startAutoplay();
    game.clock.advance(60_000);
    expect(game.environment.wallet.balanceCents()).toBe(100_000 - 10 * 2000);
    expect(game.find('.message').textContent).toBe('No win this time. Autoplay has ended');
  });

  it('can stop the automatic spins', () => {
    const game = playGame(mountSlots, {
      floats: scriptedStops(...Array.from({ length: 10 }, () => STOPS.nothing).flat()),
    });
    game.startAutoplay();
    expect(game.find('.autoButton').textContent).toBe('Stop\u00a0· 9');
    game.find('.autoButton').click();
    game.clock.advance(60_000);
    expect(game.environment.wallet.balanceCents()).toBe(98_000);
  });

  it('sees another paytable after changing the stake', () => {
    const game = playGame(mountSlots, { floats: scriptedStops(...STOPS.nothing) });
    game.find('[aria-label="Raise the stake"]').click();
    expect(game.find('.help').textContent).toContain('at a stake of 50');
    game.press(' ');
    expect(game.environment.wallet.balanceCents()).toBe(95_000);
  });

  it('cannot spin without credits and is offered a refill', () => {
    const game = playGame(mountSlots, { floats: scriptedStops(...STOPS.nothing), startCents: 500 });
    game.press(' ');
    expect(game.environment.wallet.balanceCents()).toBe(500);
    expect(game.find('.refill').hidden).toBe(false);
    game.find('.refill').click();
    expect(game.environment.wallet.balanceCents()).toBe(100_000);
    expect(game.find('.refill').hidden).toBe(true);
  });

  it('starts no spin with a held key or with a key for another control', () => {
    const game = playGame(mountSlots, { floats: scriptedStops() });
    game.root.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', repeat: true, bubbles: true }));
    game.press(' ', game.find('[aria-label="Raise the stake"]'));
    expect(game.environment.wallet.balanceCents()).toBe(100_000);
  });

  it('finds the return to player in the rules', () => {
    const game = playGame(mountSlots, { floats: scriptedStops() });
    expect(game.find('.help').textContent).toContain('96.43%');
  });
});
