import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { playGame, scriptedFloats, type PlayedGame } from '../../testing/playGame';
import { COUNTDOWN_MS } from './crashRounds';
import { mountCrash } from './mountCrash';
import { msUntil } from '../rules/index.ts';

/** Half the range: the flight ends at 1.94. */
const ENDS_AT_194 = 0.5;

const play = (startCents?: number): PlayedGame =>
  playGame(mountCrash, { floats: scriptedFloats(ENDS_AT_194, ENDS_AT_194), startCents });

const panel = (game: PlayedGame, place: number): HTMLElement => game.find(`[aria-label="Stake ${place}"]`);

const action = (game: PlayedGame, place: number): HTMLElement =>
  panel(game, place).querySelector<HTMLElement>('.action') ?? game.root;

function setTarget(game: PlayedGame, text: string, place = 1): void {
  const input = panel(game, place).querySelector<HTMLInputElement>('.fieldInput');
  if (!input) throw new Error('no field');
  input.value = text;
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

const takeOff = (game: PlayedGame): void => game.clock.advance(COUNTDOWN_MS + 16);
const flyTo = (game: PlayedGame, multiplier: number): void => game.clock.advance(msUntil(multiplier) + 1);
const crash = (game: PlayedGame): void => game.clock.advance(msUntil(194) + 32);
/** A flight with a bet that is taken at 1.20. */
function playTo120(): PlayedGame {
  const game = play();
  game.press(' ');
  takeOff(game);
  flyTo(game, 120);
  game.press(' ');
  return game;
}
const credits = (game: PlayedGame): number => game.environment.wallet.balanceCents();

describe('a player of the crash game', () => {
  beforeEach(() => {
    // jsdom has no canvas; the game works without a picture.
    jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  });

  it('sees the countdown, then the flight', () => {
    const game = play();
    game.press(' ');
    expect(game.find('.flight').textContent).toBe('Take-off in3 s');
    game.clock.advance(1100);
    expect(game.find('.flightNumber').textContent).toBe('2 s');
    takeOff(game);
    expect(game.find('.flightNumber').textContent).toMatch(/^1\.\d\d×$/);
  });

  it('cashes out with Space at the current multiplier', () => {
    const game = play();
    game.press(' ');
    expect(credits(game)).toBe(98_000);
    takeOff(game);
    flyTo(game, 150);
    game.press(' ');
    expect(credits(game)).toBe(98_000 + 3000);
    expect(game.said()).toBe('Cashed out at 1.50×: won 30');
  });

  it('sees the flight go on after the cash-out until it ends, with the cash-out marked', () => {
    const game = playTo120();
    expect(game.find('.flight').dataset['mood']).toBe('flying');
    crash(game);
    expect(game.find('.flight').dataset['mood']).toBe('crashed');
    expect(game.said()).toBe('Gone at 1.94×');
    expect(game.find('.flightMark').textContent).toBe('1.20×');
  });

  it('sees the sky, and a cash-out, follow the number in steps without motion', () => {
    const game = play();
    const stars = () => game.find('.skyStars').style.opacity;
    game.press(' ');
    takeOff(game);
    const atStart = stars();
    flyTo(game, 120);
    game.press(' ');
    expect(game.find('.flightMark').textContent).toBe('1.20×');
    expect(Number(stars())).toBeGreaterThan(Number(atStart));
  });

  it('still sees the win when the flight that was cashed out is gone', () => {
    const game = playTo120();
    crash(game);
    game.clock.advance(10_000);
    expect(game.find('.flightNote').textContent).toBe('Cashed out at 1.20×: won 24');
    expect(game.find('.flightNumber').textContent).toBe('1.94×');
    expect(game.find('.flightMark').textContent).toBe('1.20×');
  });

  it('loses the stake when the flight ends first', () => {
    const game = play();
    game.press('Enter');
    takeOff(game);
    crash(game);
    expect(credits(game)).toBe(98_000);
    expect(game.said()).toBe('Gone at 1.94×: 20 lost');
    expect(game.find('.historyItem').textContent).toBe('1.94×');
    expect(game.find('.historyItem').className).toContain('low');
  });

  it('has two stakes on one flight, each with its own cash-out', () => {
    const game = play();
    setTarget(game, '1.8', 2);
    action(game, 1).click();
    action(game, 2).click();
    expect(credits(game)).toBe(96_000);
    takeOff(game);
    flyTo(game, 150);
    action(game, 1).click();
    expect(credits(game)).toBe(96_000 + 3000);
    expect(action(game, 1).textContent).toBe('Next flight: 20');
    crash(game);
    expect(credits(game)).toBe(96_000 + 3000 + 3600);
    expect([...game.root.querySelectorAll('.flightMark')].map((mark) => mark.textContent)).toEqual(['1.50×', '1.80×']);
    expect(game.find('.flightNote').textContent).toBe('Won 66 with both stakes');
  });

  it('reads on one line what was won and lost by two stakes', () => {
    const game = play();
    action(game, 1).click();
    action(game, 2).click();
    takeOff(game);
    flyTo(game, 150);
    action(game, 1).click();
    crash(game);
    expect(game.find('.flightNote').textContent).toBe('Won 30, lost 20');
  });

  it('gets a cancelled bet back, and a double tap does not cancel', () => {
    const game = play();
    action(game, 1).click();
    action(game, 1).click();
    expect(credits(game)).toBe(98_000);
    expect(game.said()).not.toContain('cancelled');
    game.clock.advance(1000);
    action(game, 1).click();
    expect(credits(game)).toBe(100_000);
    expect(game.said()).toBe('Bet cancelled: 20 back');
    game.clock.advance(10_000);
    expect(game.find('.flight').dataset['mood']).toBe('waiting');
  });

  it('places a bet for the next flight during this one', () => {
    const game = play();
    action(game, 1).click();
    takeOff(game);
    action(game, 2).click();
    expect([credits(game), action(game, 2).textContent]).toEqual([98_000, 'Cancel next bet']);
    crash(game);
    game.clock.advance(1700);
    expect([credits(game), action(game, 2).textContent]).toEqual([96_000, 'Cancel 20']);
    takeOff(game);
    expect(action(game, 2).textContent).toMatch(/^Cash out/);
  });

  it('cashes out automatically at the target', () => {
    const game = play();
    setTarget(game, '1.2');
    game.press(' ');
    game.clock.advance(60_000);
    expect(credits(game)).toBe(98_000 + 2400);
  });

  it('cashes out nothing with a tap on the sky', () => {
    const game = play();
    game.press(' ');
    takeOff(game);
    flyTo(game, 120);
    game.find('.flight').click();
    expect(credits(game)).toBe(98_000);
    expect(action(game, 1).textContent).toMatch(/^Cash out/);
  });

  it('starts no new round with a tap that comes just after the end', () => {
    const game = play();
    game.press(' ');
    takeOff(game);
    crash(game);
    action(game, 1).click();
    game.press(' ');
    expect(credits(game)).toBe(98_000);
    game.clock.advance(750);
    action(game, 1).click();
    expect(credits(game)).toBe(96_000);
  });

  it('cannot bet with an unreadable target, and keeps the stake', () => {
    const game = play();
    setTarget(game, '0.5');
    game.press(' ');
    expect(credits(game)).toBe(100_000);
    expect(game.find('.flightNote').textContent).toContain('1.01');
  });

  it('cannot bet without credits', () => {
    const game = play(900);
    game.press(' ');
    expect(credits(game)).toBe(900);
    expect(game.find('.refill').hidden).toBe(false);
  });

  it('bets by itself until the loss limit', () => {
    const game = playGame(mountCrash, { floats: scriptedFloats() });
    game.startAutoplay({ 'Stop at a loss of': '40' });
    game.clock.advance(120_000);
    expect(credits(game)).toBe(100_000 - 4000);
    expect(game.said()).toBe('Gone at 1.00×: 20 lost. Autoplay stopped at your loss limit');
  });

  it('keeps the last 100 results', () => {
    const game = playGame(mountCrash, { floats: scriptedFloats() });
    for (let flight = 0; flight < 102; flight += 1) {
      game.press(' ');
      game.clock.advance(4000);
      if (credits(game) < 2000) game.environment.wallet.refill();
    }
    expect(game.root.querySelectorAll('.historyItem')).toHaveLength(100);
  });
});
