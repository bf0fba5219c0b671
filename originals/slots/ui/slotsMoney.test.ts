import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { playMoney, roundOf, type MoneyGame, type Reply } from '../../testing/playMoney';
import { firstGridOf, MODELS } from '../rules/index.ts';
import { mountSlots } from './mountSlots';

const NOTHING = [0, 2, 0, 0, 0];
const SCATTERS = [6, 8, 3, 5, 0];

const spin = (outcome: object, money: object = {}): Reply => ({
  data: roundOf('slots', { outcome: { freeSpins: [], baseMultiplier: 0, ...outcome }, ...money }),
});
const losing = spin({ stops: NOTHING });
/** Three scatters pay twice the stake and give eight free spins, here without a win but the last. */
const free = spin(
  {
    stops: SCATTERS,
    baseMultiplier: 2,
    freeSpins: Array.from({ length: 8 }, (_, index) => ({ stops: NOTHING, multiplier: index === 7 ? 0.5 : 0 })),
  },
  { multiplier: 2.5, win: 125, balance: 1_075 },
);

const play = (api: (index: number) => Reply | Promise<Reply>): Promise<MoneyGame> =>
  playMoney({ kind: 'slots', mount: mountSlots, api: (_call, index) => api(index) });

const shown = ({ root }: MoneyGame): string[] =>
  [...root.querySelectorAll('.reel')].flatMap((reel) =>
    [...reel.querySelectorAll('.cell')].slice(1, 4).map((cell) => cell.className.replace('cell cell', '')),
  );

