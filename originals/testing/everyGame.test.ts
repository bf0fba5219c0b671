import { KINDS } from '../kinds.ts';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { mountBlackjack } from '../blackjack/ui/mountBlackjack';
import { mountCrash } from '../crash/ui/mountCrash';
import { mountDice } from '../dice/ui/mountDice';
import { boot } from '../kit/boot';
import { seededFloats } from '../kit/random';
import { mountFortune } from '../fortune/ui/mountFortune';
import { mountHilo } from '../hilo/ui/mountHilo';
import { mountKeno } from '../keno/ui/mountKeno';
import { mountLimbo } from '../limbo/ui/mountLimbo';
import { mountMines } from '../mines/ui/mountMines';
import { mountPlinko } from '../plinko/ui/mountPlinko';
import { mountRoulette } from '../roulette/ui/mountRoulette';
import { mountSlots } from '../slots/ui/mountSlots';
import { playGame } from './playGame';

const GAMES = [
  ['slots', mountSlots],
  ['crash', mountCrash],
  ['mines', mountMines],
  ['dice', mountDice],
  ['limbo', mountLimbo],
  ['plinko', mountPlinko],
  ['keno', mountKeno],
  ['fortune', mountFortune],
  ['hilo', mountHilo],
  ['roulette', mountRoulette],
  ['blackjack', mountBlackjack],
] as const;

const DEFAULTS = {
  messages: { en: { title: 'Reels' }, sw: { title: 'Magurudumu' } },
  palette: 'royal',
  symbols: ['crown'],
} as const;

/** The reaction of a frame with an opaque origin. */
const denied = (): never => {
  throw new DOMException('Access is denied for this document', 'SecurityError');
};

describe.each(GAMES)('the %s game', (name, mount) => {
  beforeEach(() => {
    jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  });

  afterEach(() => {
    window.history.replaceState(null, '', '/');
  });

  it('sends Escape to the parent page from any focused element', () => {
    const game = playGame(mount, { floats: seededFloats(1) });
    game.press('Escape');
    game.press('Escape', game.find('.action, .spinButton'));
    const escape = { source: 'karata-game', type: 'escape' };
    expect(game.posts).toEqual([escape, escape]);
  });

  it('stakes nothing when Enter is pressed in a field', () => {
    const game = playGame(mount, { floats: seededFloats(1) });
    game.root.querySelector<HTMLElement>('.autoButton')?.click();
    for (const input of game.root.querySelectorAll('input')) {
      game.press('Enter', input);
      expect(input.form).toBeNull();
    }
    expect(game.environment.wallet.balanceCents()).toBe(100_000);
    expect(game.root.querySelector('.autoButton.isOn')).toBeNull();
    expect(game.root.querySelector('.isCancel, .isBusy')).toBeNull();
  });

  it('closes its open rules with Escape first', () => {
    const game = playGame(mount, { floats: seededFloats(1) });
    game.find('[aria-label="How to play"]').click();
    game.press('Escape');
    expect(game.posts).toEqual([]);
  });

  it('starts with a thousand demo credits, a note that they are just for fun, and sound off', () => {
    const game = playGame(mount, { floats: seededFloats(1) });
    expect(game.find('.credits').textContent).toBe('Demo credits1,000');
    expect(game.find('.help').textContent).toContain('Just for fun');
    expect(game.find('[aria-label="Turn sound on"]')).toBeTruthy();
  });

  it('tells the site that its sound was turned on or off', () => {
    const game = playGame(mount, { floats: seededFloats(1) });
    game.find('[aria-label="Turn sound on"]').click();
    game.find('[aria-label="Turn sound off"]').click();
    expect(game.posts).toEqual([
      { source: 'karata-game', type: 'soundOn' },
      { source: 'karata-game', type: 'soundOff' },
    ]);
  });

  it('starts and plays without storage and cookies, and tells the site when it is ready', async () => {
    for (const store of ['localStorage', 'sessionStorage'] as const)
      jest.spyOn(window, store, 'get').mockImplementation(denied);
    jest.spyOn(document, 'cookie', 'get').mockImplementation(denied);
    const post = jest.spyOn(window.parent, 'postMessage').mockImplementation(() => undefined);
    jest.spyOn(crypto, 'getRandomValues').mockImplementation((words) => words);
    window.history.replaceState(null, '', '/?title=Bahati&palette=ember&lang=sw&symbols=<b>,mango');
    document.body.innerHTML = '<div id="game"></div>';
    await boot(KINDS[name], DEFAULTS, mount);
    expect(document.documentElement.lang).toBe('sw');
    expect(document.querySelector('h1')?.textContent).toBe('Bahati');
    // A card of numbers needs one of them first, and a table a chip.
    document.querySelector<HTMLElement>('.kenoCard .tile, .felt .spot')?.click();
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true }));
    expect(document.querySelector('.creditsValue')?.textContent).not.toBe('1,000');
    expect(post.mock.calls).toContainEqual([{ source: 'karata-game', type: 'ready' }, '*']);
  });

  it('shows a title as text, never as HTML', () => {
    window.history.replaceState(null, '', `/?title=${encodeURIComponent('<img src=x>')}`);
    const game = playGame(mount, { floats: seededFloats(1) });
    expect(game.find('h1').textContent).toBe('<img src=x>');
    expect(game.find('h1').children).toHaveLength(0);
  });
});
