import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { playMoney, roundOf, type ApiCall, type MoneyGame, type Reply } from '../../testing/playMoney';
import { msUntil } from '../rules/index.ts';
import { mountCrash } from './mountCrash';

const flying = (elapsedMs: number, changes: object = {}) =>
  roundOf('crash', { status: 'open', multiplier: 1, elapsedMs, outcome: {}, ...changes });
const cashed = roundOf('crash', {
  multiplier: 1.53,
  win: 76.5,
  balance: 1_026.5,
  outcome: { crashAt: 1.94, cashedOutAt: 1.53 },
});
const crashed = roundOf('crash', { outcome: { crashAt: 1.94 } });
const NONE: Reply = { data: { round: null } };

interface Table {
  game: MoneyGame;
  /** Answers the oldest open call of this kind. */
  answer: (key: string, reply: Reply) => Promise<void>;
}

/** A game whose calls stay open until the test answers them, but for those with an answer of their own. */
async function play(replies: Readonly<Record<string, Reply>> = { open: NONE }): Promise<Table> {
  const open: { key: string; resolve: (reply: Reply) => void }[] = [];
  const api = ({ path }: ApiCall): Reply | Promise<Reply> => {
    const key = path.split('/').at(-1) ?? '';
    return replies[key] ?? new Promise((resolve) => void open.push({ key, resolve }));
  };
  const game = await playMoney({ kind: 'crash', mount: mountCrash, api });
  return {
    game,
    async answer(key, reply) {
      const index = open.findIndex((call) => call.key === key);
      open.splice(index, 1)[0]?.resolve(reply);
      await game.settle();
    },
  };
}

const number = (game: MoneyGame): string => game.find('.flightNumber').textContent;
const mood = (game: MoneyGame): string | undefined => game.find('.flight').dataset['mood'];
const press = async (game: MoneyGame): Promise<void> => {
  game.press(' ');
  await game.settle();
};

