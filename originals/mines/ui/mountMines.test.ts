import { describe, expect, it } from '@jest/globals';
import { seededFloats } from '../../kit/random';
import { playGame, type PlayedGame, scriptedFloats } from '../../testing/playGame';
import { mountMines } from './mountMines';
import { drawMines, minesMultiplierOf } from '../rules/index.ts';

const SEED = 11;
const MINES = drawMines({ mines: 3 }, seededFloats(SEED));
const isSafe = (tile: number): boolean => !MINES.includes(tile);
const tilesOf = (game: PlayedGame): HTMLButtonElement[] => [...game.root.querySelectorAll<HTMLButtonElement>('.tile')];
const play = (startCents?: number): PlayedGame => playGame(mountMines, { floats: seededFloats(SEED), startCents });

/** Opens this number of safe tiles. */
function openSafe(game: PlayedGame, count: number): void {
  tilesOf(game)
    .filter((_, tile) => isSafe(tile))
    .slice(0, count)
    .forEach((tile) => tile.click());
}

describe('a player of the mines game', () => {
  it('starts with Enter, opens tiles and is paid by the rules', () => {
    const game = play();
    game.press('Enter');
    expect(game.environment.wallet.balanceCents()).toBe(98_000);
    openSafe(game, 3);
    game.find('.action').click();
    expect(game.environment.wallet.balanceCents()).toBe(98_000 + (2000 * minesMultiplierOf(3, 3)) / 100);
    expect(game.find('.message').textContent).toContain('Cashed out at');
  });

  it('loses the stake on a mine and sees the whole field', () => {
    const game = play();
    game.press(' ');
    const [mine = -1] = MINES;
    tilesOf(game)[mine]?.click();
    expect(game.environment.wallet.balanceCents()).toBe(98_000);
    const states = tilesOf(game).map((tile) => tile.dataset['state']);
    expect(states.filter((state) => state === 'mine')).toHaveLength(3);
    expect(states).not.toContain('closed');
  });

  it('opens a tile once with several taps, and is paid once', () => {
    const game = play();
    game.press(' ');
    openSafe(game, 1);
    openSafe(game, 1);
    expect(game.find('.action').textContent).toBe(`Cash out ${(20 * minesMultiplierOf(3, 1)) / 100}`);
    game.press(' ');
    const paid = game.environment.wallet.balanceCents();
    expect(paid).toBe(98_000 + (2000 * minesMultiplierOf(3, 1)) / 100);
    openSafe(game, 3);
    expect(game.environment.wallet.balanceCents()).toBe(paid);
  });

  it('opens any closed tile with one tap, in a round alone', () => {
    const game = playGame(mountMines, { floats: scriptedFloats(0.99, 0.99, 0.99, 0, 0) });
    const random = game.find('[aria-label="Random: open any closed tile"]');
    random.click();
    expect(game.environment.wallet.balanceCents()).toBe(100_000);
    expect(random).toHaveAttribute('aria-disabled', 'true');
    game.press(' ');
    random.click();
    random.click();
    expect(tilesOf(game).flatMap((tile, index) => (tile.dataset['state'] === 'safe' ? [index] : []))).toEqual([0, 1]);
  });

  it('sets the number of mines with one tap, between rounds', () => {
    const game = play();
    const ten = game.find('[aria-label="10: Mines"]') as HTMLButtonElement;
    ten.click();
    expect(game.find('.minesRow .fieldValue').textContent).toBe('10');
    expect(ten).toHaveAttribute('aria-pressed', 'true');
    expect(game.find('.figures').textContent).toContain('1.61×');
    game.press(' ');
    expect(ten.disabled).toBe(true);
  });

  it('moves over the field with the arrow keys and one Tab stop', () => {
    const game = play();
    game.press(' ');
    expect(document.activeElement).toBe(tilesOf(game)[0]);
    game.press('ArrowRight', tilesOf(game)[0]);
    game.press('ArrowDown', tilesOf(game)[1]);
    expect(document.activeElement).toBe(tilesOf(game)[6]);
    expect(tilesOf(game).filter((tile) => tile.tabIndex === 0)).toHaveLength(1);
  });

  it('has no ring around what gets the focus after a touch, until a key is pressed', () => {
    const game = play();
    const touch = Object.assign(new Event('pointerdown', { bubbles: true }), { pointerType: 'touch' });
    tilesOf(game)[0]?.dispatchEvent(touch);
    expect(document.documentElement).toHaveClass('touch');
    game.press('ArrowRight', tilesOf(game)[0]);
    expect(document.documentElement).not.toHaveClass('touch');
  });

  it('hears the place and the state of every tile', () => {
    const game = play();
    game.press(' ');
    const safe = tilesOf(game).findIndex((_, tile) => isSafe(tile));
    tilesOf(game)[safe]?.click();
    expect(tilesOf(game)[safe]?.getAttribute('aria-label')).toMatch(/^Tile \d, \d: safe$/);
    expect(tilesOf(game)[24]?.getAttribute('aria-label')).toBe('Tile 5, 5: closed');
  });

  it('cannot cash out before a tile is open', () => {
    const game = play();
    game.press(' ');
    expect((game.find('.action') as HTMLButtonElement).disabled).toBe(true);
    game.press(' ');
    expect(game.environment.wallet.balanceCents()).toBe(98_000);
  });

  it('cannot start without credits', () => {
    const game = play(999);
    game.press(' ');
    expect(game.environment.wallet.balanceCents()).toBe(999);
    expect(game.find('.message').textContent).toContain('Not enough credits');
  });

  it('opens as many tiles as automatic play was told, takes the win, and stops at the loss limit', () => {
    const game = play();
    game.startAutoplay({ 'Stop at a loss of': '20', 'Tiles to open in a round': '2' });
    game.clock.advance(1_000);
    expect(tilesOf(game).filter((tile) => tile.dataset['state'] !== 'closed')).toHaveLength(2);
    game.clock.advance(500);
    expect(game.find('.message').textContent).toMatch(/^Cashed out at 1\.25×/);
    game.clock.advance(600_000);
    expect(game.find('.message').textContent).toMatch(/^A mine!.*Autoplay stopped at your loss limit$/);
    expect(game.find('.autoButton').textContent).toBe('Auto');
  });

  it('plays on by hand when automatic play is stopped within a round', () => {
    const game = play();
    game.startAutoplay({ 'Tiles to open in a round': '5' });
    game.find('.autoButton').click();
    game.clock.advance(60_000);
    expect(tilesOf(game).every((tile) => tile.dataset['state'] === 'closed')).toBe(true);
    openSafe(game, 1);
    game.find('.action').click();
    expect(game.environment.wallet.balanceCents()).toBe(98_000 + (2000 * minesMultiplierOf(3, 1)) / 100);
  });
});
