import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { playMoney, roundOf, type ApiCall, type Reply } from '../../testing/playMoney';
import { mountBlackjack } from './mountBlackjack';

const kind = 'blackjack';
const open = (hands: number[][], moves: string[], more: object = {}) =>
  roundOf(kind, { status: 'open', elapsedMs: 0, outcome: { hands, dealer: [16], moves }, ...more });
/** Answers by path and action; others stay open. */
const apiOf =
  (replies: Record<string, Reply>) =>
  ({ path, body }: ApiCall) =>
    replies[[path.replace('/play/', ''), body?.['action']].filter(Boolean).join(' ')] ??
    new Promise<Reply>(() => undefined);
const STEPS = 'rounds/round-1/steps';

describe('a player of blackjack for money', () => {
  beforeAll(() => void Object.defineProperty(Element.prototype, 'animate', { value: () => ({}), configurable: true }));
  afterAll(() => void Reflect.deleteProperty(Element.prototype, 'animate'));

  it('finds an open round as it stands, and pays a split and a double when the server has answered', async () => {
    const split = { stake: 100, balance: 900 };
    const doubled = {
      ...{ stake: 150, balance: 1_050, win: 200, multiplier: 1.33 },
      outcome: {
        hands: [
          [24, 4, 32],
          [25, 0],
        ],
        dealer: [16, 32, 36],
        moves: ['split', 'double', 'stand'],
      },
    };
    const api = apiOf({
      'rounds/open': { data: { round: open([[24, 25]], []) } },
      [`${STEPS} split`]: {
        data: open(
          [
            [24, 4],
            [25, 0],
          ],
          ['split'],
          split,
        ),
      },
      [`${STEPS} double`]: {
        data: open(
          [
            [24, 4, 32],
            [25, 0],
          ],
          ['split', 'double'],
          { stake: 150, balance: 850 },
        ),
      },
      [`${STEPS} stand`]: { data: roundOf(kind, doubled) },
    });
    const game = await playMoney({ kind, mount: mountBlackjack, api, balance: 950 });
    const balance = () => game.find('.creditsValue').textContent;
    expect(game.find('.player .total').textContent).toBe('16');
    expect((game.find('.stakeInput') as HTMLInputElement).value).toBe('50');
    game.press('p');
    await game.settle();
    expect(balance()).toBe('Ksh\u00a0900');
    game.press('d');
    await game.settle();
    expect([balance(), game.find('.message').textContent]).toEqual([
      'Ksh\u00a0850',
      'Second hand: 10, the dealer shows 6',
    ]);
    game.press('s');
    await game.settle();
    expect([...game.root.querySelectorAll('.hands .end')].map(({ textContent }) => textContent)).toEqual([
      'Won Ksh\u00a0200',
      'Won Ksh\u00a0100',
    ]);
    expect(balance()).toBe('Ksh\u00a01,050');
  });

  it('sees the stake of a double leave before its cards are seen, and the win after them', async () => {
    const over = {
      ...{ stake: 100, win: 200, multiplier: 2, balance: 1_100 },
      outcome: { hands: [[12, 16, 36]], dealer: [16, 32, 36], moves: ['double'] },
    };
    const api = apiOf({
      'rounds/open': { data: { round: open([[12, 16]], []) } },
      [`${STEPS} double`]: { data: roundOf(kind, over) },
    });
    const game = await playMoney({
      ...{ kind, api, balance: 950 },
      mount: (environment) => mountBlackjack({ ...environment, isMotionReduced: false }),
    });
    game.press('d');
    await game.settle();
    expect(game.find('.creditsValue').textContent).toBe('Ksh\u00a0900');
    game.clock.advance(3_000);
    expect(game.find('.creditsValue').textContent).toBe('Ksh\u00a01,100');
  });

  it('goes on with the round when the server refuses a double', async () => {
    const api = apiOf({
      'rounds/open': { data: { round: open([[12, 16]], []) } },
      [`${STEPS} double`]: { status: 422, code: 'insufficient_funds' },
    });
    const game = await playMoney({ kind, mount: mountBlackjack, api, balance: 20 });
    game.press('d');
    await game.settle();
    expect(game.find('.move.hit')).toHaveAttribute('aria-disabled', 'false');
    expect(game.find('.player .total').textContent).toBe('11');
  });

  it('is through at once with a blackjack at the bet', async () => {
    const outcome = { hands: [[48, 44]], dealer: [16, 32], moves: [] };
    const api = apiOf({
      'rounds/open': { data: { round: null } },
      bets: { data: roundOf(kind, { outcome, multiplier: 2.5, win: 125, balance: 1_075 }) },
    });
    const game = await playMoney({ kind, mount: mountBlackjack, api });
    game.find('.action').click();
    await game.settle();
    expect(game.find('.message').textContent).toBe('Blackjack! You won Ksh\u00a0125');
    expect(game.find('.creditsValue').textContent).toBe('Ksh\u00a01,075');
    expect(document.activeElement).toBe(game.find('.action'));
  });
});
