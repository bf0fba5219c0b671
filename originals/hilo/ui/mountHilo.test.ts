import { describe, expect, it } from '@jest/globals';
import { playGame, type PlayedGame, scriptedFloats } from '../../testing/playGame';
import { playMoney, roundOf, type ApiCall, type Reply } from '../../testing/playMoney';
import { hiloMultiplierOf } from '../rules/index.ts';
import { mountHilo } from './mountHilo';

/** A float that draws a card of this rank. */
const ranked = (rank: number): number => ((rank - 2) * 4 + 0.5) / 52;
/** These ranks come one after another, then eights. */
const play = (...ranks: number[]): PlayedGame =>
  playGame(mountHilo, { floats: scriptedFloats(...[...ranks, ...Array<number>(53).fill(8)].map(ranked)) });
const guess = (game: PlayedGame, side: 'higher' | 'lower'): HTMLElement => game.find(`.guess.${side}`);
const balance = (game: PlayedGame): number => game.environment.wallet.balanceCents();
const message = (game: PlayedGame): string | null => game.find('.message').textContent;

describe('a player of hilo', () => {
  it('sees before each guess how likely it is and what it would pay', () => {
    const game = play(8, 9);
    expect(guess(game, 'higher').textContent).toBe('Higher–');
    game.press('Enter');
    expect(balance(game)).toBe(98_000);
    expect(guess(game, 'higher').textContent).toBe('Higher or same53.8% · 1.80×');
    guess(game, 'higher').click();
    expect(guess(game, 'lower').textContent).toBe(`Lower or same61.5% · ${hiloMultiplierOf([7, 8]) / 100}×`);
    expect(message(game)).toBe('9 of clubs. 1.80× now');
  });

  it('cashes out what the right guesses are worth', () => {
    const game = play(8, 9, 12);
    game.press('Enter');
    expect((game.find('.action') as HTMLButtonElement).disabled).toBe(true);
    guess(game, 'higher').click();
    guess(game, 'higher').click();
    game.find('.action').click();
    const paid = (2_000 * hiloMultiplierOf([7, 6])) / 100;
    expect(balance(game)).toBe(98_000 + paid);
    expect(message(game)).toContain('Cashed out at 3.90×');
    expect(game.find('.action').textContent).toBe('Deal');
  });

  it('loses the stake with a wrong guess and sees the card that came', () => {
    const game = play(8, 14);
    game.press('Enter');
    guess(game, 'lower').click();
    expect(balance(game)).toBe(98_000);
    expect(message(game)).toBe('Ace of clubs. Not this time');
    expect(game.find('.place .playingCard').getAttribute('aria-label')).toBe('Ace of clubs');
    guess(game, 'lower').click();
    expect(balance(game)).toBe(98_000);
  });

  it('says of a 2 that higher must be higher, and that lower is for the same alone', () => {
    const game = play(2);
    game.press('Enter');
    expect(guess(game, 'higher').textContent).toBe('Higher92.3% · 1.05×');
    expect(guess(game, 'lower').textContent).toBe('Same7.7% · 12.61×');
  });

  it('guesses with the arrow keys, and skips a card for nothing', () => {
    const game = play(8, 5, 6);
    game.press('ArrowUp');
    expect(balance(game)).toBe(100_000);
    game.press('Enter');
    game.press('ArrowRight');
    expect(game.find('.place .playingCard').getAttribute('aria-label')).toBe('5 of clubs');
    expect((game.find('.action') as HTMLButtonElement).disabled).toBe(true);
    game.press('ArrowUp');
    expect(message(game)).toBe(`6 of clubs. ${hiloMultiplierOf([10]) / 100}× now`);
    const signs = [...game.root.querySelectorAll('.sign')].map((sign) => sign.getAttribute('aria-label'));
    expect(signs).toEqual(['Skip', 'Higher: right']);
  });

  it('cannot make a guess that would pay more than a thousand times the stake', () => {
    const game = play(2, 2, 2);
    game.press('Enter');
    guess(game, 'lower').click();
    guess(game, 'lower').click();
    expect(guess(game, 'lower')).toHaveAttribute('aria-disabled', 'true');
    guess(game, 'lower').click();
    expect(game.find('.action').textContent).toContain('Cash out');
  });

  it('finds an open round for money with its cards after a reload, and goes on by calls', async () => {
    const open = (cards: number[], moves: string[], multiplier: number) =>
      roundOf('hilo', { status: 'open', multiplier, outcome: { cards, moves }, elapsedMs: 0 });
    const replies: Record<string, Reply> = {
      'rounds/open': { data: { round: open([24, 28], ['higher'], 1.8) } },
      'rounds/round-1/steps higher': { data: open([24, 28, 40], ['higher', 'higher'], 3.9) },
    };
    const api = ({ path, body }: ApiCall) =>
      replies[[path.replace('/play/', ''), body?.['action']].filter(Boolean).join(' ')] ??
      new Promise<Reply>(() => undefined);
    const game = await playMoney({ kind: 'hilo', mount: mountHilo, api });
    expect(game.find('.place .playingCard').getAttribute('aria-label')).toBe('9 of clubs');
    expect(game.find('.action').textContent).toBe('Cash out Ksh\u00a090');
    guess(game, 'higher').click();
    await game.settle();
    expect(game.find('.place .playingCard').getAttribute('aria-label')).toBe('Queen of clubs');
    expect(game.find('.action').textContent).toBe('Cash out Ksh\u00a0195');
  });
});
