import { describe, expect, it, jest } from '@jest/globals';
import { playGame, scriptedFloats } from '../testing/playGame';
import { type MoneyGame, playMoney } from '../testing/playMoney';
import type { GameEnvironment } from './environment';
import { createStakeRow } from './stakeRow';

function openRow(startCents?: number) {
  const onChange = jest.fn();
  let row!: ReturnType<typeof createStakeRow>;
  const game = playGame(
    (environment) => {
      row = createStakeRow(environment, onChange);
      environment.root.append(row.element);
    },
    { floats: scriptedFloats(), startCents },
  );
  const input = game.find('.stakeInput') as HTMLInputElement;
  const press = (label: string): void => game.find(`[aria-label="${label}"]`).click();
  const type = (text: string): void => {
    input.value = text;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  };
  return { game, row, input, press, type, onChange };
}

describe('the stake row', () => {
  it('accepts a typed stake, and keeps the last one when the text is unreadable', () => {
    const { row, input, type, onChange } = openRow();
    type('125');
    expect(row.stakeCents()).toBe(12_500);
    type('lots');
    expect([row.stakeCents(), input.value]).toEqual([12_500, '125']);
    expect(onChange.mock.calls).toEqual([[12_500]]);
  });

  it.each([
    ['Lower the stake', 1000],
    ['Raise the stake', 5000],
    ['½: Halve the stake', 1000],
    ['2×: Double the stake', 4000],
    ['Max: Highest stake', 50_000],
  ])('changes the stake with "%s", and announces it', (label, cents) => {
    const { game, row, press } = openRow();
    press(label);
    expect(row.stakeCents()).toBe(cents);
    expect(game.said()).toBe(`Stake: ${cents / 100}`);
  });

  it('never goes above the balance or below the least stake', () => {
    const { row, press, type } = openRow(3300);
    press('Max: Highest stake');
    expect(row.stakeCents()).toBe(3300);
    press('2×: Double the stake');
    expect(row.stakeCents()).toBe(3300);
    type('1');
    expect(row.stakeCents()).toBe(1000);
  });

  it('falls with the balance, and only after the round that it is locked for', () => {
    const { game, row, press } = openRow(6000);
    press('Raise the stake');
    game.environment.wallet.take(3000);
    expect(row.stakeCents()).toBe(3000);
    row.setLocked(true);
    game.environment.wallet.take(1500);
    expect(row.stakeCents()).toBe(3000);
    row.setLocked(false);
    expect(row.stakeCents()).toBe(1500);
  });

  it('cannot be changed while it is locked', () => {
    const { game, row } = openRow();
    row.setLocked(true);
    const controls = [...game.root.querySelectorAll<HTMLButtonElement | HTMLInputElement>('button, input')];
    expect(controls.filter(({ disabled }) => !disabled)).toEqual([]);
  });
});

describe('the highest stake for money', () => {
  const most = (game: MoneyGame): HTMLButtonElement => game.find('.stakeChip:last-child') as HTMLButtonElement;
  const openMoneyRow = async (balance: number) => {
    let row!: ReturnType<typeof createStakeRow>;
    const mount = (environment: GameEnvironment): void => {
      row = createStakeRow(environment, () => undefined);
      environment.root.replaceChildren(row.element);
    };
    const game = await playMoney({ kind: 'dice', mount, api: () => 'lost', balance });
    return { game, stakeCents: row.stakeCents };
  };

  it('is asked for once, in its place, above a tenth of the balance', async () => {
    const { game, stakeCents } = await openMoneyRow(900);
    most(game).click();
    expect([most(game).textContent, stakeCents()]).toEqual(['Ksh 900?', 5_000]);
    expect(game.said()).toBe('Ksh 900? Press again to stake that much');
    most(game).click();
    expect([most(game).textContent, stakeCents()]).toEqual(['Max', 90_000]);
  });

  it('is no question any more after another stake, or some seconds', async () => {
    const { game, stakeCents } = await openMoneyRow(900);
    most(game).click();
    game.find('[aria-label="Raise the stake"]').click();
    expect(most(game).textContent).toBe('Max');
    most(game).click();
    game.clock.advance(5_100);
    most(game).click();
    expect([most(game).textContent, stakeCents()]).toEqual(['Ksh 900?', 10_000]);
  });

  it('is set at once where it is a small part of the balance', async () => {
    const { game, stakeCents } = await openMoneyRow(500_000);
    most(game).click();
    expect(stakeCents()).toBe(2_000_000);
  });
});

describe('quick stakes', () => {
  it('are one tap away, within the balance, and the chosen one is marked', async () => {
    let row!: ReturnType<typeof createStakeRow>;
    const mount = (environment: GameEnvironment): void => {
      row = createStakeRow(environment, () => undefined, [2_000, 5_000, 10_000, 50_000]);
      environment.root.replaceChildren(row.element);
    };
    const game = await playMoney({ kind: 'dice', mount, api: () => 'lost', balance: 300 });
    const chips = [...game.root.querySelectorAll<HTMLButtonElement>('.stakeChip')];
    expect(chips.map(({ textContent }) => textContent)).toEqual(['20', '50', '100', '500']);
    chips[2]?.click();
    expect(row.stakeCents()).toBe(10_000);
    expect(chips.map((chip) => chip.classList.contains('isChosen'))).toEqual([false, false, true, false]);
    chips[3]?.click();
    expect(row.stakeCents()).toBe(30_000);
  });
});