describe('a player of the crash game for money', () => {
  beforeEach(() => {
    jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  });

  it('has one stake, and bets it with the automatic cash-out', async () => {
    const { game } = await play();
    expect(game.root.querySelectorAll('.bet')).toHaveLength(1);
    const target = game.find('.bet .fieldInput') as HTMLInputElement;
    target.value = '2.5';
    await press(game);
    await press(game);
    expect(game.calls.at(-1)?.body).toMatchObject({ stake: 50, choice: { autoCashOut: 2.5 } });
    expect(game.calls).toHaveLength(2);
    expect(game.find('.action').textContent).toBe('Placing the bet…');
  });

  it('flies by the time of the server', async () => {
    const { game, answer } = await play();
    await press(game);
    await answer('bets', { data: flying(msUntil(120)) });
    expect(number(game)).toBe('1.20×');
    expect(game.find('.creditsValue').textContent).toBe('Ksh\u00a0950');
    game.clock.advance(msUntil(154) - msUntil(120));
    expect(number(game)).toMatch(/^1\.5\d×$/);
    expect(game.find('.action').textContent).toMatch(/^Cash out Ksh\u00a07/);
  });

  it('cashes out by a call, is paid what the answer says, and sees the rest of the flight', async () => {
    const { game, answer } = await play();
    await press(game);
    await answer('bets', { data: flying(msUntil(150)) });
    await press(game);
    await press(game);
    expect(game.calls.filter(({ body }) => body?.['action'] === 'cashOut')).toHaveLength(1);
    await answer('steps', { data: cashed });
    await answer('result', { data: cashed });
    expect(game.said()).toBe('Cashed out at 1.53×: won Ksh\u00a076.50');
    expect(game.find('.creditsValue').textContent).toBe('Ksh\u00a01,026.50');
    expect(game.find('.session').textContent).toContain('+Ksh\u00a026.50');
    expect(mood(game)).toBe('flying');
    game.clock.advance(msUntil(194));
    expect([mood(game), number(game)]).toEqual(['crashed', '1.94×']);
    expect(game.find('.flightMark').textContent).toBe('1.53×');
    expect(game.posts.filter((post) => (post as { type: string }).type === 'round')).toHaveLength(1);
  });

  it('learns from the server that the flight is gone', async () => {
    const { game, answer } = await play();
    await press(game);
    await answer('bets', { data: flying(0) });
    game.clock.advance(msUntil(199));
    expect(mood(game)).toBe('flying');
    await answer('result', { data: crashed });
    expect([mood(game), number(game)]).toEqual(['crashed', '1.94×']);
    expect(game.said()).toBe('Gone at 1.94×: Ksh\u00a050 lost');
    expect(game.find('.session').textContent).toContain('−Ksh\u00a050');
  });

  it('asks again while the flight goes on', async () => {
    const { game, answer } = await play();
    await press(game);
    await answer('bets', { data: flying(0) });
    await answer('result', { data: flying(20_000) });
    await answer('result', { data: crashed });
    expect(game.calls.filter(({ path }) => path.endsWith('/result'))).toHaveLength(2);
    expect(mood(game)).toBe('crashed');
  });

  it('is told of an automatic cash-out by the server, at its multiplier', async () => {
    const { game, answer } = await play();
    await press(game);
    await answer('bets', { data: flying(0, { choice: { autoCashOut: 1.53 } }) });
    game.clock.advance(msUntil(160));
    expect(game.said()).not.toContain('Cashed');
    await answer('result', { data: cashed });
    expect(game.said()).toBe('Cashed out at 1.53×: won Ksh\u00a076.50');
  });

  it('sees the truth when the cash-out came too late', async () => {
    const { game, answer } = await play();
    await press(game);
    await answer('bets', { data: flying(msUntil(190)) });
    await press(game);
    await answer('steps', { status: 409, code: 'round_closed' });
    await answer('result', { data: crashed });
    expect(game.said()).toBe('Gone at 1.94×: Ksh\u00a050 lost');
  });

  it('sees a flight that is gone with the bet', async () => {
    const { game, answer } = await play();
    await press(game);
    await answer('bets', { data: roundOf('crash', { outcome: { crashAt: 1 } }) });
    expect([mood(game), number(game)]).toEqual(['crashed', '1.00×']);
    expect(game.find('.action').textContent).toBe('Bet Ksh\u00a050');
  });

  it('is back in mid-flight after a reload, and can cash out', async () => {
    const { game, answer } = await play({ open: { data: { round: flying(msUntil(140), { stake: 200 }) } } });
    expect([mood(game), number(game)]).toEqual(['flying', '1.40×']);
    expect(game.find('.noticeText').textContent).toBe('Your round goes on');
    expect(game.find('.action').textContent).toBe('Cash out Ksh\u00a0280');
    await press(game);
    await answer('steps', { data: cashed });
    expect(game.said()).toContain('Cashed out');
  });

  it('can bet again during the rest of a flight', async () => {
    const { game, answer } = await play();
    await press(game);
    await answer('bets', { data: flying(msUntil(150)) });
    await press(game);
    await answer('steps', { data: cashed });
    game.find('.action').click();
    expect(game.calls.filter(({ path }) => path === '/play/bets')).toHaveLength(1);
    game.clock.advance(750);
    game.find('.action').click();
    await game.settle();
    expect(game.find('.historyItem').textContent).toBe('1.94×');
    await answer('bets', { data: flying(0, { roundId: 'round-2' }) });
    expect([mood(game), number(game)]).toEqual(['flying', '1.00×']);
  });

  it('gets the stake of a cancelled flight back', async () => {
    const { game, answer } = await play();
    await press(game);
    await answer('bets', { data: flying(0) });
    await answer('result', { data: flying(0, { status: 'void', balance: 1_000 }) });
    expect(game.find('.noticeText').textContent).toContain('Your stake of Ksh\u00a050 is back');
    expect(game.find('.creditsValue').textContent).toBe('Ksh\u00a01,000');
    expect(mood(game)).toBe('waiting');
  });

  it('is led to the deposit without enough money', async () => {
    const { game, answer } = await play();
    await press(game);
    await answer('bets', { status: 409, code: 'insufficient_funds' });
    expect(game.find('.noticeDeposit').hidden).toBe(false);
    expect(game.find('.action').textContent).toBe('Bet Ksh\u00a050');
  });
});