describe('a player of the slot for money', () => {
  afterEach(() => {
    Reflect.deleteProperty(Element.prototype, 'animate');
  });

  it('sees the stops of the answer, and pays the stake', async () => {
    const game = await play(() => losing);
    game.press(' ');
    await game.settle();
    expect(game.calls[0]).toMatchObject({ path: '/play/bets', body: { stake: 50, choice: {} } });
    expect(shown(game)).toEqual(firstGridOf(MODELS.lines, NOTHING).flat());
    expect(game.said()).toBe('No win this time');
    expect(game.find('.session').textContent).toContain('Profit / loss −Ksh\u00a050');
  });

  it('turns the reels while the answer is awaited, and a tap then does not stop them', async () => {
    const running: { iterations: unknown; cancel: jest.Mock; onfinish?: () => void; finish: () => void }[] = [];
    const animate = (_frames: unknown, options: unknown) => {
      const animation = {
        iterations: typeof options === 'object' ? (options as { iterations: unknown }).iterations : 1,
        cancel: jest.fn(),
        finish: () => (animation as { onfinish?: () => void }).onfinish?.(),
      };
      running.push(animation);
      return animation;
    };
    Object.defineProperty(Element.prototype, 'animate', { value: animate, configurable: true });
    let answer = (_reply: Reply): void => undefined;
    const game = await playMoney({
      kind: 'slots',
      mount: (environment) => mountSlots({ ...environment, isMotionReduced: false }),
      api: () => new Promise<Reply>((resolve) => (answer = resolve)),
    });
    game.press(' ');
    game.press(' ');
    await game.settle();
    expect(running.map(({ iterations }) => iterations)).toEqual(Array(5).fill(Infinity));
    expect(game.calls).toHaveLength(1);
    answer(losing);
    await game.settle();
    expect(running.slice(0, 5).every(({ cancel }) => cancel.mock.calls.length === 1)).toBe(true);
    game.press(' ');
    expect(game.said()).toBe('No win this time');
  });

  it('sees the free spins of the same round one by one, and the win of the answer at their end', async () => {
    const game = await play(() => free);
    game.press(' ');
    await game.settle();
    expect(game.said()).toContain('Free spins left: 8');
    expect(game.find('.creditsValue').textContent).toBe('Ksh\u00a0950');
    game.clock.advance(3_000);
    expect(game.find('.message').textContent).toContain('Free spins left: 7');
    game.clock.advance(60_000);
    expect(game.calls).toHaveLength(1);
    expect(game.find('.paid').textContent).toBe('PaidKsh\u00a0125');
    expect(game.find('.creditsValue').textContent).toBe('Ksh\u00a01,075');
    expect(game.find('.session').textContent).toContain('+Ksh\u00a075');
    expect(game.posts.filter((post) => (post as { type: string }).type === 'round')).toHaveLength(1);
  });

  it('sees a jackpot whatever the reels show, and its money is in the balance and the result of the session', async () => {
    const jackpots = [
      {
        id: 'quick',
        names: { en: 'Quick jackpot', sw: 'Jackpot ya haraka' },
        stake: 50,
        turnover: 5_000,
        prize: 1_200.5,
      },
      { id: 'grand', stake: 50, turnover: 500_000, prize: 0 },
    ];
    const fallen = { jackpots, win: 1_200.5, balance: 2_150.5 };
    const game = await play((index) => (index === 0 ? spin({ stops: NOTHING }, fallen) : losing));
    game.press(' ');
    await game.settle();
    expect(game.said()).toBe('Quick jackpot: Ksh\u00a01,200.50. No win this time');
    expect(game.find('.winBanner').hidden).toBe(false);
    expect(game.find('.winBannerTitle').textContent).toBe('Quick jackpot!');
    expect(game.find('.paid').textContent).toBe('PaidKsh\u00a01,200.50');
    expect(game.find('.creditsValue').textContent).toBe('Ksh\u00a02,150.50');
    expect(game.find('.session').textContent).toContain('+Ksh\u00a01,150.50');
    game.clock.advance(2_600);
    game.press(' ');
    await game.settle();
    expect(game.find('.winBanner').hidden).toBe(true);
  });

  it('sees the result in green after a net gain alone', async () => {
    const answers = [3, 0.5].map((multiplier) =>
      spin({ stops: NOTHING, baseMultiplier: multiplier }, { multiplier, win: 50 * multiplier }),
    );
    const game = await play((index) => answers[index] ?? losing);
    const end = async () => {
      game.press(' ');
      await game.settle();
      game.clock.advance(3_000);
      return { text: game.said(), isGreen: game.find('.message').classList.contains('isWin') };
    };
    expect(await end()).toEqual({ text: 'You won Ksh\u00a0150', isGreen: true });
    expect(await end()).toEqual({ text: 'Ksh\u00a025 of your Ksh\u00a050 came back', isGreen: false });
    expect(await end()).toEqual({ text: 'No win this time', isGreen: false });
  });

  it('sees green where free spins begin with a gain, and not at their end when they paid less than the stake', async () => {
    const game = await play(() => free);
    const isGreen = () => game.find('.message').classList.contains('isWin');
    game.press(' ');
    await game.settle();
    expect(isGreen()).toBe(true);
    game.clock.advance(60_000);
    expect(game.said()).toContain('Free spins paid Ksh\u00a025');
    expect(isGreen()).toBe(false);
  });

  it('spins two and a half seconds after the last spin at the earliest', async () => {
    const game = await play(() => losing);
    game.press(' ');
    await game.settle();
    expect(game.find('.spinButton').getAttribute('aria-disabled')).toBe('true');
    game.clock.advance(2_400);
    game.press(' ');
    await game.settle();
    expect(game.calls).toHaveLength(1);
    game.clock.advance(200);
    expect(game.find('.spinButton').getAttribute('aria-disabled')).toBe('false');
    game.press(' ');
    await game.settle();
    expect(game.calls).toHaveLength(2);
  });

  it('can spin again at once after a refusal, and loses nothing', async () => {
    const game = await play((index) => (index === 0 ? { status: 429, code: 'too_soon' } : losing));
    game.press(' ');
    await game.settle();
    expect(game.find('.noticeText').textContent).toContain('too soon');
    expect(game.find('.creditsValue').textContent).toBe('Ksh\u00a01,000');
    game.press(' ');
    await game.settle();
    expect(game.find('.creditsValue').textContent).toBe('Ksh\u00a0950');
  });

  it.each([
    ['no stop of a reel', { stops: [0, 2, 0, 0, 999] }],
    ['fewer free spins than they win', { stops: SCATTERS }],
  ])('sees an error for stops that are %s', async (_what, outcome) => {
    const game = await play(() => spin(outcome));
    game.press(' ');
    await game.settle();
    expect(game.find('.noticeText').textContent).toContain('could not read the answer');
  });
});
