import { describe, expect, it } from '@jest/globals';
import { type PlayedGame, playGame, scriptedFloats } from '../../testing/playGame';
import { ROULETTE_NUMBERS } from '../rules/index.ts';
import { mountRoulette } from './mountRoulette';

/** The float that draws a number. */
const floatOf = (number: number): number => (number + 0.5) / ROULETTE_NUMBERS;
const play = (number: number, startCents?: number) =>
  playGame(mountRoulette, {
    floats: scriptedFloats(floatOf(number), floatOf(number)),
    ...(startCents && { startCents }),
  });
const withMotion = (number: number) =>
  playGame((environment) => mountRoulette({ ...environment, isMotionReduced: false }), {
    floats: scriptedFloats(floatOf(number)),
  });

type Game = Pick<PlayedGame, 'root'>;

/** A button of the table, a tool or a pocket, by its text or by the first words that are read out for it. */
function named({ root }: Game, name: string): HTMLButtonElement {
  const found = ['.felt button', '.tool', '.trackNumber']
    .flatMap((kind) => [...root.querySelectorAll<HTMLButtonElement>(kind)])
    .find(
      (each) =>
        each.textContent === name || each.title === name || each.getAttribute('aria-label')?.split(':')[0] === name,
    );
  if (!found) throw new Error(`no button is called ${name}`);
  return found;
}
const take = ({ root }: Game, value: string) =>
  [...root.querySelectorAll<HTMLButtonElement>('.segment')].find(({ textContent }) => textContent === value)?.click();
const press = (game: Game, ...names: string[]) => names.forEach((name) => named(game, name).click());
const chipsOn = ({ root }: Game) =>
  [...root.querySelectorAll('.bet > :first-child')].map(({ textContent }) => textContent);
const stake = ({ find }: PlayedGame) => find('.chipRow .figureValue').textContent;
const balance = ({ environment }: PlayedGame) => environment.wallet.balanceCents() / 100;

