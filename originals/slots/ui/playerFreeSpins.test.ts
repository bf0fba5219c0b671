import { describe, expect, it } from '@jest/globals';
import { launchMessage, openMoney, roundOf, type MoneyGame, type Reply } from '../../testing/playMoney';
import { mountSlots } from './mountSlots';

const NOTHING = [0, 2, 0, 0, 0];

/** A spin without a free spin of the reels, whose win the answer says. */
const spin = (money: object): Reply => ({
  data: roundOf('slots', { outcome: { stops: NOTHING, freeSpins: [], baseMultiplier: 0 }, ...money }),
});

const freeSpin = (left: number, win = 0): Reply =>
  spin({ stake: 0, freeStake: 20, freeSpinsLeft: left, win, balance: 1_000, bonusBalance: win });

async function play(replies: readonly Reply[], launch: object = {}): Promise<MoneyGame> {
  const game = openMoney({
    kind: 'slots',
    mount: mountSlots,
    api: (_call, index) => replies[index] ?? { status: 409, code: 'no_free_spins' },
  });
  game.hear(launchMessage({ freeSpins: { left: 2, stake: 20, won: 0 }, ...launch }));
  await game.settle();
  return game;
}

async function press(game: MoneyGame): Promise<void> {
  game.clock.advance(2_500);
  game.press(' ');
  await game.settle();
}

const panel = (game: MoneyGame): HTMLElement => game.find('.freeSpins');
const stakeRow = (game: MoneyGame): HTMLElement => game.find('.stakeRow');

describe('a player with free spins on a slot', () => {
  it('sees how many there are and what each is worth, instead of the stake', async () => {
    const game = await play([]);
    expect(panel(game).textContent).toBe('Free spins: 2 × Ksh\u00a020');
    expect(panel(game).getAttribute('aria-checked')).toBe('true');
    expect(stakeRow(game).hidden).toBe(true);
  });

  it('plays them first, at their stake, and pays nothing', async () => {
    const game = await play([freeSpin(1)]);
    await press(game);
    expect(game.calls[0]?.body).toMatchObject({ stake: 20, choice: {}, freeSpin: true });
    expect(game.find('.creditsValue').textContent).toBe('Ksh\u00a01,000');
    expect(game.find('.session').textContent).toContain('Profit / loss Ksh\u00a00');
    expect(panel(game).textContent).toContain('Free spins: 1');
  });

  it('reads what they won in all after the last one, and then pays for spins', async () => {
    const game = await play([freeSpin(1, 30), freeSpin(0, 12), spin({})]);
    await press(game);
    await press(game);
    expect(game.find('.noticeText').textContent).toBe('Your free spins are done. They won Ksh\u00a042 of bonus money.');
    expect(panel(game).hidden).toBe(true);
    expect(stakeRow(game).hidden).toBe(false);
    await press(game);
    expect(game.calls[2]?.body).toMatchObject({ stake: 50 });
    expect(game.calls[2]?.body).not.toHaveProperty('freeSpin');
  });

  it('is told the sum with what was won before this visit', async () => {
    const game = await play([freeSpin(0, 5)], { freeSpins: { left: 1, stake: 20, won: 100 } });
    await press(game);
    expect(game.find('.noticeText').textContent).toContain('Ksh\u00a0105');
  });

  it('is told when they won nothing', async () => {
    const game = await play([freeSpin(0)], { freeSpins: { left: 1, stake: 20, won: 0 } });
    await press(game);
    expect(game.find('.noticeText').textContent).toContain('They won Ksh\u00a00');
  });

  it('can keep them for later and spin for money, and take them up again', async () => {
    const game = await play([spin({}), freeSpin(1)]);
    panel(game).click();
    expect(stakeRow(game).hidden).toBe(false);
    await press(game);
    expect(game.calls[0]?.body).not.toHaveProperty('freeSpin');
    expect(panel(game).textContent).toContain('Free spins: 2');
    panel(game).click();
    await press(game);
    expect(game.calls[1]?.body).toMatchObject({ freeSpin: true });
  });

  it('does not lose them for too little money, and is not asked for a deposit', async () => {
    const game = await play([freeSpin(1)], { balance: 0 });
    expect(game.find('.notice').className).not.toContain('isShown');
    await press(game);
    expect(panel(game).textContent).toContain('Free spins: 1');
  });

  it('waits two and a half seconds from spin to spin', async () => {
    const game = await play([freeSpin(1), freeSpin(0)]);
    await press(game);
    game.press(' ');
    await game.settle();
    expect(game.calls).toHaveLength(1);
  });

  it('cannot switch while the reels turn', async () => {
    let answer = (_reply: Reply): void => undefined;
    const game = openMoney({
      kind: 'slots',
      mount: mountSlots,
      api: () => new Promise((resolve) => (answer = resolve)),
    });
    game.hear(launchMessage({ freeSpins: { left: 2, stake: 20, won: 0 } }));
    await game.settle();
    game.press(' ');
    await game.settle();
    panel(game).click();
    expect(panel(game).getAttribute('aria-checked')).toBe('true');
    answer(freeSpin(1));
    await game.settle();
    expect(panel(game).getAttribute('aria-disabled')).toBe('false');
  });

  it('who used them on another device reads it, and nothing is staked', async () => {
    const game = await play([]);
    await press(game);
    expect(game.find('.noticeText').textContent).toContain('You have nothing free here now');
    expect(panel(game).hidden).toBe(true);
    expect(game.find('.creditsValue').textContent).toBe('Ksh\u00a01,000');
  });

  it.each([{ left: 0, stake: 20, won: 0 }, { left: 'two', stake: 20 }, null, undefined])(
    'is one with some: %p shows nothing of them',
    async (freeSpins) => {
      const game = await play([], { freeSpins });
      const shown = game.root.querySelector<HTMLElement>('.freeSpins');
      expect(shown?.hidden ?? true).toBe(true);
      expect(stakeRow(game).hidden).toBe(false);
    },
  );
});
