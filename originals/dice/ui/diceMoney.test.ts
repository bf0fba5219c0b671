import { describe, expect, it } from '@jest/globals';
import { playMoney, roundOf, type Reply } from '../../testing/playMoney';
import { mountDice } from './mountDice';

const won = roundOf('dice', { outcome: { roll: 75.12 }, multiplier: 1.94, win: 97, balance: 1_047 });
const lost = roundOf('dice', { outcome: { roll: 12.34 } });

const play = (reply: Reply | Promise<Reply>, funds: { balance?: number; bonusBalance?: number } = {}) =>
  playMoney({ kind: 'dice', mount: mountDice, api: () => reply, ...funds });

describe('a player of the dice game for money', () => {
  it('bets the stake and the choice with the launch token, and sees the roll of the answer', async () => {
    const game = await play({ data: won });
    game.press(' ');
    await game.settle();
    expect(game.calls).toEqual([
      {
        path: '/play/bets',
        token: 'launch-token-1',
        body: { betId: expect.any(String), stake: 50, choice: { side: 'over', target: 50 } },
      },
    ]);
    expect(game.find('.cardNumber').textContent).toBe('75.12');
    expect(game.said()).toBe('75.12: you won Ksh\u00a097');
    expect(game.find('.historyItem').className).toContain('isWin');
  });

  it('sees the balance of the answer, and what this visit has brought', async () => {
    const game = await play({ data: won });
    expect(game.find('.creditsValue').textContent).toBe('Ksh\u00a01,000');
    game.press(' ');
    await game.settle();
    expect(game.find('.creditsValue').textContent).toBe('Ksh\u00a01,047');
    expect(game.find('.session').textContent).toBe('Profit / loss +Ksh\u00a047Time 0:00');
    game.clock.advance(65_000);
    expect(game.find('.session').textContent).toMatch(/1:0\d$/);
    expect(game.posts).toEqual([
      { source: 'karata-game', type: 'money', balance: 1_047, bonusBalance: 0 },
      { source: 'karata-game', type: 'round' },
    ]);
  });

  it('waits for the answer, and a second press is no second bet', async () => {
    let answer = (_reply: Reply): void => undefined;
    const game = await play(new Promise<Reply>((resolve) => (answer = resolve)));
    game.press(' ');
    game.press(' ');
    await game.settle();
    expect(game.find('.roll').dataset['mood']).toBe('rolling');
    expect((game.find('.stakeInput') as HTMLInputElement).disabled).toBe(true);
    answer({ data: lost });
    await game.settle();
    expect(game.calls).toHaveLength(1);
    expect(game.said()).toBe('12.34: no win this time');
    expect((game.find('.stakeInput') as HTMLInputElement).disabled).toBe(false);
  });

  it('is told that a part of the stake was bonus money', async () => {
    const data = { ...lost, bonusStake: 20, balance: 0, bonusBalance: 280 };
    const game = await play({ data }, { balance: 30, bonusBalance: 300 });
    game.press(' ');
    await game.settle();
    expect(game.said()).toBe('12.34: no win this time (with Ksh\u00a020 bonus money)');
    expect(game.find('.credits').textContent).toBe('Balance, with Ksh\u00a0280 bonus moneyKsh\u00a0280');
  });

  it('is led to the deposit without enough money, keeps the stake, and plays on after it', async () => {
    const replies: Reply[] = [{ status: 409, code: 'insufficient_funds' }, { data: won }];
    const game = await playMoney({
      kind: 'dice',
      mount: mountDice,
      balance: 30,
      api: (_call, index) => replies[index] ?? 'lost',
    });
    game.press(' ');
    await game.settle();
    expect(game.find('.noticeText').textContent).toContain('Not enough money');
    game.find('.noticeDeposit').click();
    expect(game.posts).toEqual([{ source: 'karata-game', type: 'deposit' }]);
    game.hear({ source: 'karata-site', type: 'funds', balance: 1_030, bonusBalance: 0 });
    expect(game.find('.creditsValue').textContent).toBe('Ksh\u00a01,030');
    expect(game.find('.notice').className).not.toContain('isShown');
    expect((game.find('.stakeInput') as HTMLInputElement).value).toBe('50');
    game.press(' ');
    await game.settle();
    expect(game.said()).toContain('you won');
  });

  it('sees an error and not a blank game when the answer is wrong', async () => {
    const game = await play({ data: { ...won, outcome: { roll: '75.12' } } });
    game.press(' ');
    await game.settle();
    expect(game.find('.noticeText').textContent).toBe(
      'We could not read the answer. Your round is safe: find it in My bets.',
    );
    expect((game.find('.stakeInput') as HTMLInputElement).disabled).toBe(false);
  });

  it('stakes to the cent within the limits, and steps in round amounts', async () => {
    const game = await play({ data: lost });
    const input = game.find('.stakeInput') as HTMLInputElement;
    const type = (text: string): void => {
      input.value = text;
      input.dispatchEvent(new Event('change', { bubbles: true }));
    };
    const seen = ['62.5', '5', '99,999', '100'].map((text) => {
      type(text);
      return input.value;
    });
    expect(seen).toEqual(['62.50', '20', '20,000', '100']);
    game.find('[aria-label="Raise the stake"]').click();
    expect(input.value).toBe('200');
    game.find('[aria-label="Max: Highest stake"]').click();
    game.find('.isAsking').click();
    expect(input.value).toBe('1,000');
  });

  it('has no automatic rolls, no refill and no word of credits', async () => {
    const game = await play({ data: lost });
    expect(game.root.querySelectorAll('.autoButton, .refill')).toHaveLength(0);
    expect(game.root.textContent).not.toMatch(/credit|fun/i);
  });
});