describe('a player of roulette', () => {
  it('puts chips on numbers and fields, and is paid exactly for all of them', () => {
    const game = play(17);
    press(game, '17', '17');
    take(game, '50');
    press(game, 'Black', 'Red');
    expect(chipsOn(game)).toEqual(['20', '50', '50']);
    expect(stake(game)).toBe('120');
    expect(game.find('.figures .figureValue').textContent).toBe('820');
    game.press(' ');
    expect(game.said()).toBe('17 black: you won 820');
    expect(balance(game)).toBe(1_000 - 120 + 820);
    expect(game.find('.historyItem').textContent).toBe('17 black');
    expect(named(game, '17').className).toContain('isDrawn');
    expect(named(game, 'Odd').className).toContain('isHit');
    expect(game.find('.bet.isLost').textContent).toBe('50Red: 50');
  });

  it('is told what came back when that is no more than the stake, and nothing celebrates it', () => {
    const game = play(17);
    press(game, 'Black', 'Red');
    game.press(' ');
    expect(game.said()).toBe('17 black: 20 back');
    expect(game.find('.rouletteView').dataset['mood']).toBe('lost');
  });

  it('loses what lies elsewhere when zero comes, and plays the same chips again with one press', () => {
    const game = play(0);
    press(game, '1–12', 'Odd');
    game.press(' ');
    expect(game.said()).toBe('0 green. No win this time');
    expect(chipsOn(game)).toHaveLength(2);
    game.press(' ');
    expect(balance(game)).toBe(960);
  });

  it('takes back, clears, doubles and repeats chips', () => {
    const game = play(5);
    press(game, '5', '5', 'Undo');
    expect(chipsOn(game)).toEqual(['10']);
    press(game, 'Double');
    expect(chipsOn(game)).toEqual(['20']);
    game.press(' ');
    press(game, 'Clear', '8');
    expect(chipsOn(game)).toEqual(['10']);
    press(game, 'Repeat');
    expect(named(game, '5').getAttribute('aria-label')).toBe('5 red: 20');
    expect(named(game, 'Repeat').disabled).toBe(true);
  });

  it('bets on lines and corners by two presses, and hears which numbers share none', () => {
    const game = play(20);
    press(game, 'Lines', '17', '20');
    expect(game.said()).toBe('Split 17, 20: 10');
    press(game, '17', '21');
    expect(game.said()).toBe('Corner 17, 18, 20, 21: 10');
    press(game, '13', '18');
    expect(game.said()).toBe('Six line 13–18: 10');
    press(game, '1', '3');
    expect(game.said()).toBe('Street 1–3: 10');
    press(game, '0', '36');
    expect(game.said()).toBe('Those two share no line. Press a second number that is lit.');
    expect(stake(game)).toBe('40');
    game.press(' ');
    expect(game.said()).toBe('20 black: you won 270');
  });

  it('bets on five numbers of the wheel, by its order or by the table', () => {
    const game = play(32);
    press(game, '0 green and its neighbours');
    expect(['26', '3', '0', '32', '15'].map((each) => named(game, each).getAttribute('aria-label'))).toEqual(
      ['26 black', '3 red', '0 green', '32 red', '15 black'].map((each) => `${each}: 10`),
    );
    press(game, 'Neighbours', '0');
    expect(chipsOn(game)).toEqual(['20', '20', '20', '20', '20']);
  });

  it('moves over the table with the arrow keys from one Tab stop', () => {
    const game = play(1);
    const focused = () => document.activeElement?.textContent;
    expect(game.root.querySelectorAll('.felt .spot:not(.mode)[tabindex="0"]')).toHaveLength(1);
    named(game, '0').focus();
    const visit = (key: string) => game.press(key, document.activeElement ?? undefined);
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowLeft']) visit(key);
    expect(focused()).toBe('4');
    visit('ArrowLeft');
    expect(focused()).toBe('1–12');
    visit('ArrowLeft');
    expect(focused()).toBe('1–18');
  });

  it('bets nothing without a chip: the table takes the focus', () => {
    const game = play(1);
    game.press(' ');
    expect(game.said()).toBe('Put chips on the table, then spin');
    expect(document.activeElement).toBe(named(game, '0'));
    expect(balance(game)).toBe(1_000);
  });

  it('cannot place more than the greatest stake or the balance: what lies there stays', () => {
    const game = play(1);
    take(game, '500');
    press(game, 'Red', 'Black');
    expect(game.said()).toBe('A round takes at most 500. Your chips stay as they are.');
    expect(chipsOn(game)).toEqual(['500']);
    const poor = play(1, 3_000);
    take(poor, '20');
    press(poor, 'Red', 'Red');
    expect(poor.said()).toBe('That is more than your balance of 30');
    press(poor, 'Double');
    expect(chipsOn(poor)).toEqual(['20']);
    poor.environment.wallet.set(1_500);
    poor.press(' ');
    expect(poor.said()).toBe('That is more than your balance of 15');
    expect(balance(poor)).toBe(15);
  });

  it('sees the wheel turn, with chips that rest, and the end at once by a tap', () => {
    const game = withMotion(7);
    press(game, 'Red');
    game.press(' ');
    press(game, '8', '0 green and its neighbours');
    expect(chipsOn(game)).toEqual(['10']);
    expect(named(game, 'Undo').disabled).toBe(true);
    expect(game.find('.message').textContent).toBe('No more bets');
    expect(game.find('.wheelBox').className).toContain('isTurning');
    game.find('.wheelBox').click();
    expect(game.said()).toBe('7 red: you won 20');
    expect(game.find('.wheelResult').textContent).toBe('7');
    game.clock.advance(6_000);
    expect(game.find('.wheelBox').className).not.toContain('isOver');
    expect(balance(game)).toBe(1_010);
  });

  it('waits for the ball unless it is skipped', () => {
    const game = withMotion(7);
    press(game, 'Black');
    game.press(' ');
    game.clock.advance(4_000);
    expect(balance(game)).toBe(990);
    expect(game.root.querySelector('.historyItem')).toBeNull();
    game.clock.advance(400);
    expect(game.said()).toBe('7 red. No win this time');
  });
});
